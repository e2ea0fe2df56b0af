/** The controls of a replay: from moment to moment, by itself, and what else can be done. */

import type { ComponentChildren } from "preact";
import type { Update } from "../game";
import { t } from "../words";

const SPEEDS = [0.5, 1, 2, 4] as const;

interface BarProps {
  whole: Update;
  at: number;
  show: (moment: number) => void;
  autoplay: boolean;
  toggle: () => void;
  speed: number;
  setSpeed: (speed: number) => void;
  children: ComponentChildren;
}

export function ReplayBar({ whole, at, show, autoplay, toggle, speed, setSpeed, children }: BarProps) {
  const of = t("moment-of", { moment: at, count: whole.entry });
  return (
    <section
      class="replay-bar"
      id="prompt"
      aria-label={t("replay")}
      onKeyDown={(event) => onKey(event, at, show, toggle)}
    >
      <div class="replay-row">
        <Step label="replay-first" sign="«" go={() => show(0)} />
        <Step label="replay-back" sign="‹" go={() => show(at - 1)} />
        <Step label={autoplay ? "replay-pause" : "replay-play"} sign={autoplay ? "❚❚" : "▶"} main go={toggle} />
        <Step label="replay-next" sign="›" go={() => show(at + 1)} />
        <Step label="replay-last" sign="»" go={() => show(whole.entry)} />
        <input
          type="range"
          min={0}
          max={whole.entry}
          value={at}
          aria-label={t("moment")}
          aria-valuetext={of}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
        <output>{of}</output>
      </div>
      <div class="replay-row replay-more">
        {children}
        <Pick
          label={t("speed")}
          value={String(speed)}
          choose={(value) => setSpeed(Number(value))}
          values={SPEEDS.map((value) => [String(value), `${value}×`])}
        />
      </div>
    </section>
  );
}

function Step({ label, sign, main, go }: { label: string; sign: string; main?: boolean; go: () => void }) {
  return (
    <button type="button" class={main ? "icon-button primary" : "icon-button"} aria-label={t(label)} onClick={go}>
      {sign}
    </button>
  );
}

function onKey(event: KeyboardEvent, at: number, show: (moment: number) => void, toggle: () => void): void {
  if ((event.target as Element).closest("select,button,input") && event.key === " ") return;
  if ((event.target as Element).closest("select,input")) return;
  if (event.key === "ArrowLeft") show(at - 1);
  else if (event.key === "ArrowRight") show(at + 1);
  else if (event.key === "Home") show(0);
  else if (event.key === "End") show(Number.POSITIVE_INFINITY);
  else if (event.key === " ") toggle();
  else return;
  event.preventDefault();
}

interface PickProps {
  label: string;
  value: string;
  values: [string, string][];
  choose: (value: string) => void;
}

/** One of several values, under a label. */
export function Pick({ label, value, values, choose }: PickProps) {
  return (
    <label class="pick">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {values.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
