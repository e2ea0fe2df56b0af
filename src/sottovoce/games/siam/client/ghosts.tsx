/** What a choice would do, before it is made: arrows for what moves, ghosts where it goes, and who would then lead. */

import type { PlaceGeometry, Point } from "@client/game";
import { Mark } from "./pieces";
import { FACTIONS, type Props, type View } from "./view";

/** A piece that goes from one place to another; from or to nowhere on the map is null. */
export interface Move {
  kind: string;
  from: string | null;
  to: string | null;
}

/** What a place gains (or loses, below zero) of each faction. */
function gains(before: View, after: View, kind: (typeof FACTIONS)[number]): [string, number][] {
  return before.provinces.map((province) => {
    const then = after.provinces.find(({ id }) => id === province.id);
    return [province.id, (then?.followers[kind] ?? 0) - province.followers[kind]];
  });
}

/** All that moves between two positions, as far as it can be seen on the map. */
export function movesBetween(before: View, after: View): Move[] {
  const followers = FACTIONS.flatMap((kind) => {
    const changed = gains(before, after, kind);
    const leaving = changed.flatMap(([id, by]) => Array<string>(Math.max(0, -by)).fill(id));
    const coming = changed.flatMap(([id, by]) => Array<string>(Math.max(0, by)).fill(id));
    const most = Math.max(leaving.length, coming.length);
    return Array.from({ length: most }, (_, at) => ({ kind, from: leaving[at] ?? null, to: coming[at] ?? null }));
  });
  const tiles = before.provinces.flatMap((province) => {
    const now = after.provinces.find((one) => one.box === province.box);
    return now && now.id !== province.id ? [{ kind: "tile", from: province.id, to: now.id }] : [];
  });
  const kings = after.provinces.flatMap((province) => {
    const crowned = province.king && !before.provinces.find(({ id }) => id === province.id)?.king;
    return crowned ? [{ kind: "king", from: null, to: province.id }] : [];
  });
  return [...followers, ...tiles, ...kings];
}

export function Ghosts(props: Props) {
  const { view } = props.update;
  const after = props.preview.value?.view;
  const places = props.drawing?.places ?? {};
  if (!after) return null;
  const spot = (id: string | null) => (id === null ? undefined : places[`province:${id}`]);
  const led = after.provinces.filter((province) => {
    const now = view.provinces.find(({ id }) => id === province.id)?.leads;
    return province.leads !== null && province.leads !== now;
  });
  return (
    <g class="siam-ghosts" aria-hidden="true">
      {movesBetween(view, after).map((move, number) => (
        <Ghost key={number} props={props} move={move} from={spot(move.from)} to={spot(move.to)} />
      ))}
      {led.map((province) => {
        const at = spot(province.id)?.label ?? [0, 0];
        return (
          <text key={province.id} class="siam-ghost-leads" x={at[0]} y={at[1] - 22} text-anchor="middle">
            {props.speak(`leads-${province.leads}`)}
          </text>
        );
      })}
    </g>
  );
}

interface GhostProps {
  props: Props;
  move: Move;
  from: PlaceGeometry | undefined;
  to: PlaceGeometry | undefined;
}

function Ghost({ props, move, from, to }: GhostProps) {
  const start = from && standsAt(move.kind, from);
  const end = to && standsAt(move.kind, to);
  return (
    <>
      {start && end && <path class="siam-ghost-way" d={way(start, end)} />}
      {start && !end && <path class="siam-ghost-way" d={way(start, [start[0], start[1] - 90])} />}
      {end && move.kind !== "tile" && (
        <g class="siam-ghost" data-kind={move.kind}>
          {move.kind === "king" ? (
            <use href="#piece-king" x={end[0] - 24} y={end[1] - 24} width={48} height={48} />
          ) : (
            <Mark props={props} kind={move.kind} x={end[0]} y={end[1]} size={48} />
          )}
        </g>
      )}
    </>
  );
}

function standsAt(kind: string, spot: PlaceGeometry): Point {
  const icon = kind === "tile" ? spot.icons?.[1] : kind === "king" ? spot.icons?.[2] : undefined;
  return icon ?? spot.slots?.[5] ?? spot.center;
}

function way(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [u, v] = [dx / length, dy / length];
  const bend = Math.min(60, length / 4);
  const tip: Point = [to[0] - u * 26, to[1] - v * 26];
  const middle: Point = [(from[0] + to[0]) / 2 - v * bend, (from[1] + to[1]) / 2 + u * bend];
  const head = `M${tip[0]} ${tip[1]}l${-u * 22 - v * 13} ${-v * 22 + u * 13}M${tip[0]} ${tip[1]}l${-u * 22 + v * 13} ${-v * 22 - u * 13}`;
  return `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${tip[0]} ${tip[1]}${head}`;
}
