/** The end: who won and why, the seed and its proof, the file, a rematch, the replay. */

import { useState } from "preact/hooks";
import { api } from "../api";
import type { Update } from "../game";
import { remember, rememberSeat } from "../keys";
import { go, Link } from "../router";
import { trying } from "../toast";
import { commits } from "../verify";
import { t } from "../words";

interface EndingProps {
  update: Update;
  seatKey: string | null;
}

export function Ending({ update, seatKey }: EndingProps) {
  return (
    <section class="ending sheet" id="prompt" aria-labelledby="ending-title" tabIndex={-1}>
      <div class="ending-words">
        <h2 id="ending-title">{title(update)}</h2>
        {update.ending.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {update.scores.length > 0 && <Scores update={update} />}
      <div class="ending-buttons">
        {seatKey && <Rematch update={update} seatKey={seatKey} />}
        <Link to={`/t/${update.table}/at/${update.entry}`} class="button">
          {t("replay")}
        </Link>
        <Link to={`/t/${update.table}/at/${update.entry}#analysis`} class="button">
          {t("analysis")}
        </Link>
        <button type="button" onClick={() => void download(update.table, seatKey)}>
          {t("download")}
        </button>
      </div>
      {update.seed && <Proof seed={update.seed} commitment={update.commitment} />}
    </section>
  );
}

function title(update: Update): string {
  const names = update.winners.map((seat) => update.seats[seat]?.spoken ?? "").join(", ");
  if (update.seat !== null && update.winners.includes(update.seat)) {
    return update.winners.length === 1 ? t("you-win") : t("you-share", { names });
  }
  return t("wins", { names, count: update.winners.length });
}

function Scores({ update }: { update: Update }) {
  return (
    <table class="scores">
      <caption class="hidden-text">{t("scores")}</caption>
      <tbody>
        {update.seats.map((seat, number) => (
          <tr key={number} data-winner={update.winners.includes(number) || undefined}>
            <th scope="row">{seat.spoken}</th>
            <td>{update.scores[number]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rematch({ update, seatKey }: { update: Update; seatKey: string }) {
  const ask = async () => {
    const made = await trying(api.rematch(update.table, seatKey));
    if (!made) return;
    rememberSeat(made.id, update.game, made);
    if (made.host) remember(made.id, { host: made.host });
    go(`/t/${made.id}`);
  };
  return (
    <button type="button" class="primary" onClick={() => void ask()}>
      {update.rematch ? t("join-rematch") : t("rematch")}
    </button>
  );
}

/** Saves the game file. */
async function download(table: string, seatKey: string | null): Promise<void> {
  const file = await trying(api.file(table, seatKey));
  if (!file) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${table}.game`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The seed of the dice, checked here against the hash that was public from the start. */
function Proof({ seed, commitment }: { seed: string; commitment: string }) {
  const [result, setResult] = useState<"" | "verified" | "not-verified" | "verify-elsewhere">("");
  const check = async () => {
    const right = await commits(seed, commitment);
    setResult(right === null ? "verify-elsewhere" : right ? "verified" : "not-verified");
  };
  return (
    <details class="proof">
      <summary>{t("proof")}</summary>
      <p>{t("proof-explained")}</p>
      <dl>
        <dt>{t("seed")}</dt>
        <dd class="hex">{seed}</dd>
        <dt>{t("commitment")}</dt>
        <dd class="hex">{commitment}</dd>
      </dl>
      <button type="button" onClick={() => void check()}>
        {t("verify")}
      </button>
      <p role="status" data-result={result || undefined}>
        {result && t(result)}
      </p>
      <p>{t("verify-command")}</p>
      <pre>
        <code>sottovoce verify FILE.game</code>
      </pre>
    </details>
  );
}
