/** The chances of all seats over a game, as a graph: a slider that knows what every moment was worth. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Judged } from "../api";
import { lang } from "../settings";
import { t } from "../words";

const HEIGHT = 160;
const EDGE = { left: 52, right: 14, top: 12, bottom: 20 };
const GRID = [0, 0.25, 0.5, 0.75, 1] as const;
const DASHES = ["", "9 4", "2 4", "12 4 2 4"] as const;
const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** A share in the reader's way of writing percents. */
export const percent = (share: number) =>
  new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** What printers of chess games put behind a move: the sign of a decision's mark. */
export const sign = (judged: Judged) => SIGNS[judged.mark] ?? "";

/** The moment at which a decision was asked for: just before it. */
export const asked = (judged: Judged) => judged.entry - 1;

/** A seat's chance after each decision, as whoever knows all saw it; at the end what it got. */
export function course(moments: Judged[], seat: number, entries: number, outcome: number[]): [number, number][] {
  const points = moments.map((one): [number, number] => [one.entry, one.standing[seat] ?? 0]);
  return [...points, [entries, outcome[seat] ?? 0]];
}

/** The chance that a seat had at a moment: after the last decision until then, else after the first. */
export function chanceAt(points: [number, number][], moment: number): number {
  const past = points.filter(([entry]) => entry <= moment).at(-1);
  return (past ?? points[0] ?? [0, 0])[1];
}

interface GraphProps {
  moments: Judged[];
  outcome: number[];
  names: string[];
  entries: number;
  at: number;
  show: (moment: number) => void;
}

export function Graph({ moments, outcome, names, entries, at, show }: GraphProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const courses = useMemo(
    () => names.map((_, seat) => course(moments, seat, entries, outcome)),
    [moments, names.length, entries, outcome],
  );
  const x = (entry: number) => EDGE.left + ((width - EDGE.left - EDGE.right) * entry) / Math.max(1, entries);
  const y = (chance: number) => EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - chance);
  const marked = moments.filter((one) => one.mark);
  const spoken = names.map((name, seat) => `${name} ${percent(chanceAt(courses[seat] ?? [], at))}`).join(", ");
  const toPointer = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const share = (event.clientX - box.left - EDGE.left) / Math.max(1, width - EDGE.left - EDGE.right);
    show(Math.round(Math.min(1, Math.max(0, share)) * entries));
  };
  return (
    <div
      class="graph"
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={t("chances")}
      aria-valuemin={0}
      aria-valuemax={entries}
      aria-valuenow={at}
      aria-valuetext={`${t("moment-of", { moment: at, count: entries })}: ${spoken}`}
      onKeyDown={(event) => onKey(event, at, entries, marked, show)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        toPointer(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && toPointer(event)}
    >
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Grid width={width} y={y} />
        <line class="graph-now" x1={x(at)} x2={x(at)} y1={y(1) - 6} y2={y(0)} />
        {courses.map((points, seat) => (
          <polyline
            key={seat}
            class="graph-line"
            data-seat={seat % DASHES.length}
            stroke-dasharray={DASHES[seat % DASHES.length]}
            points={points.map(([entry, chance]) => `${x(entry).toFixed(1)},${y(chance).toFixed(1)}`).join(" ")}
          />
        ))}
        {marked.map((one) => (
          <g
            key={one.entry}
            class="graph-mark"
            data-seat={one.seat % DASHES.length}
            data-mark={one.mark}
            data-entry={one.entry}
            transform={`translate(${x(one.entry).toFixed(1)} ${y(one.standing[one.seat] ?? 0).toFixed(1)})`}
          >
            <title>{one.text}</title>
            <Shape seat={one.seat} />
            <text y={y(one.standing[one.seat] ?? 0) < 30 ? 19 : -9}>{sign(one)}</text>
          </g>
        ))}
        {courses.map((points, seat) => (
          <g
            key={seat}
            class="graph-here"
            data-seat={seat % DASHES.length}
            transform={`translate(${x(at).toFixed(1)} ${y(chanceAt(points, at)).toFixed(1)})`}
          >
            <circle r={4.5} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The width of an element, followed as it changes. */
function useWidth(frame: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return width;
}

function Grid({ width, y }: { width: number; y: (chance: number) => number }) {
  return (
    <g class="graph-grid">
      {GRID.map((share) => (
        <g key={share}>
          <line x1={EDGE.left} x2={width - EDGE.right} y1={y(share)} y2={y(share)} data-strong={share === 0.5} />
          {share % 0.5 === 0 && (
            <text x={EDGE.left - 8} y={y(share) + 4}>
              {percent(share)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Seats differ by the shape of their marks as well as by colour and dashes. */
function Shape({ seat }: { seat: number }) {
  const shapes = [
    <circle key={0} r={5} />,
    <rect key={1} x={-4.5} y={-4.5} width={9} height={9} />,
    <path key={2} d="M0-6.5 6 5H-6z" />,
    <path key={3} d="M0-6.5 6.5 0 0 6.5-6.5 0z" />,
  ];
  return shapes[seat % shapes.length] ?? null;
}

/** A seat's line and mark, small, beside its name. */
export function Sample({ seat }: { seat: number }) {
  return (
    <svg class="graph-sample" width={38} height={14} viewBox="0 0 38 14" aria-hidden="true">
      <line
        class="graph-line"
        data-seat={seat % DASHES.length}
        stroke-dasharray={DASHES[seat % DASHES.length]}
        x1={1}
        x2={37}
        y1={7}
        y2={7}
      />
      <g class="graph-mark" data-seat={seat % DASHES.length} transform="translate(19 7)">
        <Shape seat={seat} />
      </g>
    </svg>
  );
}

/** Arrows go from moment to moment, Page Up and Page Down from mistake to mistake, each before it was made. */
function onKey(
  event: KeyboardEvent,
  at: number,
  entries: number,
  marked: Judged[],
  show: (moment: number) => void,
): void {
  const places: Record<string, number | undefined> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: entries,
    PageUp: marked.map(asked).findLast((moment) => moment < at),
    PageDown: marked.map(asked).find((moment) => moment > at),
  };
  if (!(event.key in places)) return;
  event.preventDefault();
  const place = places[event.key];
  if (place !== undefined) show(place);
}
