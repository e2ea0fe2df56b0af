/** What everybody at a table should know: its marks, the hash of its dice, and what will be public at the end. */

import type { Update } from "../game";
import { t } from "../words";

/** What is marked: a chosen seed, hints, steps that may be taken back, keys in one hand. */
export function Marks({ update }: { update: Update }) {
  if (!update.marks.length) return null;
  return (
    <ul class="marks" aria-label={t("marks")}>
      {update.marks.map((mark) => {
        const [name, ...seats] = mark.split(" ");
        const names = seats.map((seat) => update.seats[Number(seat)]?.spoken ?? "").join(", ");
        return (
          <li key={mark} data-mark={name}>
            {t(`mark-${name}`, { names })}
          </li>
        );
      })}
    </ul>
  );
}

/** What will be public at the end, and what binds the dice from the start. */
export function Fairness({ update }: { update: Update }) {
  return (
    <section class="fairness" aria-label={t("fairness")}>
      <h3>{t("fairness")}</h3>
      <p>{t("public-at-end")}</p>
      <p>{t("private-at-end")}</p>
      <Marks update={update} />
      <details>
        <summary>{t("dice-hash")}</summary>
        <p>{t("dice-hash-explained")}</p>
        <p class="hex">{update.commitment}</p>
        <ul>
          {update.seats.map((seat, number) => (
            <li key={number}>{t("nonce-state", { name: seat.spoken, state: stateOf(update, number) })}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function stateOf(update: Update, number: number): string {
  const seat = update.seats[number];
  if (seat?.kind === "bot") return "bot";
  return seat?.kind === "person" ? seat.nonce : "empty";
}
