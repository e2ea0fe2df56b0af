/** What the school asks of the server. */

import { call, type MadeTable } from "../api";
import type { Choice, Update } from "../game";

export interface LessonTold {
  name: string;
  kind: string;
  title: string;
  about: string;
  after: string;
  steps: number;
}

/** One step: what is said, what is meant, and what is said to every answer. */
export interface StepTold {
  name: string;
  kind: string;
  text: string;
  moment: number;
  points: string[];
  choices: Choice[];
  answer: string;
  right: string;
  wrong: Record<string, string>;
  otherwise: string;
}

export interface LessonWhole {
  name: string;
  kind: string;
  title: string;
  end: string;
  onward: boolean;
  moments: Update[];
  steps: StepTold[];
}

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
