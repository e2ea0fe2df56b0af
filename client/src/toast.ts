/** One gentle line at the foot of the page for what went wrong or was done. */

import { signal } from "@preact/signals";
import { Refused, Unanswered } from "./api";
import { t } from "./words";

const SHOWN_FOR = 6000;

export const toast = signal<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a sentence for a few seconds. */
export function tell(sentence: string): void {
  toast.value = sentence;
  clearTimeout(timer);
  timer = setTimeout(() => {
    toast.value = null;
  }, SHOWN_FOR);
}

/** Says in words why something did not work. */
export function explainFailure(problem: unknown): void {
  if (problem instanceof Refused) tell(problem.message);
  else if (problem instanceof Unanswered) tell(t("no-answer"));
  else {
    console.error(problem);
    tell(t("no-connection"));
  }
}

/** Runs something and shows the reason if it fails; null then. */
export async function trying<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (problem) {
    explainFailure(problem);
    return null;
  }
}
