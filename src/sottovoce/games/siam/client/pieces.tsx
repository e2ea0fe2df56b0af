/** Followers: pieces with the shape and the letter of their faction, the same one from update to update. */

import { type Piece, type PlacedPiece, Tracker } from "@client/pieces";
import { FACTIONS, type Faction, type Followers, type Props, type View } from "./view";

const CUBE = 34;
const LETTER = 0.52;
const tracker = new Tracker();

function standing(view: View): PlacedPiece[] {
  const crowd = (followers: Followers, place: string) =>
    FACTIONS.flatMap((kind) => Array.from({ length: followers[kind] }, () => ({ kind, place })));
  return [
    ...view.provinces.flatMap(({ id, followers }) => crowd(followers, `province:${id}`)),
    ...crowd(view.pool, "pool"),
    ...view.players.flatMap(({ court }, seat) => crowd(court, `court:${seat}`)),
  ];
}

/** The followers at a place, faction by faction. */
export function followersAt(props: Props, place: string): Piece[] {
  return tracker.at(props.update, standing(props.update.view)).filter((piece) => piece.place === place);
}

interface PieceProps {
  props: Props;
  kind: string;
  x: number;
  y: number;
  size?: number;
}

/** A piece with its letter, centred on a point of an SVG. */
export function Mark({ props, kind, x, y, size = CUBE }: PieceProps) {
  return (
    <>
      <use href={`#piece-${kind}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      <text
        class={`letter letter-${kind}`}
        x={x}
        y={y + size * LETTER * 0.34}
        font-size={size * LETTER}
        text-anchor="middle"
      >
        {props.speak(`letter-${kind}`)}
      </text>
    </>
  );
}

/** A row of followers in a panel, with their number. */
export function Row({ props, place, faction }: { props: Props; place: string; faction: Faction }) {
  const pieces = followersAt(props, place).filter((piece) => piece.kind === faction);
  return (
    <span class="siam-row" data-faction={faction}>
      <span class="siam-row-count">{pieces.length}</span>
      <span class="siam-row-pieces">
        {(pieces.length ? pieces : [null]).map((piece) => (
          <svg
            key={piece?.key ?? "none"}
            class="siam-small"
            viewBox="-16 -16 32 32"
            data-piece={piece?.key}
            data-none={piece ? undefined : ""}
            aria-hidden="true"
          >
            <Mark props={props} kind={faction} x={0} y={0} size={32} />
          </svg>
        ))}
      </span>
      <span class="hidden-text">{props.speak(`faction-${faction}`)}</span>
    </span>
  );
}
