/** Advice at tables that allow it: asked for, or given unasked before a mistake. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useCallback, useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Update } from "../game";
import type { Live } from "../live";
import type { Hint } from "../messages";
import { warnings } from "../settings";
import { tell, trying } from "../toast";
import { t } from "../words";

/** What the coach said; with the answer that it warns of. */
export interface Advice {
  found: Hint;
  about: string | null;
}

export interface Coaching {
  advice: Advice | null;
  thinking: ReadonlySignal<boolean>;
  /** Asks which answer is best. */
  ask: () => Promise<void>;
  /** Answers, unless the coach sees a mistake in it and somebody wants to be warned. */
  answer: (action: string) => Promise<void>;
  close: () => void;
}

export function useCoach(live: Live, update: Update, act: (action: string) => Promise<void>): Coaching {
  const [advice, setAdvice] = useState<Advice | null>(null);
  const thinking = useSignal(false);
  const { table, ask: question, entry, hints } = update;
  useEffect(() => setAdvice(null), [question, entry]);
  const { key } = live;
  const ask = async () => {
    if (!key) return;
    thinking.value = true;
    const found = await trying(api.hint(table, key));
    thinking.value = false;
    if (found) setAdvice({ found, about: null });
  };
  const only = update.choices.length < 2;
  const answer = useCallback(
    async (action: string) => {
      if (!key || !hints || !warnings.peek() || only || action === "undo") return act(action);
      thinking.value = true;
      const found = await api.coach(table, action, key).catch(() => null);
      thinking.value = false;
      if (!found) tell(t("no-warning")); // but that is no reason not to play
      if (found?.mark === "blunder" || found?.mark === "mistake") setAdvice({ found, about: action });
      else await act(action);
    },
    [act, key, hints, table, only],
  );
  return { advice, thinking, ask, answer, close: () => setAdvice(null) };
}
