/** What the school asks of the server. */

import { call, type MadeTable } from "../api";
import type { Update } from "../game";
import type { LessonTold, LessonWhole as Whole } from "../messages";

export type { LessonTold, StepTold } from "../messages";

/** All of a lesson, its moments being tables of any game. */
export type LessonWhole = Omit<Whole, "moments"> & { moments: Update[] };

/** A game at a glance: its aim, how one wins, a turn, and a glossary at the end. */
export interface Overview {
  title: string;
  parts: { heading: string; html: string }[];
}

export const overviewOf = (game: string) => call<Overview>("GET", `/api/games/${game}/overview`);

/** A game's lessons and drills. */
export const lessonsOf = (game: string) => call<LessonTold[]>("GET", `/api/games/${game}/lessons`);

export interface PuzzleTold {
  id: string;
  players: number;
  theme: string;
  label: string;
  level: number;
  rating: number;
}

export interface PuzzleList {
  day: string | null;
  puzzles: PuzzleTold[];
}

/** All of a puzzle: the solver's decisions, each with its moment, the right answers, and what the others reply. */
export interface PuzzleWhole {
  id: string;
  theme: string;
  label: string;
  level: number;
  rating: number;
  proven: boolean;
  seat: number;
  moments: Update[];
  decisions: { moment: number; right: string[]; after: number; told: string[] }[];
  solution: string[];
  chances: Record<string, number>;
}

export interface Refutation {
  moments: Update[];
  told: string[][];
}

export const school = {
  puzzles: (game: string) => call<PuzzleList>("GET", `/api/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => call<PuzzleWhole>("GET", `/api/games/${game}/puzzles/${id}`),
  refutation: (game: string, id: string, answer: string) =>
    call<Refutation>("GET", `/api/games/${game}/puzzles/${id}/refutation?answer=${encodeURIComponent(answer)}`),
  lessons: lessonsOf,
  lesson: (game: string, name: string) => call<LessonWhole>("GET", `/api/games/${game}/lessons/${name}`),
  playOn: (game: string, name: string) => call<MadeTable>("POST", `/api/games/${game}/lessons/${name}/table`),
};
