/** What somebody has learnt, kept in this browser. */

import { signal } from "@preact/signals";
import { ownTables } from "../keys";
import { keep, recall } from "../settings";

/** Lessons done, by game; puzzles tried; bots beaten. */
export interface Progress {
  /** By game: the names of lessons and drills that were finished. */
  lessons: Record<string, string[]>;
  /** By game: the strongest bots beaten. */
  beaten: Record<string, string[]>;
}

export const progress = signal<Progress>({ lessons: {}, beaten: {}, ...recall<Partial<Progress>>("school") });

function store(change: Partial<Progress>): void {
  progress.value = { ...progress.peek(), ...change };
  keep("school", progress.value);
}

function added(known: Record<string, string[]>, game: string, names: string[]): Record<string, string[]> {
  return { ...known, [game]: [...new Set([...(known[game] ?? []), ...names])] };
}

/** A lesson was gone through to its end. */
export function finishLesson(game: string, name: string): void {
  store({ lessons: added(progress.peek().lessons, game, [name]) });
}

/** A game was won against these bots. */
export function beat(game: string, bots: string[]): void {
  store({ beaten: added(progress.peek().beaten, game, bots) });
}

/** Whether somebody has met a game before: learnt it, won it, or once chosen to play it at once. */
export const knowsGame = (game: string) =>
  hasWon(game) || (progress.value.lessons[game] ?? []).length > 0 || ownTables.value.some((own) => own.game === game);

/** Whether a game was ever won in this browser. */
export const hasWon = (game: string) => (progress.value.beaten[game] ?? []).length > 0;
