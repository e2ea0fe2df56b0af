/** The server's JSON API: the only way in. */

import type { Drawing, Preview, Update } from "./game";
import { lang } from "./settings";

/** An answer that is no success, with the server's own sentence in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface OptionValue {
  value: string;
  label: string;
}

export interface GameOption {
  name: string;
  title: string;
  help: string;
  default: string;
  values: OptionValue[];
  /** Whether a value of one's own may be sent as text, such as a map. */
  own: boolean;
  example: string | null;
}

export interface BotInfo {
  name: string;
  label: string;
  help: string;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  options: GameOption[];
  bots: BotInfo[];
  secrets: boolean;
  talk: boolean;
}

export interface RulesSection {
  number: string | null;
  heading: string;
  level: number;
  html: string;
}

export interface Rules {
  title: string;
  html_sections: RulesSection[];
}

export type SeatKind = "me" | "friend" | "open" | "bot";

export interface SeatRequest {
  kind: SeatKind;
  bot?: string | null;
  name?: string | null;
}

/** A store of time for each seat, in seconds. */
export interface Bank {
  start: number;
  increment: number;
  cap: number;
}

export interface TableRequest {
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatRequest[];
  public: boolean;
  hints: boolean;
  clock: number | null;
  bank?: Bank | null;
  out?: "turn" | "stay";
}

export interface MadeSeat {
  seat: number;
  kind: string;
  key: string | null;
  invite: string | null;
}

export interface MadeTable {
  id: string;
  host: string;
  seats: MadeSeat[];
}

export interface Seated {
  id: string;
  seat: number;
  key: string;
  host?: string | null;
}

export interface TableSummary {
  id: string;
  game: string;
  players: number;
  names: string[];
  kinds: string[];
  state: "gathering" | "playing" | "over";
  open: number[];
  to_act: number[];
  created: number;
  updated: number;
  watchers: number;
  winners: number[];
}

export interface MyTable {
  id: string;
  gone: boolean;
  seat: number | null;
  my_turn: boolean;
  unseen: number;
  state: "gathering" | "playing" | "over" | null;
  summary: TableSummary | null;
}

export interface Hint {
  action: string;
  label: string;
  why: string;
}

/** A decision of a finished game, judged; `text` says what was better where it is marked. */
export interface Judged {
  entry: number;
  seat: number;
  action: string;
  better: string;
  chance: number;
  best: number;
  cost: number;
  mark: "" | "inaccuracy" | "mistake" | "blunder";
  text: string;
  standing: number[];
  proven: boolean;
  known: boolean;
}

/** How far an analysis is; once it is done, all of it. */
export interface Analysed {
  state: "none" | "going" | "done";
  judged: number;
  decisions: number;
  outcome: number[];
  moments: Judged[];
  remarks: string[];
}

/** How the scores of a finished game ran: every seat's, had the game ended at that entry. */
export interface Course {
  counts: string;
  points: { entry: number; scores: number[] }[];
}

function address(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${lang.peek()}`;
}

const PAUSES = [500, 1500, 4000]; // milliseconds before a request is repeated whose fate is unknown
const ID_BYTES = 16;

/** An answer never came, also after several tries: whether the request was done is not known. */
export class Unanswered extends Error {}

/** A secret name of one request, by which the server knows it again. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends a request; one that changes something is repeated with the same id until it is answered: it is done once. */
async function send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  if (init.method === "GET") return fetch(address(path), init);
  init.headers["Idempotency-Key"] = newId();
  for (let tries = 0; ; tries++) {
    const pause = PAUSES[tries];
    try {
      const answer = await fetch(address(path), init);
      if (answer.status !== 503 || pause === undefined) return answer;
    } catch (problem) {
      if (pause === undefined) throw new Unanswered(String(problem));
    }
    await new Promise((go) => setTimeout(go, pause));
  }
}

async function request(method: string, path: string, body?: unknown, key?: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await send(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { code?: string; message?: string } | null;
  throw new Refused(answer.status, said?.code ?? "unknown", said?.message ?? answer.statusText);
}

/** Asks the server for something in JSON. */
export async function call<T>(method: string, path: string, body?: unknown, key?: string | null): Promise<T> {
  const answer = await request(method, path, body, key);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** A text of the server, such as a catalogue. */
export async function fetchText(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

/** What can be asked of the server, a function each. */
export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  rules: (game: string) => call<Rules>("GET", `/api/games/${game}/rules`),
  drawing: (game: string, options: Record<string, string>) =>
    call<Drawing>("GET", `/api/games/${game}/drawing?${new URLSearchParams(options)}`),
  publicTables: () => call<TableSummary[]>("GET", "/api/tables"),
  mine: (tables: { id: string; key: string }[]) => call<MyTable[]>("POST", "/api/tables/mine", { tables }),
  create: (wanted: TableRequest) => call<MadeTable>("POST", "/api/tables", wanted),
  claim: (id: string, wanted: { invite?: string; seat?: number; name: string }) =>
    call<Seated>("POST", `/api/tables/${id}/claim`, wanted),
  fill: (id: string, seat: number, change: { bot?: string; name?: string }, key: string) =>
    call<Partial<MadeSeat>>("POST", `/api/tables/${id}/seats/${seat}`, change, key),
  table: (id: string, key: string | null) => call<Update>("GET", `/api/tables/${id}`, undefined, key),
  act: (id: string, ask: number | null, action: string, key: string) =>
    call<{ seq: number }>("POST", `/api/tables/${id}/act`, { ask, action }, key),
  preview: (id: string, action: string, key: string) =>
    call<Preview>("GET", `/api/tables/${id}/preview?${new URLSearchParams({ action })}`, undefined, key),
  say: (id: string, text: string, to: number[] | null, key: string) =>
    call<unknown>("POST", `/api/tables/${id}/say`, { text, to }, key),
  notes: (id: string, key: string) => call<{ text: string }>("GET", `/api/tables/${id}/notes`, undefined, key),
  keepNotes: (id: string, text: string, key: string) => call<unknown>("PUT", `/api/tables/${id}/notes`, { text }, key),
  moment: (id: string, entry: number, seat: number | null, key: string | null) =>
    call<Update>("GET", `/api/tables/${id}/moments/${entry}${seat === null ? "" : `?seat=${seat}`}`, undefined, key),
  file: async (id: string, key: string | null) =>
    (await request("GET", `/api/tables/${id}/file`, undefined, key)).blob(),
  analyse: (id: string) => call<Analysed>("POST", `/api/tables/${id}/analysis`),
  analysis: (id: string) => call<Analysed>("GET", `/api/tables/${id}/analysis`),
  course: (id: string) => call<Course>("GET", `/api/tables/${id}/course`),
  pictureSvg: (id: string) => fetchText(`/api/tables/${id}/picture.svg`),
  qr: (path: string) => call<{ svg: string }>("POST", "/api/qr", { path }),
  rematch: (id: string, key: string) => call<Seated>("POST", `/api/tables/${id}/rematch`, {}, key),
  from: (id: string, wanted: { moment: number; me: number; bots: Record<string, string> }) =>
    call<MadeTable>("POST", `/api/tables/${id}/from`, wanted),
  hint: (id: string, key: string) => call<Hint>("POST", `/api/tables/${id}/hint`, {}, key),
};
