/** What the school asks of the server. */

import { call, type MadeTable } from "../api";
import type { Update } from "../game";
import type {
  LessonTold,
  Overview,
  PuzzleWhole as Puzzle,
  PuzzleList,
  Refutation as Refuted,
  LessonWhole as Whole,
} from "../messages";

export type { LessonTold, Overview, PuzzleList, PuzzleTold, StepTold } from "../messages";

/** All of a lesson, its moments being tables of any game. */
export type LessonWhole = Omit<Whole, "moments"> & { moments: Update[] };

export const overviewOf = (game: string) => call<Overview>("GET", `/api/games/${game}/overview`);

/** A game's lessons and drills. */
export const lessonsOf = (game: string) => call<LessonTold[]>("GET", `/api/games/${game}/lessons`);

/** All of a puzzle, its moments being tables of any game. */
export type PuzzleWhole = Omit<Puzzle, "moments"> & { moments: Update[] };
/** How a wrong first answer is refuted, the same way. */
export type Refutation = Omit<Refuted, "moments"> & { moments: Update[] };

export const school = {
  puzzles: (game: string) => call<PuzzleList>("GET", `/api/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => call<PuzzleWhole>("GET", `/api/games/${game}/puzzles/${id}`),
  refutation: (game: string, id: string, answer: string, at: number) =>
    call<Refutation>(
      "GET",
      `/api/games/${game}/puzzles/${id}/refutation?answer=${encodeURIComponent(answer)}&at=${at}`,
    ),
  lessons: lessonsOf,
  lesson: (game: string, name: string) => call<LessonWhole>("GET", `/api/games/${game}/lessons/${name}`),
  playOn: (game: string, name: string) => call<MadeTable>("POST", `/api/games/${game}/lessons/${name}/table`),
};
