/** The reveal, step by step: what everybody planned, what came of it, and why somebody did not arrive. */

import type { LogLine } from "@client/game";
import { useEffect, useState } from "preact/hooks";
import { PARAGRAPHS, type Props } from "./view";

const PACE = 1800;

/** All lines of the last revealed plans: from the plans to the rotation; none while there are none. */
function linesOf(log: LogLine[]): LogLine[] {
  const opened = log.findLastIndex((line) => line.kind === "plans-revealed");
  if (opened < 0) return [];
  let begin = opened;
  while (begin > 0 && log[begin - 1]?.kind.startsWith("planned-")) begin--;
  const next = log.findIndex((line, at) => at > opened && line.kind === "round-began");
  return log.slice(begin, next < 0 ? undefined : next);
}

const JOURNEYS = ["travelled", "arrived", "bounced-shared", "bounced-occupied"];

/** The steps to look at: who has a journey to tell of need not tell his plan as well. */
export function stepsOf(log: LogLine[]): LogLine[] {
  const lines = linesOf(log);
  const told = new Set(lines.filter((line) => JOURNEYS.includes(line.kind)).map((line) => line.data.vizier));
  return lines.filter((line) => {
    if (line.kind === "plans-revealed") return false;
    return !line.kind.startsWith("planned-") || !told.has(line.data.vizier);
  });
}

/** The tokens that a line speaks of, seats at court by their chip. */
export function tokensOf(line: LogLine): string[] {
  const tokens = Object.values(line.data)
    .flat()
    .filter((value): value is string => typeof value === "string" && value.includes(":"));
  return typeof line.data.chip === "number" ? [...tokens, `chip:${line.data.chip}`] : tokens;
}

/** Who else wanted the seat, for an arrival that failed because several did. */
function rivals(log: LogLine[], line: LogLine): string[] {
  if (line.kind !== "bounced-shared") return [];
  const wanted = linesOf(log).filter((step) => step.kind === "planned-seat" && step.data.chip === line.data.chip);
  return wanted.map((step) => String(step.data.vizier)).filter((vizier) => vizier !== line.data.vizier);
}

export function Reveal(props: Props) {
  const steps = stepsOf(props.log);
  const key = steps[0]?.entry ?? 0;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const step = steps[at];
  const go = (to: number) => {
    setAt(Math.max(0, Math.min(steps.length - 1, to)));
  };
  useEffect(() => {
    setAt(0);
    setPlaying(false);
  }, [key]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < steps.length - 1 ? go(at + 1) : setPlaying(false)), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, steps.length]);
  useEffect(() => {
    if (playing && step) props.point(tokensOf(step));
  }, [playing, step]);
  if (!step) return null;
  const others = rivals(props.log, step);
  const move = (to: number) => {
    go(to);
    const next = steps[Math.max(0, Math.min(steps.length - 1, to))];
    if (next) props.point(tokensOf(next));
  };
  return (
    <section class="panel vr-reveal" aria-label={props.speak("ui-reveal")}>
      <h2 {...props.explain(PARAGRAPHS.travel)}>
        {props.speak("ui-reveal")} <small>{props.speak("ui-step", { number: at + 1, count: steps.length })}</small>
      </h2>
      <p class="vr-step" data-kind={step.kind} aria-live="polite">
        {step.text}
        {others.length > 0 && ` ${props.speak("ui-wanted-by", { viziers: others })}`}
      </p>
      <div class="vr-buttons">
        <button type="button" disabled={at === 0} onClick={() => move(at - 1)}>
          {props.speak("ui-previous")}
        </button>
        <button type="button" disabled={at >= steps.length - 1} onClick={() => move(at + 1)}>
          {props.speak("ui-next")}
        </button>
        <button type="button" aria-pressed={playing} onClick={() => setPlaying(!playing)}>
          {props.speak(playing ? "ui-pause" : "ui-autoplay")}
        </button>
      </div>
    </section>
  );
}
