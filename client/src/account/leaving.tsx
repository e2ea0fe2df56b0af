/** Seats that change hands, the archive of everything, and leaving for good. */

import { useState } from "preact/hooks";
import { call } from "../api";
import { forget, type OwnTable } from "../keys";
import type { HandedOver, SignedIn } from "../messages";
import { go } from "../router";
import { explainFailure, tell, trying } from "../toast";
import { Dialog } from "../ui/dialog";
import { unsubscribe } from "../worker/install";
import { ask, begin, pageKey, session } from "./session";
import { a } from "./words";

/** Handing one's seat over by a link, and giving it back. */
export function SeatButtons({ table, seat, seatKey }: { table: OwnTable; seat: number; seatKey: string }) {
  const [asking, setAsking] = useState<"hand" | "back" | null>(null);
  const [link, setLink] = useState("");
  const path = `/api/tables/${table.id}/seats/${seat}`;
  const handOver = async () => {
    const made = await trying(call<HandedOver>("POST", `${path}/hand-over`, {}, seatKey));
    if (made) setLink(`${location.origin}/join/${table.id}#${made.invite}`);
  };
  const giveBack = async () => {
    const done = await trying(call("POST", `${path}/leave`, {}, seatKey).then(() => true));
    if (!done) return;
    setAsking(null);
    forget(table.id);
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
            <p>
              <output>{link}</output>{" "}
              <button
                type="button"
                onClick={() => void navigator.clipboard?.writeText(link).then(() => tell(a("copied")))}
              >
                {a("copy")}
              </button>
            </p>
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
    localStorage.clear();
    setAsking(false);
    go("/");
    location.reload();
  };
  return (
    <section aria-labelledby="leaving">
      <h2 id="leaving">{a("leaving")}</h2>
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
    </section>
  );
}
