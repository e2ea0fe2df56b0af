/** At the end: what this browser has found out about the dice, by itself, and everything to check it again. */

import { useEffect, useState } from "preact/hooks";
import { type DiceProof, keptDice, proofOf } from "../dice";
import type { Update } from "../game";
import { ownTable } from "../keys";
import { lang } from "../settings";
import { t } from "../words";
import { Marks } from "./fairness";

/** The seed, what was added to it, and whether it is as it should be. */
export function Proof({ update }: { update: Update }) {
  const [verdict, setVerdict] = useState<DiceProof | null>(null);
  useEffect(() => {
    const seats = ownTable(update.table)?.seats.map(({ seat }) => seat) ?? [];
    proofOf(update, seats).then(setVerdict);
  }, [update.table, update.seed]);
  const kept = keptDice(update.table);
  const since = new Date(kept?.since ?? 0).toLocaleString(lang.value, { dateStyle: "medium", timeStyle: "short" });
  const wrong = verdict?.startsWith("wrong") ?? false;
  return (
    <div class="proof">
      <p class="proof-verdict" role={wrong ? "alert" : "status"} data-verdict={verdict ?? undefined}>
        {verdict && t(`dice-${verdict}`, { since })}
      </p>
      <Marks update={update} />
      <details>
        <summary>{t("proof")}</summary>
        <p>{t("proof-explained")}</p>
        <dl>
          <dt>{t("commitment")}</dt>
          <dd class="hex">{update.commitment}</dd>
          {kept && kept.commitment !== update.commitment && (
            <>
              <dt>{t("commitment-kept", { since })}</dt>
              <dd class="hex">{kept.commitment}</dd>
            </>
          )}
          <dt>{t("seed")}</dt>
          <dd class="hex">{update.seed}</dd>
          {update.seats.map((seat, number) => (
            <Added key={number} name={seat.spoken} bot={seat.kind === "bot"} nonce={update.nonces[number]} />
          ))}
        </dl>
        <p>{t("verify-command")}</p>
        <pre>
          <code>sottovoce verify FILE.game --hash {kept?.commitment ?? update.commitment}</code>
        </pre>
      </details>
    </div>
  );
}

/** What one seat has added to the seed, or that it has not. */
function Added({ name, bot, nonce }: { name: string; bot: boolean; nonce: string | undefined }) {
  return (
    <>
      <dt>{t("nonce-of", { name })}</dt>
      {nonce ? <dd class="hex">{nonce}</dd> : <dd>{t(bot ? "nonce-bot" : "nonce-none")}</dd>}
    </>
  );
}
