/** The planner: a destination for each vizier and an accusation. Writing it down and handing it in are two things. */

import { answerAll, gotStuck, underWay } from "./answer_queue";
import { SmallVizier } from "./pieces";
import { draftOf, freeViziers, incomplete, plan, redraft, steps, unsaved, useLeft } from "./plan";
import { destinationName } from "./targets";
import { type Journey, PARAGRAPHS, type Props, placeName, viziers } from "./view";

export function Planner(props: Props) {
  const { view } = props.update;
  useLeft(props);
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (!own || freeViziers(view).length === 0) return <p class="vr-quiet">{props.speak("ui-no-plan")}</p>;
  return (
    <section class="panel vr-planner" aria-label={props.speak("ui-planner")}>
      <h2 {...props.explain(PARAGRAPHS.plan)}>{props.speak("ui-planner")}</h2>
      {freeViziers(view).map((one) => (
        <Row key={one.vizier} props={props} {...one} />
      ))}
      <Accuse {...props} />
      {view.phase === "plan" ? <Buttons {...props} /> : <p class="vr-plan-state">{props.speak("ui-plan-ahead")}</p>}
    </section>
  );
}

/** While the debate goes on: the same, folded away. */
export function PlanAhead(props: Props) {
  if (freeViziers(props.update.view).length === 0) return null;
  return (
    <details class="vr-ahead">
      <summary>{props.speak("ui-prepare-plan")}</summary>
      <Planner {...props} />
    </details>
  );
}

function Row({ props, vizier, size, at, to }: { props: Props; size: string } & Journey) {
  const draft = draftOf(props);
  return (
    <div class="vr-plan-row" data-picked={draft.picked === size || undefined}>
      <button
        type="button"
        class="vr-pick"
        aria-pressed={draft.picked === size}
        aria-label={props.speak("ui-pick", { vizier: `vizier:${vizier}` })}
        onClick={() => redraft(props, { picked: draft.picked === size ? "" : size })}
      >
        <SmallVizier props={props} vizier={vizier} />
      </button>
      <label>
        <span>
          {props.name(`vizier:${vizier}`)} <small>{placeName(props, at)}</small>
        </span>
        <select value={draft.to[size] ?? ""} onChange={(event) => plan(props, size, event.currentTarget.value)}>
          <option value="" disabled>
            {props.speak("ui-where-to")}
          </option>
          {to.map((place) => (
            <option key={place} value={place}>
              {destinationName(props, place)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Accuse(props: Props) {
  const draft = draftOf(props);
  return (
    <div class="vr-plan-row" data-picked={draft.picked === "accuse" || undefined}>
      <button
        type="button"
        class="vr-pick"
        aria-pressed={draft.picked === "accuse"}
        aria-label={props.speak("ui-accuse")}
        onClick={() => redraft(props, { picked: draft.picked === "accuse" ? "" : "accuse" })}
      >
        {draft.accuse ? <SmallVizier props={props} vizier={draft.accuse} /> : <span aria-hidden="true">☞</span>}
      </button>
      <label>
        <span>{props.speak("ui-accuse")}</span>
        <select value={draft.accuse} onChange={(event) => redraft(props, { accuse: event.currentTarget.value })}>
          <option value="" disabled>
            {props.speak("ui-whom")}
          </option>
          {viziers(props.update.view).map((vizier) => (
            <option key={vizier} value={vizier}>
              {props.name(`vizier:${vizier}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Buttons(props: Props) {
  const { view } = props.update;
  const draft = draftOf(props);
  const ready = view.seat !== null && view.players[view.seat]?.ready === true;
  const missing = incomplete(view, draft);
  const changed = unsaved(view, draft);
  const blocked = missing || props.choices.size === 0 || underWay() > 0;
  const state = ready ? (changed ? "ui-plan-changed" : "ui-plan-in") : changed ? "ui-plan-paper" : "ui-plan-written";
  return (
    <>
      <p
        class="vr-plan-state"
        data-unsaved={changed || undefined}
        data-ready={(ready && !changed) || undefined}
        role="status"
      >
        {props.speak(missing ? "ui-plan-missing" : state)}
        {gotStuck() && ` ${props.speak("ui-plan-stuck")}`}
      </p>
      <div class="vr-buttons">
        <button type="button" disabled={blocked || !changed} onClick={() => answerAll(steps(view, draft, false))}>
          {props.speak("ui-save-plan")}
        </button>
        <button
          type="button"
          class="primary"
          disabled={blocked || (ready && !changed)}
          onClick={() => answerAll(steps(view, draft, true))}
        >
          {props.speak("ui-hand-in")}
        </button>
        {ready && (
          <button type="button" disabled={!props.choices.has("not-ready")} onClick={() => props.choose("not-ready")}>
            {props.speak("choice-plan-not-ready")}
          </button>
        )}
      </div>
    </>
  );
}
