/** Several small answers in a row, given one after the other as the table asks for them. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Props } from "./view";

const waiting = signal<string[]>([]);
const stuck = signal(false);

/** Answer with these, in order. */
export function answerAll(steps: string[]): void {
  stuck.value = false;
  waiting.value = steps;
}

/** How many answers are still to be given. */
export const underWay = () => waiting.value.length;

/** True if an answer was no longer possible, so that the rest was dropped. */
export const gotStuck = () => stuck.value;

/** Gives the next answer whenever the table is ready for it. */
export function useQueue(props: Props): void {
  const next = waiting.value[0];
  const { choices, choose } = props;
  const busy = props.busy.value;
  useEffect(() => {
    if (next === undefined || choices.size === 0 || busy) return;
    if (choices.has(next)) {
      waiting.value = waiting.value.slice(1);
      choose(next);
    } else {
      waiting.value = [];
      stuck.value = true;
    }
  }, [next, choices, choose, busy]);
}
