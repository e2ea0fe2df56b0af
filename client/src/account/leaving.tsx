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
  /** Called when the seat was given back. */
  left?: () => void;
}

/** Handing one's seat over by a link, and giving it back. */
export function SeatButtons({ table, seat, seatKey, left }: SeatProps) {
  const [asking, setAsking] = useState<"hand" | "back" | null>(null);
  const [link, setLink] = useState("");
  const path = `/api/tables/${table}/seats/${seat}`;
  const handOver = async () => {
    const made = await trying(call<HandedOver>("POST", `${path}/hand-over`, {}, seatKey));
    if (made) setLink(`${location.origin}/join/${table}#${made.invite}`);
  };
  const giveBack = async () => {
    const done = await trying(call("POST", `${path}/leave`, {}, seatKey).then(() => true));
    if (!done) return;
    setAsking(null);
    forgetSeat(table, seat);
    left?.();
    tell(a("given-back"));
    if (session.peek()?.account) await trying(begin());
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => setAsking("hand")}>
        {a("hand-over")}
      </button>
      <button type="button" class="quiet" onClick={() => setAsking("back")}>
        {a("give-back")}
      </button>
      {asking === "hand" && (
        <Dialog title={a("hand-over")} close={() => setAsking(null)}>
          <p>{a("hand-over-explained")}</p>
          {link ? (
            <CopyLink address={link} label={a("hand-over")} />
          ) : (
            <button type="button" class="primary" onClick={() => void handOver()}>
              {a("hand-over-link")}
            </button>
          )}
        </Dialog>
      )}
      {asking === "back" && (
        <Dialog title={a("give-back")} close={() => setAsking(null)}>
          <p>{a("give-back-explained")}</p>
          <button type="button" class="primary" onClick={() => void giveBack()}>
            {a("give-back-now")}
          </button>
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
