/** Seats that change hands, the archive of everything, and leaving for good. */

import { useState } from "preact/hooks";
import { call } from "../api";
import { forgetSeat } from "../keys";
import type { HandedOver, SignedIn } from "../messages";
import { keep, keptNames, recall } from "../settings";
import { CopyLink } from "../table/link";
import { explainFailure, tell, trying } from "../toast";
import { Dialog } from "../ui/dialog";
import { unsubscribe } from "../worker/push";
import { Section } from "./parts";
import { ask, begin, pageKey, session } from "./session";
import { a } from "./words";

interface SeatProps {
  table: string;
  seat: number;
  seatKey: string;
  /** Which table it is about, where that is not in sight. */
  where?: string;
  /** Looks like one of several things that can be done to a row. */
  quiet?: boolean;
}

const seatPath = ({ table, seat }: SeatProps) => `/api/tables/${table}/seats/${seat}`;

/** Handing one's seat over by a link. */
export function HandOver(props: SeatProps) {
  const { table, seatKey, where, quiet } = props;
  const [asking, setAsking] = useState(false);
  const [link, setLink] = useState("");
  const handOver = async () => {
    const made = await trying(call<HandedOver>("POST", `${seatPath(props)}/hand-over`, {}, seatKey));
    if (made) setLink(`${location.origin}/join/${table}#${made.invite}`);
  };
  return (
    <>
      <button type="button" class={quiet ? "quiet" : ""} onClick={() => setAsking(true)}>
        {a("hand-over")}
      </button>
      {asking && (
        <Dialog title={a("hand-over-title")} close={() => setAsking(false)}>
          {where && <p class="seat-where">{where}</p>}
          <p>{a("hand-over-explained")}</p>
          {link ? (
            <CopyLink address={link} label={a("hand-over-title")} />
          ) : (
            <button type="button" class="primary" onClick={() => void handOver()}>
              {a("hand-over-link")}
            </button>
          )}
        </Dialog>
      )}
    </>
  );
}

/** Giving one's seat back; `left` is called when that is done. */
export function GiveBack(props: SeatProps & { left?: () => void }) {
  const { table, seat, seatKey, where, quiet, left } = props;
  const [asking, setAsking] = useState(false);
  const giveBack = async () => {
    const done = await trying(call("POST", `${seatPath(props)}/leave`, {}, seatKey).then(() => true));
    if (!done) return;
    setAsking(false);
    forgetSeat(table, seat);
    left?.();
    tell(a("given-back"));
    if (session.peek()?.account) await trying(begin());
  };
  return (
    <>
      <button type="button" class={quiet ? "quiet" : ""} onClick={() => setAsking(true)}>
        {a("give-back")}
      </button>
      {asking && (
        <Dialog title={a("give-back-title")} close={() => setAsking(false)}>
          {where && <p class="seat-where">{where}</p>}
          <p>{a("give-back-explained")}</p>
          <p class="card-buttons">
            <button type="button" class="primary" onClick={() => void giveBack()}>
              {a("give-back-now")}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {a("stay")}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** Forgets what travelled with the account; seats of others at this screen are theirs, and stay. */
function forgetAll(): void {
  const tables = recall("tables");
  for (const name of keptNames()) keep(name, null);
  keep("tables", tables);
}

/** Everything in one archive, and the end of the account. */
export function Leaving() {
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState("");
  const take = async () => {
    try {
      const answer = await fetch("/api/account/export", { headers: { Authorization: `Bearer ${pageKey()}` } });
      if (!answer.ok) return tell(((await answer.json()) as { message: string }).message);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await answer.blob());
      link.download = "sottovoce.zip";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (problem) {
      explainFailure(problem);
    }
  };
  const leave = async (event: Event) => {
    event.preventDefault();
    const told = await trying(ask<SignedIn>("POST", "/leave", { name }));
    if (!told) return;
    await unsubscribe().catch(() => undefined);
    forgetAll();
    setAsking(false);
    location.assign("/");
  };
  return (
    <Section id="leaving" title={a("leaving")}>
      <p class="card-buttons">
        <button type="button" onClick={() => void take()}>
          {a("export")}
        </button>
        <button type="button" class="quiet" onClick={() => setAsking(true)}>
          {a("delete-account")}
        </button>
      </p>
      {asking && (
        <Dialog title={a("delete-account")} close={() => setAsking(false)}>
          <form onSubmit={leave}>
            <p>{a("delete-explained")}</p>
            <label class="field">
              <span>{a("delete-name")}</span>
              <input
                name="leave-name"
                required
                autocomplete="off"
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="primary">
              {a("delete-now")}
            </button>
          </form>
        </Dialog>
      )}
    </Section>
  );
}
