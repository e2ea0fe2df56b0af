/** What the shell and a game's board say to each other. A board lives in `src/sottovoce/games/<game>/client/index.tsx`
 * and exports `game: GameClient<View>`. It holds no rules: whatever can be done is one of the choices. */

import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import type * as messages from "./messages";
import type { LogLine, TalkLine } from "./messages";

export type { LogLine, SeatNow as Seat, TalkLine, Undo, Whisper } from "./messages";

/** One possible answer; tests and boards may leave out whether it ends the turn. */
export type Choice = Omit<messages.Choice, "ends"> & Partial<Pick<messages.Choice, "ends">>;

/** What a choice would do, with the view of the game. */
export type Preview<View = unknown> = Omit<messages.Preview, "view"> & { view: View | null };

/** The whole table as one seat (or a spectator) may see it, with the view of the game. */
export type Update<View = unknown> = Omit<messages.Update, "view" | "choices"> & { view: View; choices: Choice[] };

export type Value = string | number | string[];

/** A player's own colour and shape, as on the board. */
export interface SeatMark {
  /** A colour of CSS, readable on the sheet by day and by night ("var(--vr-red)"). */
  color: string;
  /** The shape as SVG in a box of 16 by 16, filled with `currentcolor`; a shape of the shell's where this is left out. */
  shape?: ComponentChild;
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
export interface Drawing extends Omit<messages.Drawn, "size" | "places"> {
  size: Point;
  places: Record<string, PlaceGeometry>;
}

/** Attributes that make an element explain itself on hover, focus or long press. */
export type Attributes = Record<string, string>;

/** What a board is given, again for every update. */
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
  /** True while an answer is under way: another one is not taken. */
  busy: ReadonlySignal<boolean>;
  /** Answer with one of the choices. */
  choose(action: string): void;
  /** Answer with the only choice given, or open a small menu of them beside the element. */
  offer(choices: Choice[], at: Element): void;
  /** The choice that is held back until "End turn", or null. It was made already: show it as if it were done. */
  held: string | null;
  /** What the choice that is held back, or that `foresee` named last, would do; null until the server has said so.
   * Draw it as arrows and ghosts. */
  preview: ReadonlySignal<Preview<View> | null>;
  /** Ask what a choice would do, because the pointer or the focus is on it; null when it has left. A `<DrawnBoard>` does
   * this by itself for its targets. */
  foresee(action: string | null): void;
  /** Say beside an element why it can't be chosen now: the board's own words, or the rules' for the action that was
   * tried; the shell has words of its own where neither is given. */
  refuse(at: Element, reason?: string | { action: string }): void;
  /** True while a past moment is shown (the others' moves one after the other, or a recap): nothing can be chosen. */
  past: boolean;
  /** True in lessons and puzzles: each answer is given as soon as it is clicked, and nothing is drafted first. */
  stepwise?: boolean;
  /** Say something to everybody (null) or to some seats. */
  say(text: string, to: number[] | null): void;
  /** Leave answers at the server that count if time is up; nobody else can read them. Only where `update.draft`. */
  keepDraft?(answers: string[]): void;
  /** The answers that were left there for this part of the game. */
  readDraft?(): Promise<string[]>;
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

/** A game's part of the client. While any element of its board, strip, overlay or panels carries `data-undecided`, the
 * result of the game is not shown yet. */
export interface GameClient<View = unknown> {
  /** The board, interactive; usually one `<DrawnBoard>` from "@client/drawn_board". */
  Board(props: BoardProps<View>): ComponentChild;
  /** Players, hands, scores: beside the board. On a phone they are a drawer over the board's lower edge, which opens by
   * itself where something in it glows (`data-glows`) and nothing on the board does. */
  Panels?(props: BoardProps<View>): ComponentChild;
  /** One line over the board that is always in sight: the standing. */
  Strip?(props: BoardProps<View>): ComponentChild;
  /** A scene that lies over the board for a while; it is not zoomed with the board. Nothing waits for it. While an
   * element of it carries `data-climax`, a phone opens no drawer over it. */
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
