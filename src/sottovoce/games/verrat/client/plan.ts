/** A plan on one's own paper: it becomes the table's when it is written down, and counts when it is handed in. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Journey, type Props, sizeOf, type View } from "./view";

export interface PlanDraft {
  key: string;
  /** By size: "stay", a city, or "seat-7". */
  to: Record<string, string>;
  accuse: string;
  /** What the next click on the board is about: a size, "accuse", or nothing. */
  picked: string;
}

const paper = signal<PlanDraft>({ key: "", to: {}, accuse: "", picked: "" });

/** The draft of this round, begun from what the table knows of it. */
export function draftOf(props: Pick<Props, "update">): PlanDraft {
  const { view, table } = props.update;
  const key = `${table} ${view.round} ${view.seat}`;
  if (paper.value.key === key) return paper.value;
  const { to, accuse } = written(view);
  return { key, to, accuse, picked: "" };
}

/** Changes the draft; what it says is left at the server too, in case time is up. */
export function redraft(props: Props, change: Partial<PlanDraft>): void {
  paper.value = { ...draftOf(props), ...change };
  if (change.to || change.accuse) props.keepDraft?.(left(paper.value));
}

/** What is left at the server of a draft. */
export function left(draft: PlanDraft): string[] {
  const sent = Object.entries(draft.to).map(([size, place]) => order(size, place));
  return draft.accuse ? [...sent, `accuse ${draft.accuse}`] : sent;
}

/** Takes up what was left at the server, on another device or before the page was opened. */
export function useLeft(props: Props): void {
  const { key } = draftOf(props);
  useEffect(() => {
    if (paper.peek().key === key) return;
    props.readDraft?.().then(
      (answers) => answers.length && paper.peek().key !== key && takeUp(props, answers),
      () => undefined,
    );
  }, [key]);
}

function takeUp(props: Props, answers: string[]): void {
  const { to, accuse, ...rest } = draftOf(props);
  const words = answers.map((answer) => answer.split(" "));
  const found = words.flatMap(([verb, size, place]) =>
    verb === "keep" && size ? [[size, "stay"]] : verb === "send" && size && place ? [[size, place]] : [],
  );
  const whom = words.find(([verb]) => verb === "accuse")?.[1];
  paper.value = { ...rest, to: { ...to, ...Object.fromEntries(found) }, accuse: whom ?? accuse };
}

/** Sends a vizier somewhere, on paper. */
export function plan(props: Props, size: string, place: string): void {
  redraft(props, { to: { ...draftOf(props).to, [size]: place }, picked: "" });
}

/** What the table has of one's plan. */
export function written(view: View): { to: Record<string, string>; accuse: string } {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const to: Record<string, string> = {};
  for (const planned of view.plans) {
    if (own && planned.vizier in own.viziers) to[sizeOf(planned.vizier)] = planned.to;
  }
  const accuse = view.accusations.find((accusation) => accusation.seat === view.seat)?.vizier ?? "";
  return { to, accuse };
}

/** One's viziers that can be sent somewhere, each with where he is and where he may go. */
export function freeViziers(view: View): (Journey & { size: string })[] {
  return view.journeys.map((journey) => ({ ...journey, size: sizeOf(journey.vizier) }));
}

/** True if something is missing for a plan that can be handed in. */
export function incomplete(view: View, draft: PlanDraft): boolean {
  return !draft.accuse || freeViziers(view).some(({ size }) => !draft.to[size]);
}

/** True if the paper says something else than what the table has. */
export function unsaved(view: View, draft: PlanDraft): boolean {
  const known = written(view);
  return draft.accuse !== known.accuse || freeViziers(view).some(({ size }) => draft.to[size] !== known.to[size]);
}

/** What is still to be planned, by what stands on the paper; null where the table's own question fits. */
export function question(update: Props["update"], speak: Props["speak"]): string | null {
  const { view } = update;
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (view.phase !== "plan" || !own || !update.choices.length) return null;
  const draft = draftOf({ update });
  if (own.ready) return unsaved(view, draft) ? speak("ui-plan-changed") : null;
  const next = freeViziers(view).find(({ size }) => !draft.to[size]);
  if (!next) return speak(draft.accuse ? "ask-plan-check" : "ask-accuse");
  const vizier = `vizier:${next.vizier}`;
  if (next.at === "hand") return speak("ask-plan-hand", { vizier });
  if (!next.at.startsWith("seat-")) return speak("ask-plan-city", { vizier, city: `city:${next.at}` });
  return speak("ask-plan-court", { vizier, chip: Number(next.at.slice(5)) });
}

const order = (size: string, place: string) => (place === "stay" ? `keep ${size}` : `send ${size} ${place}`);

/** The answers that make the table's plan this one; `ready` hands it in. */
export function steps(view: View, draft: PlanDraft, ready: boolean): string[] {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const known = written(view);
  const free = freeViziers(view);
  const orders = free.map(({ size }) => order(size, draft.to[size] ?? "stay"));
  const last = ready ? ["ready"] : [];
  if (!unsaved(view, draft)) return own?.ready ? [] : last;
  if (own?.ready) return ["not-ready", "revise", ...orders, `accuse ${draft.accuse}`, ...last];
  const blank = free.filter(({ size }) => known.to[size] === undefined);
  const fits = free.every(({ size }) => known.to[size] === undefined || known.to[size] === draft.to[size]);
  if (fits && !known.accuse) {
    return [...blank.map(({ size }) => order(size, draft.to[size] ?? "stay")), `accuse ${draft.accuse}`, ...last];
  }
  const fill = known.accuse ? [] : [...blank.map(({ size }) => `keep ${size}`), `accuse ${draft.accuse}`];
  return [...fill, "revise", ...orders, `accuse ${draft.accuse}`, ...last];
}
