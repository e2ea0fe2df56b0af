/** After the game: whether everybody may read what was whispered. */

import { useState } from "preact/hooks";
import { api } from "../api";
import type { Update } from "../game";
import { trying } from "../toast";
import { t } from "../words";

/** The seats that were in a whisper. */
function whisperers(update: Update): number[] {
  return [...new Set(update.whispers.flatMap(({ seat, to }) => [seat, ...to]))].sort();
}

export function Whispers({ update, seatKey }: { update: Update; seatKey: string | null }) {
  const [busy, setBusy] = useState(false);
  const asked = whisperers(update);
  if (!asked.length) return null;
  if (update.whispers_open) return <p class="whispers-end">{t("whispers-opened")}</p>;
  const missing = asked.filter((seat) => update.seats[seat]?.kind === "person" && !update.seats[seat]?.agrees);
  const names = missing.map((seat) => update.seats[seat]?.spoken ?? "").join(", ");
  const mine = update.seat !== null && asked.includes(update.seat);
  const agreed = update.seat !== null && (update.seats[update.seat]?.agrees ?? false);
  const change = async () => {
    if (!seatKey) return;
    setBusy(true);
    await trying(api.openWhispers(update.table, !agreed, seatKey));
    setBusy(false);
  };
  return (
    <div class="whispers-end">
      <p>{t("whispers-closed", { names, count: missing.length })}</p>
      {mine && seatKey && (
        <button type="button" disabled={busy} onClick={() => void change()}>
          {t(agreed ? "whispers-keep" : "whispers-open")}
        </button>
      )}
    </div>
  );
}
