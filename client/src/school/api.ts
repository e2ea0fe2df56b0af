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

export const school = {
  lessons: lessonsOf,
  lesson: (game: string, name: string) => call<LessonWhole>("GET", `/api/games/${game}/lessons/${name}`),
  playOn: (game: string, name: string) => call<MadeTable>("POST", `/api/games/${game}/lessons/${name}/table`),
};
