/** What the coach has to say: the answer, why, what else there is, and the line that it has in mind, on the board. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Update } from "../game";
import type { HintMove } from "../messages";
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
            <li key={`${number} ${move.action}`} data-seat={move.seat}>
              <span>{name(move)}</span> {move.label}
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
      <Arrows line={line} />
    </section>
  );
}

interface Spot {
  x: number;
  y: number;
}

/** The thing on the board that a move names last: a province, a region, a seat, a vizier. */
function spotOf(action: string): Spot | null {
  for (const word of action.split(" ").reverse()) {
    const found = document.querySelector(`#board [data-over$=":${word}"], #board [data-token$=":${word}"]`);
    const box = found?.getBoundingClientRect();
    if (box?.width) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

/** The line as numbered arrows over the board; they follow it when it is moved or zoomed. */
function Arrows({ line }: { line: HintMove[] }) {
  const [spots, setSpots] = useState<(Spot | null)[]>([]);
  useLayoutEffect(() => {
    let frame = 0;
    let known = "";
    const look = () => {
      const now = line.map((move) => spotOf(move.action));
      const text = JSON.stringify(now);
      if (text !== known) setSpots(now);
      known = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [line]);
  return (
    <svg class="coach-arrows" aria-hidden="true">
      <defs>
        <marker id="coach-tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {spots.map((spot, number) => {
        const before = spots.slice(0, number).reverse().find(Boolean);
        const way = spot && before && (spot.x !== before.x || spot.y !== before.y);
        return (
          spot && (
            <g key={number} data-seat={line[number]?.seat}>
              {way && <path class="coach-way" d={`M${before.x} ${before.y}L${spot.x} ${spot.y}`} />}
              <circle cx={spot.x} cy={spot.y - (way || number === 0 ? 0 : 26 * number)} r="13" />
              <text x={spot.x} y={spot.y + 5 - (way || number === 0 ? 0 : 26 * number)} text-anchor="middle">
                {number + 1}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}
