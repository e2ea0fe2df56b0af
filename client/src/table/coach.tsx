/** What the coach has to say: the answer, why, what else there is, and the line that it has in mind, on the board. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Update } from "../game";
import type { HintMove } from "../messages";
import { elementsOf } from "../school/pointer";
import { t } from "../words";
import type { Advice } from "./advice";

interface CoachProps {
  advice: Advice;
  update: Update;
  act: (action: string) => void;
  close: () => void;
}

export function Coach({ advice, update, act, close }: CoachProps) {
  const { found, about } = advice;
  const [worse, setWorse] = useState(about !== null);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus(), [advice]);
  const line = worse ? found.otherwise : found.line;
  const name = (move: HintMove) => update.seats[move.seat]?.spoken ?? "";
  return (
    <section
      class="coach"
      ref={box}
      tabIndex={-1}
      aria-label={t("coach")}
      data-warning={about !== null || undefined}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <p class="coach-why">{found.why}</p>
      {found.reasons.length > 0 && (
        <ul class="coach-reasons">
          {found.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {line.length > 0 && (
        <ol class="coach-line" aria-label={t(worse ? "coach-otherwise" : "coach-line")}>
          {line.map((move, number) => (
            <li key={number} data-seat={move.seat}>
              <span>{name(move)}</span> {move.labels.join("; ")}
            </li>
          ))}
        </ol>
      )}
      <div class="coach-buttons">
        {about !== null ? (
          <>
            <button type="button" class="primary" onClick={close}>
              {t("coach-think-again")}
            </button>
            <button type="button" onClick={() => act(about)}>
              {t("coach-anyway")}
            </button>
          </>
        ) : (
          <button type="button" class="primary" onClick={() => act(found.action)}>
            {t("coach-play", { choice: found.label })}
          </button>
        )}
        {found.line.length > 0 && found.otherwise.length > 0 && (
          <button type="button" class="quiet" aria-pressed={worse} onClick={() => setWorse(!worse)}>
            {t("coach-otherwise")}
          </button>
        )}
        <button type="button" class="icon-button quiet" aria-label={t("close")} onClick={close}>
          ×
        </button>
      </div>
      <Arrows line={line} own={update.seat} />
    </section>
  );
}

interface Spot {
  x: number;
  y: number;
  /** Which turn of the line it belongs to, from 1. */
  turn: number;
}

const AREAS = ".panels, #board, .prompt";

/** The middle of an element, unless it is scrolled away or something lies over it. */
function inSight(element: Element): { x: number; y: number } | null {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = box.width > 0 && document.elementFromPoint(x, y)?.closest(AREAS);
  return there && there === element.closest(AREAS) ? { x, y } : null;
}

/** What a turn speaks of: places, pieces, council seats, players, and cards in the hand of whoever plays them. */
function thingsOf(move: HintMove, own: number | null): Element[][] {
  return move.tokens.map((token) => {
    const found = elementsOf(document.body, token);
    if (!token.startsWith("card:")) return found;
    const holder = (card: Element) => Number(card.closest<HTMLElement>("[data-seat]")?.dataset.seat ?? own);
    return found.filter((card) => holder(card) === move.seat);
  });
}

function spotsOf(line: HintMove[], own: number | null): Spot[] {
  return line.flatMap((move, number) =>
    thingsOf(move, own).flatMap((things) => {
      const spot = things.map(inSight).find(Boolean);
      return spot ? [{ ...spot, turn: number + 1 }] : [];
    }),
  );
}

/** The line as numbered arrows over the board and beside it; they follow it when it is moved or zoomed. */
function Arrows({ line, own }: { line: HintMove[]; own: number | null }) {
  const [spots, setSpots] = useState<Spot[]>([]);
  useLayoutEffect(() => {
    const first = line[0] && thingsOf(line[0], own).find((things) => things.length)?.[0];
    if (first && !inSight(first)) first.scrollIntoView({ block: "center", inline: "nearest" });
    let frame = 0;
    let known = "";
    const look = () => {
      const now = spotsOf(line, own);
      const text = JSON.stringify(now);
      if (text !== known) setSpots(now);
      known = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [line, own]);
  return (
    <svg class="coach-arrows" aria-hidden="true">
      <defs>
        <marker id="coach-tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {spots.map((spot, number) => (
        <Arrow key={number} spot={spot} before={spots.slice(0, number)} />
      ))}
    </svg>
  );
}

const sameSpot = (one: Spot, other: Spot) => one.x === other.x && one.y === other.y;

/** The number of a turn where it touches something, and the way there; several numbers stand above each other. */
function Arrow({ spot, before }: { spot: Spot; before: Spot[] }) {
  const last = before[before.length - 1];
  const turns = new Set(before.filter((one) => sameSpot(one, spot)).map((one) => one.turn));
  const y = spot.y - 26 * turns.size;
  return (
    <g data-turn={spot.turn}>
      {last && !sameSpot(last, spot) && (
        <path
          class="coach-way"
          data-then={last.turn !== spot.turn || undefined}
          d={`M${last.x} ${last.y}L${spot.x} ${spot.y}`}
        />
      )}
      {!turns.has(spot.turn) && (
        <>
          <circle cx={spot.x} cy={y} r="13" />
          <text x={spot.x} y={y + 5} text-anchor="middle">
            {spot.turn}
          </text>
        </>
      )}
    </g>
  );
}
