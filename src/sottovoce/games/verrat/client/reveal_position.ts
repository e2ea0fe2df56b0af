/** How far this screen has come in the reveal. It is its own display: nothing waits for it, and it can be skipped. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type RevealStep, stepsOf } from "./reveal_steps";
import type { Props } from "./view";

const PACE = 1500;
const PLANS = 3000;

interface Watching {
  table: string;
  /** Which reveal: the entry with which the plans were opened. */
  entry: number;
  /** The step on the screen; all are seen once it is past the last. */
  at: number;
  /** The last step that has been on the screen; past the last when all of it was seen or skipped once. */
  farthest: number;
  playing: boolean;
}

const watching = signal<Watching>({ table: "", entry: -1, at: 0, farthest: 0, playing: false });
let known: { log: object; steps: RevealStep[] } = { log: [], steps: [] };

/** The steps of the last reveal, made once for each log. */
export function steps(props: Pick<Props, "log">): RevealStep[] {
  if (known.log !== props.log) known = { log: props.log, steps: stepsOf(props.log) };
  return known.steps;
}

/** The step on the screen, null when the reveal has been seen. */
export function current(props: Pick<Props, "log" | "update">): RevealStep | null {
  const { table, entry, at } = watching.value;
  const all = steps(props);
  return table === props.update.table && entry === all[0]?.line.entry ? (all[at] ?? null) : null;
}

/** The step before the one on the screen. */
export const previous = (props: Pick<Props, "log">) => steps(props)[watching.value.at - 1] ?? null;

/** Whether the game is over, but its last reveal has been neither seen nor skipped: who has won is not told yet. */
export function undecided(props: Pick<Props, "log" | "update">): boolean {
  const { table, entry, farthest } = watching.value;
  if (!props.update.view.over || table !== props.update.table) return false;
  const all = steps(props);
  const last = all[0]?.line.entry ?? -1;
  return entry < last || (entry === last && farthest < all.length);
}

export const position = () => watching.value.at;
export const isPlaying = () => watching.value.playing;

/** Goes to a step; past the last the table as it is now is shown. */
export function goTo(props: Pick<Props, "log" | "update">, at: number, playing = false): void {
  const entry = steps(props)[0]?.line.entry ?? -1;
  const { table } = props.update;
  const before = watching.peek();
  const same = before.table === table && before.entry === entry;
  const farthest = Math.max(at, same ? before.farthest : 0);
  watching.value = { table, entry, at: Math.max(0, at), farthest, playing };
}

/** Takes all of this reveal as seen, also what is still to come of it. */
export function skip(props: Pick<Props, "log" | "update">): void {
  goTo(props, Number.MAX_SAFE_INTEGER);
}

/** Starts with a new reveal, goes on by itself where motion is wanted, and takes what is past as seen. */
export function useWatching(props: Props): void {
  const all = steps(props);
  const { table } = props.update;
  const entry = all[0]?.line.entry ?? -1;
  useEffect(() => {
    const now = watching.peek();
    const begin = (at: number) => {
      watching.value = { table, entry, at, farthest: at, playing: props.motion };
    };
    if (now.table !== table) begin(all.length);
    else if (entry > now.entry) begin(0);
  }, [table, entry]);
  const { at, playing } = watching.value;
  const step = current(props);
  useEffect(() => {
    if (!step || !playing) return;
    const timer = setTimeout(() => goTo(props, at + 1, true), step.line.kind === "plans-revealed" ? PLANS : PACE);
    return () => clearTimeout(timer);
  }, [step, playing, at]);
}
