/** What can be clicked on the board: cities and viziers by the choices, and in planning whatever the paper needs. */

import type { Target } from "@client/drawn_board";
import type { Choice } from "@client/game";
import { tokenOfPlace } from "./geometry";
import { draftOf, freeViziers, plan, redraft } from "./plan";
import { EMPTY, needsPlace, placeOptions, saying, speakOf } from "./statements";
import { type Props, placeName, viziers } from "./view";

/** The token that a choice names, "" if it is not on the board. */
export function tokenOf(props: Props, action: string): string {
  const [verb, first = "", second = ""] = action.split(" ");
  if (verb === "collect" || verb === "search" || verb === "under") return `city:${first}`;
  if (props.stepwise && verb === "accuse") return `vizier:${first}`;
  if (props.stepwise && (verb === "send" || verb === "keep")) return planned(props, first, second);
  if (verb === "pardon") return `vizier:${ownVizier(props, first)}`;
  return "";
}

/** The place where a line of a plan sends a vizier; his own if he stays. */
function planned(props: Props, size: string, place: string): string {
  const { view } = props.update;
  const at = freeViziers(view).find((free) => free.size === size)?.at ?? "";
  return tokenOfPlace(view, place || at) ?? "";
}

function ownVizier(props: Props, size: string): string {
  const { view } = props.update;
  const own = view.seat === null ? undefined : view.players[view.seat];
  return Object.keys(own?.viziers ?? {}).find((vizier) => vizier.endsWith(`-${size}`)) ?? "";
}

/** Everything on the board that glows. */
export function targetsOf(props: Props): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const choice of props.choices.values()) {
    const token = tokenOf(props, choice.action);
    if (token) found.set(token, { choices: [...(found.get(token)?.choices ?? []), choice], name: choice.label });
  }
  if (props.update.view.phase === "plan" && props.choices.size > 0 && !props.stepwise) addPlanning(props, found);
  if (props.update.view.phase === "intrigue" && saying.value) addSaying(props, found);
  return found;
}

/** While a statement is made: a vizier to speak of, then a place. */
function addSaying(props: Props, found: Map<string, Target>): void {
  const { view } = props.update;
  for (const vizier of viziers(view)) {
    const label = props.speak("ui-speak-of", { vizier: `vizier:${vizier}` });
    found.set(`vizier:${vizier}`, { choices: [localChoice(`say-vizier ${vizier}`, label)], name: label });
  }
  if (!saying.value || !needsPlace(saying.value)) return;
  for (const [place, label] of placeOptions(props)) {
    const token = tokenOfPlace(view, place);
    if (token) found.set(token, { choices: [localChoice(`say-place ${place}`, label)], name: label });
  }
}

/** Something to choose that the table is not told. */
const localChoice = (action: string, label: string): Choice => ({ action, label });

/** In planning: pick one of your viziers, then his destination; or whom to accuse. */
function addPlanning(props: Props, found: Map<string, Target>): void {
  const { view } = props.update;
  const { picked } = draftOf(props);
  const add = (token: string | null, action: string, label: string) => {
    if (token) found.set(token, { choices: [localChoice(action, label)], name: label });
  };
  if (picked === "accuse") {
    for (const vizier of viziers(view)) {
      add(`vizier:${vizier}`, `draft accuse ${vizier}`, props.speak("choice-accuse", { vizier: `vizier:${vizier}` }));
    }
    return;
  }
  const free = freeViziers(view);
  for (const { vizier, size } of free) {
    add(`vizier:${vizier}`, `pick ${size}`, props.speak("ui-pick", { vizier: `vizier:${vizier}` }));
  }
  const chosen = free.find(({ size }) => size === picked);
  if (!chosen) return;
  for (const place of chosen.to) {
    const token = tokenOfPlace(view, place === "stay" ? chosen.at : place);
    add(
      token,
      `draft ${chosen.size} ${place}`,
      `${props.name(`vizier:${chosen.vizier}`)}: ${destinationName(props, place)}`,
    );
  }
}

/** What a click on something that does not glow would mean: the answer that names it. */
export function meantBy(props: Props, token: string): { action: string } | null {
  const { view } = props.update;
  const [kind, name = ""] = token.split(":");
  const { picked } = draftOf(props);
  if (view.phase === "plan" && picked && picked !== "accuse") {
    const place = kind === "city" ? name : kind === "court" ? `seat-${view.seats[Number(name)]?.chip}` : "";
    return place ? { action: `send ${picked} ${place}` } : null;
  }
  const collects = [...props.choices.keys()].some((action) => action.startsWith("collect "));
  return kind === "city" && collects ? { action: `collect ${name}` } : null;
}

/** A destination in words, with who sits there now. */
export function destinationName(props: Props, place: string): string {
  if (place === "stay") return props.speak("ui-stay");
  const there = props.update.view.seats.find((seat) => `seat-${seat.chip}` === place)?.vizier;
  return placeName(props, place) + (there ? ` (${props.name(`vizier:${there}`)})` : "");
}

/** Carries out what happens on paper alone; false if it is a choice of the table. */
export function onPaper(props: Props, action: string): boolean {
  const [verb, first = "", second = ""] = action.split(" ");
  if (verb === "pick") redraft(props, { picked: draftOf(props).picked === first ? "" : first });
  else if (verb === "draft" && first === "accuse") redraft(props, { accuse: second, picked: "" });
  else if (verb === "draft") plan(props, first, second);
  else if (verb === "say-vizier") speakOf(props, first);
  else if (verb === "say-place" && saying.peek()) saying.value = { ...(saying.peek() ?? EMPTY), place: first };
  else return false;
  return true;
}
