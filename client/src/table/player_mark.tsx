/** A player's own colour and shape, as on the board. */

import type { ComponentChild } from "preact";
import type { GameClient, SeatMark, Update } from "../game";

const SHAPES: readonly ComponentChild[] = [
  <circle key={0} cx={8} cy={8} r={6} />,
  <rect key={1} x={2.5} y={2.5} width={11} height={11} rx={1} />,
  <path key={2} d="M8 1.5 15 14H1z" />,
  <path key={3} d="M8 .8 15.2 8 8 15.2.8 8z" />,
];

/** How a seat looks: as its game says, else by its number. */
export function markOf(client: GameClient | null, update: Update, seat: number): SeatMark {
  const own = update.view ? client?.mark?.(update.view, seat) : undefined;
  return own ?? { color: `var(--seat-${seat % SHAPES.length})` };
}

/** The seat's shape in its colour; decoration, because its name stands beside it. */
export function SeatSign({ mark, seat }: { mark: SeatMark; seat: number }) {
  return (
    <svg class="seat-sign" viewBox="0 0 16 16" style={{ color: mark.color }} fill="currentcolor" aria-hidden="true">
      {mark.shape ?? SHAPES[seat % SHAPES.length]}
    </svg>
  );
}
