/** What the shell and a game's board say to each other. A board lives in `src/sottovoce/games/<game>/client/index.tsx`
 * and exports `game: GameClient<View>`. It holds no rules: whatever can be done is one of the choices. */

import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChild } from "preact";

/** One possible answer: its durable text and its words. */
export interface Choice {
  action: string;
  label: string;
  /** True if the turn is over with it, whatever is secret: the shell then holds it back until "End turn". */
  ends?: boolean;
}

/** What a choice would do, as far as it is the same in every world that the seat can imagine. */
export interface Preview<View = unknown> {
  action: string;
  /** What would happen, as the log would tell it. */
  lines: LogLine[];
  /** The table afterwards as the seat would see it; null where that depends on what it can't know. */
  view: View | null;
}

/** A player's own colour and shape, as on the board. */
export interface SeatMark {
  /** A colour of CSS, readable on the sheet by day and by night ("var(--vr-red)"). */
  color: string;
  /** The shape as SVG in a box of 16 by 16, filled with `currentcolor`; a shape of the shell's where this is left out. */
  shape?: ComponentChild;
}

/** A seat of the table and who sits there. */
export interface Seat {
  name: string;
  spoken: string;
  kind: "person" | "bot" | "friend" | "open";
  bot: string | null;
  online: boolean;
}

export type Value = string | number | string[];

/** Whether the last step may be taken back, and why not. */
export interface Undo {
  may: boolean;
  why: string | null;
}

/** Something that happened, in words; `data` names what it speaks of by tokens such as "province:khorat". */
export interface LogLine {
  entry: number;
  seat: number | null;
  kind: string;
  data: Record<string, Value>;
  text: string;
}

/** Something said at the table; the table's own notices have no seat. `said` is what was typed, `text` its words. */
export interface TalkLine {
  id: number;
  seat: number | null;
  to: number[] | null;
  after: number;
  text: string;
  said: string;
  mark: string | null;
  state: string | null;
  verdicts: Record<string, string>;
}

/** That somebody whispered to somebody, not what. */
export interface Whisper {
  seat: number;
  to: number[];
  after: number;
}

/** The whole table as one seat (or a spectator) may see it. */
export interface Update<View = unknown> {
  kind: "update";
  table: string;
  seq: number;
  entry: number;
  state: "gathering" | "playing" | "over";
  game: string;
  players: number;
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  clock: number | null;
  commitment: string;
  seed: string | null;
  seat: number | null;
  seats: Seat[];
  view: View;
  to_act: number[];
  ask: number | null;
  prompt: string;
  paragraph: string | null;
  choices: Choice[];
  undo: Undo;
  log_keep: number;
  log: LogLine[];
  talk_keep: number;
  talk: TalkLine[];
  may_say: boolean;
  may_whisper: boolean;
  whispers: Whisper[];
  ending: string[];
  winners: number[];
  scores: number[];
  rematch: string | null;
  deadline: number | null;
  watchers: number;
  from_memory: boolean;
}

export type Point = [number, number];

/** Where pieces stand at one place of the board. */
export interface PlaceGeometry {
  center: Point;
  label?: Point;
  slots?: Point[];
  icons?: Point[];
  [more: string]: unknown;
}

/** The empty board as the game draws it, and its geometry. */
export interface Drawing {
  svg: string;
  size: Point;
  places: Record<string, PlaceGeometry>;
}

/** Attributes that make an element explain itself on hover, focus or long press. */
export type Attributes = Record<string, string>;

/** What a board is given, anew for every update. */
export interface BoardProps<View = unknown> {
  update: Update<View>;
  /** All that was said within this seat's hearing (an update brings only what is new). */
  talk: TalkLine[];
  /** All that happened, as this seat heard it. */
  log: LogLine[];
  /** null while it is being fetched, or where the game draws its board alone. */
  drawing: Drawing | null;
  /** The legal choices by their action; empty while another seat is awaited. */
  choices: Map<string, Choice>;
  /** Answer with one of the choices. */
  choose(action: string): void;
  /** Answer with the only choice given, or open a small menu of them beside the element. */
  offer(choices: Choice[], at: Element): void;
  /** The choice that is held back until "End turn", or null. It was made already: show it as if it were done. */
  held: string | null;
  /** What the choice that is held back, or that `foresee` named last, would do; null until the server has said so.
   * Draw it as arrows and ghosts. */
  preview: ReadonlySignal<Preview<View> | null>;
  /** Ask what a choice would do, because the pointer or the focus is on it; null when it has left. A `<Chart>` does
   * this by itself for its targets. */
  foresee(action: string | null): void;
  /** Say beside an element why it can't be chosen now: the board's own words, or the rules' for the action that was
   * tried; the shell has words of its own where neither is given. */
  refuse(at: Element, reason?: string | { action: string }): void;
  /** True while a past moment is shown (the others' moves one after the other, or a recap): nothing can be chosen. */
  past: boolean;
  /** Say something to everybody (null) or to some seats. */
  say(text: string, to: number[] | null): void;
  /** A message of the game's catalogue; tokens in the arguments are spoken too. */
  speak(id: string, args?: Record<string, Value>): string;
  /** A token ("province:khorat", "seat:1") in words. */
  name(token: string): string;
  /** True if the catalogue has this message. */
  knows(id: string): boolean;
  /** Tokens that somebody points at, for example from the log. */
  pointed: ReadonlySignal<string[]>;
  /** Point at some tokens (an empty list: at none any more). */
  point(tokens: string[]): void;
  /** Spread these into an element: it then shows the § of the rules, below a text of the game's own if one is given. */
  explain(paragraph: string | null, text?: string): Attributes;
  /** False if nothing should move by itself. Pieces move by themselves from update to update: give each element that
   * is a piece a `data-piece` with a name that stays (see "@client/pieces"), and no transform of its own. */
  motion: boolean;
}

/** A game's part of the client. */
export interface GameClient<View = unknown> {
  /** The board, interactive; usually one `<Chart>` from "@client/chart". */
  Board(props: BoardProps<View>): ComponentChild;
  /** Players, hands, scores: beside the board. On a phone they are a drawer over the board's lower edge, which opens by
   * itself where something in it glows (`data-glows`) and nothing on the board does. */
  Panels?(props: BoardProps<View>): ComponentChild;
  /** One line over the board that is always in sight: the standing. */
  Strip?(props: BoardProps<View>): ComponentChild;
  /** A scene that lies over the board for a while; it is not zoomed with the board. Nothing waits for it. */
  Overlay?(props: BoardProps<View>): ComponentChild;
  /** The table as headings, lists and tables for those who can't see the board. */
  TextBoard(props: BoardProps<View>): ComponentChild;
  /** Names that come from the table's own data (a map), by token, for `name` and `speak`. */
  terms?(view: View): Record<string, string>;
  /** The tokens a log line speaks of; all those in its data where this is left out. */
  placesOf?(line: LogLine): string[];
  /** Whether seats know different things under these options; the game's own word where this is left out. */
  secrets?(options: Record<string, string>): boolean;
  /** Another question for the prompt bar where something not yet sent (a draft) has answered part of the table's own;
   * null for the table's. */
  prompt?(update: Update<View>, speak: BoardProps<View>["speak"]): string | null;
  /** A player's own colour and shape; the shell's colours by seat where this is left out. */
  mark?(view: View, seat: number): SeatMark;
  /** Lines of the log that are folded away behind a count: offers, refusals, what was only said. */
  haggling?(line: LogLine): boolean;
  /** Choices that the board or the panels offer well enough that the prompt bar need not show them as buttons. */
  onBoard?(choice: Choice): boolean;
}
