/** Answers that need no thought: where everybody can see that only one is left, and where the player has said to
 * play no cards during an empire's turn. Both act alike whatever the player holds. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Props, View } from "./view";

const WINDOWS = ["act", "battle", "afterwards"];
const ANSWERS = ["done", "pass"];

const declared = signal("");
let answered = "";

/** The empire's turn that goes on, by name; "" between turns. */
function turnOf({ update }: Pick<Props, "update">): string {
  const { view, table } = update;
  return view.marker ? `${table} ${view.seat} ${view.round} ${view.marker.split("-")[0]}` : "";
}

/** True while the player has declared to play no cards during this empire's turn. */
export const playsNoCards = (props: Pick<Props, "update">) => declared.value !== "" && declared.value === turnOf(props);

/** Declares it, or takes it back. */
export function declare(props: Pick<Props, "update">, noCards: boolean): void {
  declared.value = noCards ? turnOf(props) : "";
}

/** The answer that gives itself, "" where the player has to think. */
export function quickAnswer(view: View, choices: ReadonlyMap<string, unknown>, noCards: boolean): string {
  if (!WINDOWS.includes(view.step) || (view.only !== "public" && !noCards)) return "";
  return ANSWERS.find((answer) => choices.has(answer)) ?? "";
}

/** Gives such an answer once; whoever takes it back is asked. */
export function useQuickAnswers(props: Props): void {
  const { update, choices, choose } = props;
  const action = quickAnswer(update.view, choices, playsNoCards(props));
  useEffect(() => {
    const moment = `${turnOf(props)} ${update.view.step} ${JSON.stringify(update.view.doing)}`;
    if (!action || answered === moment) return;
    answered = moment;
    choose(action);
  }, [action, update, choose]);
}
