/** The last step of a turn waits for "End turn": until then it is in this browser alone and can be taken back. */

import { type Signal, useSignal } from "@preact/signals";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api";
import type { Choice, Preview, Update } from "../game";
import type { Live } from "../live";
import { serverNow } from "../server_time";
import { endTurn } from "../settings";

const MARGIN = 3000; // milliseconds before a clock runs out at which what is held back is sent
const REST = 140; // so long the pointer rests on a choice before the server is asked what it would do

export interface Hold {
  /** The choice that is held back, or null. */
  held: Choice | null;
  /** Makes a choice: sends it, or holds it back where it ends a turn that could still be taken back. */
  choose(action: string): void;
  /** Sends what is held back. */
  send(): void;
  /** Takes it back. */
  release(): void;
}

/** Whether a choice is held back: it ends the turn, and something of that turn could be taken back. */
export function holds(update: Update, choice: Choice | undefined): boolean {
  return choice?.ends === true && update.undo.may && update.state === "playing";
}

export function useHold(update: Update, act: (action: string) => Promise<void>): Hold {
  const [kept, keep] = useState<{ ask: number | null; choice: Choice } | null>(null);
  const offered = kept && update.choices.some((choice) => choice.action === kept.choice.action);
  const held = kept && offered && kept.ask === update.ask ? kept.choice : null;
  const send = useCallback(() => {
    if (!held) return;
    void act(held.action).then(() => keep((now) => (now === kept ? null : now)));
  }, [held, kept, act]);
  useEffect(() => {
    if (!held || update.deadline === null) return;
    const timer = setTimeout(send, Math.max(0, update.deadline - serverNow() - MARGIN));
    return () => clearTimeout(timer);
  }, [held, update.deadline, send]);
  const choose = useCallback(
    (action: string) => {
      const choice = update.choices.find((one) => one.action === action);
      if (choice && endTurn.peek() && holds(update, choice)) keep({ ask: update.ask, choice });
      else void act(action);
    },
    [update, act],
  );
  const release = useCallback(() => keep(null), []);
  return { held, choose, send, release };
}

export interface Foresight {
  preview: Signal<Preview | null>;
  foresee(action: string | null): void;
}

/** What the choice under the pointer, or the one that is held back, would do. */
export function useForesight(live: Live, update: Update, held: Choice | null): Foresight {
  const preview = useSignal<Preview | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const known = useMemo(() => new Map<string, Promise<Preview>>(), [update.ask, update.entry, live]);
  const wanted = useRef<string | null>(null);
  const holding = held?.action ?? null;
  const ask = useCallback(
    (action: string) => {
      if (!live.key) return;
      let coming = known.get(action);
      if (!coming) {
        coming = api.preview(update.table, action, live.key);
        known.set(action, coming);
      }
      coming.then(
        (found) => {
          if (wanted.current === action) preview.value = found;
        },
        () => known.delete(action), // what can't be foreseen is no reason to complain
      );
    },
    [known, live, update.table],
  );
  const foresee = useCallback(
    (action: string | null) => {
      clearTimeout(timer.current);
      wanted.current = action ?? holding;
      if (!wanted.current) preview.value = null;
      else if (action === holding) ask(wanted.current);
      else timer.current = setTimeout(ask, REST, wanted.current);
    },
    [ask, holding],
  );
  useEffect(() => {
    wanted.current = holding;
    preview.value = null;
    if (holding) ask(holding);
    return () => clearTimeout(timer.current);
  }, [holding, known]);
  return { preview, foresee };
}
