/** What somebody has learnt, kept in this browser, and on the account of whoever is signed in. */

import { signal } from "@preact/signals";
import { ownTables } from "../keys";
import { keep, recall } from "../settings";
import { after, NEWCOMER, type Rating } from "./rating";

/** What is known of the puzzles of a game. */
export interface PuzzleRecord {
  /** By puzzle: whether the first try was right. */
  tried: Record<string, boolean>;
  rating: Rating;
  /** Solved at the first try one after the other: now, and at best. */
  run: number;
  best: number;
  /** The last day on which the puzzle of the day was solved, and how many days in a row that is. */
  day: string;
  days: number;
}

/** Lessons done, bots beaten and puzzles tried, by game. */
export interface Progress {
  /** The names of lessons and drills that were finished. */
  lessons: Record<string, string[]>;
  /** The bots beaten. */
  beaten: Record<string, string[]>;
  puzzles: Record<string, PuzzleRecord>;
}

const KEPT = "school";
/** The name of the puzzle of the day, whichever it is. */
export const DAILY = "daily";
/** Today, as the server counts days for the puzzle of the day. */
export const today = () => new Date().toISOString().slice(0, 10);
const NONE: Progress = { lessons: {}, beaten: {}, puzzles: {} };
const NO_PUZZLES: PuzzleRecord = { tried: {}, rating: NEWCOMER, run: 0, best: 0, day: "", days: 0 };

export const progress = signal<Progress>({ ...NONE, ...recall<Partial<Progress>>(KEPT) });

function store(change: Partial<Progress>): void {
  progress.value = { ...progress.peek(), ...change };
  keep(KEPT, progress.value);
}

function added(known: Record<string, string[]>, game: string, names: string[]): Record<string, string[]> {
  return { ...known, [game]: [...new Set([...(known[game] ?? []), ...names])] };
}

/** A lesson was gone through to its end. */
export function finishLesson(game: string, name: string): void {
  store({ lessons: added(progress.peek().lessons, game, [name]) });
}

/** Who has lost a game: bots by their name; whoever won along, as a partner, was not beaten. */
export const losersOf = (seats: { kind: string; bot: string | null }[], winners: number[]): string[] =>
  seats.filter((_, seat) => !winners.includes(seat)).map(({ kind, bot }) => (kind === "bot" ? (bot ?? "") : kind));

/** A game was won against these bots. */
export function beat(game: string, bots: string[]): void {
  store({ beaten: added(progress.peek().beaten, game, bots) });
}

/** What is known of a game's puzzles. */
export const puzzlesOf = (game: string): PuzzleRecord => progress.value.puzzles[game] ?? NO_PUZZLES;

/** The first try at a puzzle: it is rated, once. */
export function tryPuzzle(game: string, id: string, rating: number, solved: boolean): void {
  const known = progress.peek().puzzles[game] ?? NO_PUZZLES;
  if (id in known.tried) return;
  const run = solved ? known.run + 1 : 0;
  const now: PuzzleRecord = {
    ...known,
    tried: { ...known.tried, [id]: solved },
    rating: after(known.rating, rating, solved),
    run,
    best: Math.max(known.best, run),
  };
  store({ puzzles: { ...progress.peek().puzzles, [game]: now } });
}

/** The puzzle of a day was solved, at whatever try. */
export function solveDay(game: string, today: string): void {
  const known = progress.peek().puzzles[game] ?? NO_PUZZLES;
  if (known.day === today) return;
  const before = new Date(`${today}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  const days = known.day === before.toISOString().slice(0, 10) ? known.days + 1 : 1;
  store({ puzzles: { ...progress.peek().puzzles, [game]: { ...known, day: today, days } } });
}

/** This browser knows of nothing that was learnt any more. */
export const forgetProgress = () => store(NONE);

/** What was learnt here and elsewhere, together: nothing is ever unlearnt by signing in. */
export function merged(here: Progress, there: Partial<Progress>): Progress {
  const union = (a: Record<string, string[]>, b: Record<string, string[]> = {}) =>
    Object.entries(b).reduce((known, [game, names]) => added(known, game, names), a);
  const puzzles = { ...here.puzzles };
  for (const [game, other] of Object.entries(there.puzzles ?? {})) {
    const own = puzzles[game] ?? NO_PUZZLES;
    const more = Object.keys(other.tried).length >= Object.keys(own.tried).length ? other : own;
    const late = other.day > own.day ? other : own;
    puzzles[game] = {
      ...more,
      tried: { ...own.tried, ...other.tried },
      best: Math.max(own.best, other.best),
      day: late.day,
      days: late.days,
    };
  }
  return { lessons: union(here.lessons, there.lessons), beaten: union(here.beaten, there.beaten), puzzles };
}

/** Takes in what an account has kept; true if this browser knew more. */
export function takeIn(kept: unknown): boolean {
  if (typeof kept !== "object" || kept === null) return false;
  const all = merged(progress.peek(), kept as Partial<Progress>);
  store(all);
  return JSON.stringify(all) !== JSON.stringify(kept);
}

/** Whether somebody has met a game before: learnt it, won it, or once chosen to play it at once. */
export const knowsGame = (game: string) =>
  hasWon(game) || (progress.value.lessons[game] ?? []).length > 0 || ownTables.value.some((own) => own.game === game);

/** Whether a game was ever won in this browser. */
export const hasWon = (game: string) => (progress.value.beaten[game] ?? []).length > 0;
