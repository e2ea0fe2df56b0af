/** A player's course through a game as a small graph beside the name. */

const WIDTH = 120;
const HEIGHT = 30;
const EDGE = 3;

interface SparklineProps {
  /** Entry and value, in order. */
  points: [number, number][];
  entries: number;
  /** The least and the greatest value of everybody, so that courses can be compared. */
  range: [number, number];
  /** A score jumps; a chance runs. */
  steps: boolean;
  color: string;
  /** The entry to mark. */
  mark: number | null;
  label: string;
}

export function Sparkline({ points, entries, range, steps, color, mark, label }: SparklineProps) {
  const [least, most] = range;
  const x = (entry: number) => (WIDTH * entry) / Math.max(1, entries);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / Math.max(1e-9, most - least);
  const line = path(points, entries, x, y, steps);
  return (
    <svg
      class="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      style={{ color }}
    >
      <path class="sparkline-area" d={`${line}V${HEIGHT}H0Z`} />
      {mark !== null && <path class="sparkline-mark" d={`M${x(mark).toFixed(1)} 0V${HEIGHT}`} />}
      <path class="sparkline-line" d={line} />
    </svg>
  );
}

function path(
  points: [number, number][],
  entries: number,
  x: (entry: number) => number,
  y: (value: number) => number,
  steps: boolean,
): string {
  const [first, ...rest] = points;
  if (!first) return "M0 0";
  const drawn = rest.map(
    ([entry, value]) => `${steps ? `H${x(entry).toFixed(1)}` : ""}L${x(entry).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  return `M0 ${y(first[1]).toFixed(1)}${drawn.join("")}H${x(entries).toFixed(1)}`;
}
