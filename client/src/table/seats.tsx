/** Who sits at the table: presence, and whose turn it is. */

import type { GameClient, Update } from "../game";
import { t } from "../words";
import { markOf, SeatSign } from "./player_mark";

const MANY = 2; // more than these have little room on a phone

/** One line with everybody's name, a dot for presence, and a mark for whom we wait for. */
export function SeatChips({ update, client }: { update: Update; client: GameClient | null }) {
  return (
    <ul class="seats" aria-label={t("players")} data-many={update.seats.length > MANY || undefined}>
      {update.seats.map((seat, number) => {
        const waited = update.to_act.includes(number);
        return (
          <li
            key={number}
            class="seat"
            data-seat={number}
            data-waited={waited || undefined}
            data-absent={(seat.kind !== "bot" && !seat.online) || undefined}
          >
            <span class="presence" data-online={seat.kind === "bot" ? "bot" : seat.online} aria-hidden="true" />
            {update.state !== "gathering" && <SeatSign mark={markOf(client, update, number)} seat={number} />}
            <span class="seat-name">{seat.spoken}</span>
            {number === update.seat && <span class="seat-you">{t("you")}</span>}
            <span class="hidden-text">{presence(seat.kind, seat.online)}</span>
            {waited && <span class="hidden-text">{t("is-awaited")}</span>}
          </li>
        );
      })}
      {update.watchers > 0 && <li class="watchers">{t("watchers", { count: update.watchers })}</li>}
    </ul>
  );
}

/** Opens what people settle beside the game; in the head, where no answer ever was a moment ago. */
export function AffairsButton({ orders, open }: { orders: number; open: () => void }) {
  return (
    <button type="button" class="quiet affairs-open" onClick={open}>
      <span class="head-words">{t("affairs")}</span>
      {orders > 0 && <span class="affairs-count">{orders}</span>}
    </button>
  );
}

function presence(kind: string, online: boolean): string {
  if (kind === "bot") return t("seat-bot");
  if (kind === "open" || kind === "friend") return t("seat-empty");
  return online ? t("seat-online") : t("seat-offline");
}
