/** Ways as they are drawn on the board: who goes where, who stays, whom one accuses. */

import type { PlaceGeometry, Point } from "@client/game";
import { middle } from "./geometry";
import type { Path } from "./reveal_steps";
import type { Props } from "./view";

interface PathsProps {
  props: Props;
  paths: Path[];
  /** The path that matters now; the others are faint. */
  now?: Path | null;
}

/** Bent lines with a head, in the colour of their vizier; a ring for who stays. */
export function Paths({ props, paths, now }: PathsProps) {
  const places = props.drawing?.places ?? {};
  return (
    <g class="vr-paths" aria-hidden="true">
      {paths.map((path) => (
        <Way key={`${path.vizier} ${path.to}`} props={props} places={places} path={path} faint={now !== undefined} />
      ))}
      {now && <Way props={props} places={places} path={now} faint={false} />}
    </g>
  );
}

interface WayProps {
  props: Props;
  places: Record<string, PlaceGeometry>;
  path: Path;
  faint: boolean;
}

function Way({ props, places, path, faint }: WayProps) {
  const { view } = props.update;
  const from = middle(view, places, path.from);
  const to = middle(view, places, path.to);
  const [colour] = path.vizier.split("-");
  const attributes = {
    class: "vr-way",
    "data-colour": colour,
    "data-vizier": path.vizier,
    "data-faint": faint || undefined,
    "data-failed": path.failed || undefined,
  };
  if (path.from === path.to && to) return <circle {...attributes} data-stays="" cx={to[0]} cy={to[1]} r={62} />;
  if (!to) return null;
  if (!from)
    return <path {...attributes} d={`M${to[0]} ${to[1] + 150}V${to[1] + 40}${head([to[0], to[1] + 40], [0, -1])}`} />;
  return (
    <g>
      <path {...attributes} d={bent(from, to)} />
      {path.failed && <path class="vr-cross" d={`M${to[0] - 30} ${to[1] - 30}l60 60m0-60l-60 60`} />}
    </g>
  );
}

/** An accusation: a dashed line to a cross over the accused. */
export function Accusation({ from, to }: { from: Point | null; to: Point }) {
  return (
    <g class="vr-accusation" aria-hidden="true">
      {from && <path class="vr-finger" d={bent(from, to)} />}
      <path class="vr-cross" d={`M${to[0] - 30} ${to[1] - 30}l60 60m0-60l-60 60`} />
    </g>
  );
}

function bent(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [u, v] = [dx / length, dy / length];
  const [bendX, bendY] = [(from[0] + to[0]) / 2 - v * 40, (from[1] + to[1]) / 2 + u * 40];
  const tip: Point = [to[0] - u * 30, to[1] - v * 30];
  return `M${from[0]} ${from[1]}Q${bendX} ${bendY} ${tip[0]} ${tip[1]}${head(tip, [u, v])}`;
}

function head([x, y]: Point, [u, v]: Point): string {
  return `M${x} ${y}l${-u * 26 - v * 14} ${-v * 26 + u * 14}M${x} ${y}l${-u * 26 + v * 14} ${-v * 26 - u * 14}`;
}
