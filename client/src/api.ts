/** The server's JSON API: the only way in. */

import type { Drawing, Preview, Update } from "./game";
import type {
  Agreed,
  Analysed,
  Claim,
  Committed,
  Done,
  From,
  GameTold,
  Held,
  Hint,
  MineTold,
  NewTable,
  Note,
  QrCode,
  Rules,
  ScoreHistory,
  SeatChange,
  Seated,
  SeatGiven,
  SeatWanted,
  Summary,
  TableMade,
} from "./messages";
import { heard } from "./server_time";
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

export type {
  Analysed,
  Bank,
  BotTold as BotInfo,
  GameTold as GameInfo,
  Hint,
  Judged,
  MineTold as MyTable,
  NewTable as TableRequest,
  OptionTold as GameOption,
  Rules,
  ScoreHistory,
  Seated,
  SeatGiven as MadeSeat,
  SeatWanted as SeatRequest,
  Section as RulesSection,
  Summary as TableSummary,
  TableMade as MadeTable,
  ValueTold as OptionValue,
} from "./messages";
export type SeatKind = SeatWanted["kind"];

function address(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${lang.peek()}`;
}

const PAUSES = [500, 1500, 4000]; // milliseconds before a request is repeated whose fate is unknown
const ID_BYTES = 16;
const TOO_MUCH = 429;
const BUSY = 503;
const PASSING = [502, BUSY, 504]; // answers after which a request is repeated

/** An answer never came, also after several tries: whether the request was done is not known. */
export class Unanswered extends Error {}

/** A secret name of one request, by which the server knows it again. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether an answer leaves open if the request was done: a gateway's that lost the server, or one of a lost commit. */
async function leavesOpen(answer: Response): Promise<boolean> {
  if (answer.status !== BUSY) return answer.status !== TOO_MUCH;
  const said = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  return said?.code === "database-unknown";
}

/**
 * Sends a request; one that changes something is repeated with the same id until it is answered. The server does it once,
 * unless doing it twice comes to the same or does no harm (docs/http.md).
 */
async function send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  if (init.method === "GET") {
    const sent = Date.now();
    const answer = await fetch(address(path), init);
    heard(answer.headers.get("date"), sent);
    return answer;
  }
  init.headers["Idempotency-Key"] = newId();
  let unsure = false; // whether it may have been done by a try so far: later ones only speak of themselves
  for (let tries = 0; ; tries++) {
    const answer = await fetch(address(path), init).catch(() => null);
    if (answer && !PASSING.includes(answer.status) && !(unsure && answer.status === TOO_MUCH)) return answer;
    unsure ||= answer === null || (await leavesOpen(answer));
    const pause = PAUSES[tries];
    if (pause === undefined) {
      if (unsure || answer === null) throw new Unanswered(path);
      return answer;
    }
    await new Promise((go) => setTimeout(go, pause));
  }
}

async function request(
  method: string,
  path: string,
  body?: unknown,
  key?: string | null,
  keepalive = false,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await send(path, {
    method,
    headers,
    keepalive,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { code?: string; message?: string } | null;
  throw new Refused(answer.status, said?.code ?? "unknown", said?.message ?? answer.statusText);
}

/** Asks the server for something in JSON; with `keepalive` also when the page closes meanwhile. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  key?: string | null,
  keepalive = false,
): Promise<T> {
  const answer = await request(method, path, body, key, keepalive);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** A text of the server, such as a catalogue. */
export async function fetchText(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

/** What can be asked of the server, a function each. */
export const api = {
  games: (brief: boolean) => call<GameTold[]>("GET", brief ? "/api/games?brief=true" : "/api/games"),
  rules: (game: string) => call<Rules>("GET", `/api/games/${game}/rules`),
  drawing: (game: string, options: Record<string, string>) =>
    call<Drawing>("GET", `/api/games/${game}/drawing?${new URLSearchParams(options)}`),
  publicTables: () => call<Summary[]>("GET", "/api/tables"),
  mine: (tables: Held[]) => call<MineTold[]>("POST", "/api/tables/mine", { tables }),
  create: (wanted: NewTable) => call<TableMade>("POST", "/api/tables", { ...wanted, pledge: true }),
  /** With the key of a seat that is one's own already: the table marks that one person holds both. */
  claim: (id: string, wanted: Claim, own?: string) =>
    call<Seated>("POST", `/api/tables/${id}/claim`, { ...wanted, pledge: true }, own),
  nonce: (id: string, nonce: string, commitment: string, key: string) =>
    call<Committed>("POST", `/api/tables/${id}/nonce`, { nonce, commitment }, key),
  openWhispers: (id: string, agree: boolean, key: string) =>
    call<Agreed>("POST", `/api/tables/${id}/whispers`, { agree }, key),
  fill: (id: string, seat: number, change: SeatChange, key: string) =>
    call<Partial<SeatGiven>>("POST", `/api/tables/${id}/seats/${seat}`, change, key),
  table: (id: string, key: string | null) => call<Update>("GET", `/api/tables/${id}`, undefined, key),
  act: (id: string, ask: number | null, action: string, key: string) =>
    call<Done>("POST", `/api/tables/${id}/act`, { ask, action }, key),
  preview: (id: string, action: string, key: string) =>
    call<Preview>("GET", `/api/tables/${id}/preview?${new URLSearchParams({ action })}`, undefined, key),
  say: (id: string, text: string, to: number[] | null, key: string) =>
    call<unknown>("POST", `/api/tables/${id}/say`, { text, to }, key),
  notes: (id: string, key: string) => call<Note>("GET", `/api/tables/${id}/notes`, undefined, key),
  keepNotes: (id: string, text: string, key: string) => call<unknown>("PUT", `/api/tables/${id}/notes`, { text }, key),
  moment: (id: string, entry: number, seat: number | null, key: string | null) =>
    call<Update>("GET", `/api/tables/${id}/moments/${entry}${seat === null ? "" : `?seat=${seat}`}`, undefined, key),
  file: async (id: string, key: string | null) =>
    (await request("GET", `/api/tables/${id}/file`, undefined, key)).blob(),
  analyse: (id: string) => call<Analysed>("POST", `/api/tables/${id}/analysis`),
  analysis: (id: string) => call<Analysed>("GET", `/api/tables/${id}/analysis`),
  course: (id: string) => call<ScoreHistory>("GET", `/api/tables/${id}/course`),
  pictureSvg: (id: string) => fetchText(`/api/tables/${id}/picture.svg`),
  qr: (path: string) => call<QrCode>("POST", "/api/qr", { path }),
  rematch: (id: string, key: string) => call<Seated>("POST", `/api/tables/${id}/rematch?pledge=true`, {}, key),
  from: (id: string, wanted: From, key: string | null) =>
    call<TableMade>("POST", `/api/tables/${id}/from`, { ...wanted, pledge: true }, key),
  hint: (id: string, key: string) => call<Hint>("POST", `/api/tables/${id}/hint`, {}, key),
  coach: (id: string, action: string, key: string) => call<Hint>("POST", `/api/tables/${id}/coach`, { action }, key),
};
