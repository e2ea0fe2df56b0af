/** Banners and agents: pieces with the cut, the letters and the number that tell them apart. */

import { type Piece, type PlacedPiece, Tracker } from "@client/pieces";
import type { Empire, Props, View } from "./view";

const tracker = new Tracker();

/** One army for each region with banners, and all agents: so that the eye can follow those that move. */
function standing(view: View): PlacedPiece[] {
  const armies = view.regions
    .filter((region) => region.banners > 0)
    .map((region) => ({ kind: region.holder as string, place: `region:${region.id}` }));
  const sent = view.posts
    .filter((post) => post.agent !== null)
    .map((post) => ({ kind: `agent-${post.agent}`, place: `post:${post.id}` }));
  const stationed = view.regions.flatMap((region) =>
    region.agents.map((seat) => ({ kind: `agent-${seat}`, place: `region:${region.id}` })),
  );
  return [...armies, ...sent, ...stationed];
}

/** The name of a piece that stays the same while it moves. */
export function pieceAt(props: Props, kind: string, place: string): string | undefined {
  const pieces: Piece[] = tracker.at(props.update, standing(props.update.view));
  return pieces.find((piece) => piece.kind === kind && piece.place === place)?.key;
}

interface MarkProps {
  props: Props;
  x: number;
  y: number;
  size: number;
}

/** A banner with the letters of its empire. */
export function Banner({ props, empire, x, y, size }: MarkProps & { empire: Empire }) {
  return (
    <>
      <use href={`#piece-${empire}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      <text class={`letter letter-${empire}`} x={x} y={y + size * 0.04} font-size={size * 0.37} text-anchor="middle">
        {props.speak(`short-${empire}`)}
      </text>
    </>
  );
}

/** An agent with the number of its player. */
export function Agent({ props, seat, x, y, size }: MarkProps & { seat: number }) {
  const society = props.update.view.players[seat]?.society ?? "raven";
  return (
    <>
      <use href={`#piece-${society}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      <text class="letter" x={x} y={y + size * 0.19} font-size={size * 0.55} text-anchor="middle">
        {seat + 1}
      </text>
    </>
  );
}

/** A banner in a panel. */
export function SmallBanner({ props, empire, label }: { props: Props; empire: Empire; label?: string }) {
  return (
    <svg
      class="ww-small"
      viewBox="-16 -16 32 32"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <Banner props={props} empire={empire} x={0} y={0} size={32} />
    </svg>
  );
}

/** An agent in a panel. */
export function SmallAgent({
  props,
  seat,
  label,
  place,
}: {
  props: Props;
  seat: number;
  label?: string;
  place?: string;
}) {
  return (
    <svg
      class="ww-small"
      viewBox="-16 -16 32 32"
      data-piece={place && pieceAt(props, `agent-${seat}`, place)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <Agent props={props} seat={seat} x={0} y={0} size={32} />
    </svg>
  );
}
