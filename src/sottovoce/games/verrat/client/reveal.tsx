/** The reveal: the board follows it; here one sentence at a time, the votes against each accused, and how to go on or skip it. */

import { useClimax } from "@client/climax";
import { narrow } from "@client/narrow";
import { SmallVizier } from "./pieces";
import { current, goTo, isPlaying, position, skip, steps, useWatching } from "./reveal_position";
import { PARAGRAPHS, type Props } from "./view";

/** Over the board on a phone, where there is no room beside it. */
export function Overlay(props: Props) {
  useWatching(props);
  useClimax(narrow.value && current(props) !== null);
  return narrow.value ? <Reveal {...props} /> : null;
}

export function Reveal(props: Props) {
  const step = current(props);
  if (!step) return null;
  const all = steps(props);
  const at = position();
  return (
    <section class="panel vr-scene" aria-label={props.speak("ui-reveal")} data-climax>
      <p class="vr-step" data-kind={step.line.kind} role="status">
        {step.line.text}
      </p>
      <Tally props={props} tally={step.tally} />
      <div class="vr-buttons">
        <small {...props.explain(PARAGRAPHS.travel)}>
          {props.speak("ui-step", { number: at + 1, count: all.length })}
        </small>
        <button type="button" disabled={at === 0} onClick={() => goTo(props, at - 1)}>
          {props.speak("ui-previous")}
        </button>
        <button type="button" aria-pressed={isPlaying()} onClick={() => goTo(props, at, !isPlaying())}>
          {props.speak(isPlaying() ? "ui-pause" : "ui-autoplay")}
        </button>
        <button type="button" onClick={() => goTo(props, at + 1)}>
          {props.speak("ui-next")}
        </button>
        <button type="button" class="primary vr-skip" onClick={() => skip(props)}>
          {props.speak("ui-skip")}
        </button>
      </div>
    </section>
  );
}

/** The votes against each accused, as far as they have been counted. */
function Tally({ props, tally }: { props: Props; tally: Record<string, number> }) {
  const accused = Object.entries(tally).sort(([, a], [, b]) => b - a);
  const most = Math.max(1, ...accused.map(([, votes]) => votes));
  if (!accused.length) return null;
  return (
    <ul class="vr-tally">
      {accused.map(([vizier, votes]) => (
        <li key={vizier}>
          <SmallVizier props={props} vizier={vizier} />
          <span class="vr-votes">
            <span style={{ width: `${(100 * votes) / most}%` }} />
          </span>
          <b>{props.speak("ui-votes", { count: votes })}</b>
        </li>
      ))}
    </ul>
  );
}

/** Beside the board: to see the last reveal once more. */
export function Again(props: Props) {
  if (!steps(props).length || current(props)) return null;
  return (
    <button type="button" class="vr-again" onClick={() => goTo(props, 0, props.motion)}>
      {props.speak("ui-reveal-again")}
    </button>
  );
}
