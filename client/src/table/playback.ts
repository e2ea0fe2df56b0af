/** What a table shows, which need not be the newest: the others' moves one after the other at a pace that people can
 * follow, and a recap of what happened while they were away. It is each reader's own; the server waits for nobody. */

import { useCallback, useEffect, useReducer, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { measure, type Places } from "../flip";
import type { LogLine, Update } from "../game";
import type { Live, TableState } from "../live";
import { motionWanted, type Pace, pace } from "../settings";
import { explainFailure } from "../toast";

/** How long each step is shown, in milliseconds. */
export const STEP: Record<Pace, number> = { slow: 2200, normal: 1200, fast: 500, instant: 0 };
const UNHURRIED = 14; // while more steps than these are still to be shown, each is shown for a shorter time
const HURRY = 3; // this many times shorter
const MOST_STEPS = 60; // more than these are not played by themselves but offered as a recap
const MOST_KEPT = 60;

/** A stretch of the past that is looked at again. */
export interface Review {
  from: number;
  to: number;
  at: number;
  playing: boolean;
}

export interface Playback {
  /** What board and log show. */
  shown: TableState | null;
  /** True while that is not the newest. */
  past: boolean;
  /** What just happened, in words, while others move or a recap is shown. */
  caption: string;
  /** How many moves the others made while this reader was away; 0 if none, or if they were looked at. */
  missed: number;
  review: Review | null;
  /** Shows the newest at once. */
  skip(): void;
  /** Begins to look again at the moves that were missed. */
  recap(): void;
  /** Looks at a moment, or goes on looking from there. */
  look(entry: number, playing?: boolean): void;
  /** Says that what was missed need not be shown. */
  dismiss(): void;
}

/** The lines of one entry. */
const linesOf = (log: LogLine[], entry: number) => log.filter((line) => line.entry === entry);

/** A past moment as a standing of its own: nothing can be chosen there. */
export function atMoment(update: Update, newest: TableState): TableState {
  const { seats, watchers, deadline } = newest.update;
  return {
    update: { ...update, seats, watchers, deadline, choices: [] },
    log: newest.log.filter((line) => line.entry <= update.entry),
    talk: newest.talk.filter((line) => line.after <= update.entry),
  };
}

/** How many entries a standing is behind another of the same table. */
function lag(shown: TableState, newest: TableState): number {
  return shown.update.table === newest.update.table ? newest.update.entry - shown.update.entry : 0;
}

/** The next entry to be shown, and how many times the usual time the one before it stays: not at all before one's own
 * move, shorter where many wait. Null if the newest can be shown as it is. */
export function nextStep(
  shown: TableState,
  newest: TableState,
  own: number | null,
): { entry: number; rest: number } | null {
  const behind = lag(shown, newest);
  if (behind > MOST_STEPS) return null;
  for (let entry = newest.update.entry - behind + 1; entry <= newest.update.entry; entry++) {
    const lines = linesOf(newest.log, entry);
    if (!lines.length) continue;
    const others = lines.some((line) => line.seat !== own);
    return { entry, rest: others ? (behind > UNHURRIED ? 1 / HURRY : 1) : 0 };
  }
  return null;
}

/** How many of the entries after one were made by others. */
export function othersSince(standing: TableState, entry: number): number {
  const theirs = standing.log.filter((line) => line.entry > entry && line.seat !== standing.update.seat);
  return new Set(theirs.map((line) => line.entry)).size;
}

/** Past moments of a table, as they came or fetched when they are wanted. */
class Moments {
  readonly #known = new Map<number, Promise<Update>>();

  constructor(readonly live: Live) {}

  keep(update: Update): void {
    if (update.from_memory) return;
    this.#known.set(update.entry, Promise.resolve(update));
    const oldest = this.#known.keys().next().value;
    if (this.#known.size > MOST_KEPT && oldest !== undefined) this.#known.delete(oldest);
  }

  at(entry: number, seat: number | null): Promise<Update> {
    let found = this.#known.get(entry);
    if (!found) {
      found = api.moment(this.live.table, entry, seat, this.live.key);
      found.catch(() => this.#known.delete(entry));
      this.#known.set(entry, found);
    }
    return found;
  }
}

export function usePlayback(
  live: Live,
  newest: TableState,
  root: { current: HTMLElement | null },
  read: number | null,
): { playback: Playback; before: { current: Places } } {
  const before = useRef<Places>(new Map());
  const onScreen = useRef<TableState | null>(null);
  const [, redraw] = useReducer((drawn: number, _: null) => drawn + 1, 0);
  const [review, setReview] = useState<Review | null>(null);
  const [away, setAway] = useState<number | null>(null);
  const [fresh, setFresh] = useState(false);
  const since = useRef(0);
  const leapt = useRef<number | null>(null); // where the table stood before what was too much to be played
  const moments = useRef(new Moments(live));
  if (moments.current.live !== live) moments.current = new Moments(live);
  const { seat } = newest.update;

  const put = (standing: TableState) => {
    if (motionWanted()) before.current = measure(root.current);
    since.current = performance.now();
    onScreen.current = standing;
  };
  const show = useCallback((standing: TableState, step: boolean) => {
    put(standing);
    setFresh(step);
    redraw(null);
  }, []);

  // What was unread at the last visit, once.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || newest.update.state === "gathering") return;
    arrived.current = true;
    const last = read ? newest.log[read - 1] : undefined;
    if (last && othersSince(newest, last.entry)) setAway(last.entry);
  }, [newest]);
  useAway(live, setAway);

  const jump = pace.value === "instant" || newest.update.from_memory || document.hidden;
  const still = jump || onScreen.current?.update.seat !== seat;
  const next = onScreen.current && !review && !still ? nextStep(onScreen.current, newest, seat) : null;
  const rest = (next?.rest ?? 0) * STEP[pace.value];
  const wait = rest && Math.max(0, since.current + rest - performance.now());
  // Drawn with this very change, not after it: each drawing of a table is dear.
  const now = !next || (next.entry === newest.update.entry && !wait);
  if (!review && now && onScreen.current !== newest) {
    if (onScreen.current && !still && lag(onScreen.current, newest) > MOST_STEPS)
      leapt.current = onScreen.current.update.entry;
    put(newest);
    setFresh(rest > 0);
  }
  const shown = onScreen.current;
  useEffect(() => {
    if (leapt.current !== null && othersSince(newest, leapt.current)) setAway(leapt.current);
    leapt.current = null;
  }, [newest]);

  useEffect(() => moments.current.keep(newest.update), [newest]);
  useEffect(() => {
    if (!next || shown === newest) return;
    let wanted = true;
    const advance = () => {
      if (next.entry === newest.update.entry) show(newest, rest > 0);
      else {
        const give = (update: Update) => wanted && show(atMoment(update, newest), rest > 0);
        moments.current.at(next.entry, seat).then(give, () => wanted && show(newest, false));
      }
    };
    const timer = wait ? setTimeout(advance, wait) : undefined;
    if (!wait) advance();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [newest, shown, review, pace.value]);

  useReview(review, setReview, newest, moments.current, show);
  useEffect(() => {
    if (!fresh || review) return;
    const timer = setTimeout(() => setFresh(false), 2 * STEP[pace.value]);
    return () => clearTimeout(timer);
  }, [shown, fresh, review]);

  const past = review !== null || (shown !== null && shown.update.entry < newest.update.entry);
  const caption =
    shown && (past || fresh)
      ? linesOf(shown.log, shown.update.entry)
          .map((line) => line.text)
          .join(" ")
      : "";
  const playback: Playback = {
    shown,
    past,
    caption,
    missed: away !== null && !review && !newest.update.from_memory ? othersSince(newest, away) : 0,
    review,
    skip: () => {
      setReview(null);
      show(newest, false);
    },
    recap: () => {
      if (away === null) return;
      setReview({ from: away, to: newest.update.entry, at: away, playing: true });
      setAway(null);
    },
    look: (entry, playing = false) => {
      const to = newest.update.entry;
      const at = Math.max(0, Math.min(to, entry));
      setReview((now) => ({ from: now?.from ?? 0, to: now?.to ?? to, at, playing }));
    },
    dismiss: () => setAway(null),
  };
  return { playback, before };
}

/** Remembers where the table stood when the reader looked away, and says so when they return. */
function useAway(live: Live, setAway: (entry: number | null) => void): void {
  useEffect(() => {
    let left: number | null = null;
    const onChange = () => {
      const now = live.standing.peek();
      if (document.hidden) left = now?.update.entry ?? null;
      else if (left !== null && now && othersSince(now, left)) setAway(left);
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [live]);
}

/** Shows the moments of a review, and goes on by itself while it plays. */
function useReview(
  review: Review | null,
  setReview: (next: Review | null) => void,
  newest: TableState,
  moments: Moments,
  show: (standing: TableState, step: boolean) => void,
): void {
  const at = review?.at;
  useEffect(() => {
    if (at === undefined) return;
    let wanted = true;
    const give = (update: Update) => wanted && show(atMoment(update, newest), true);
    moments.at(at, newest.update.seat).then(give, (problem) => {
      if (!wanted) return;
      setReview(null);
      explainFailure(problem);
    });
    return () => {
      wanted = false;
    };
  }, [at]);
  useEffect(() => {
    if (!review?.playing) return;
    const timer = setTimeout(
      () => setReview(review.at < review.to ? { ...review, at: review.at + 1 } : { ...review, playing: false }),
      STEP[pace.value] || STEP.normal,
    );
    return () => clearTimeout(timer);
  }, [review]);
}
