/** The keys of one's own seats: whoever holds a seat's key owns the seat. They never leave this browser but as a header. */

import { signal } from "@preact/signals";
import type { MadeTable } from "./api";
import { keep, recall } from "./settings";

/** A seat that is played from this browser. */
export interface OwnSeat {
  seat: number;
  key: string;
}

/** A table that this browser has a part in. */
export interface OwnTable {
  id: string;
  game: string;
  seats: OwnSeat[];
  host: string | null;
  invites: Record<number, string>;
  /** How many lines of its log each seat had read at the last visit. */
  read: Record<number, number>;
  since: number;
  /** Whether its game is over, as far as that is known. */
  over?: boolean;
}

const MOST_KEPT = 100; // the ring's do not count: the account has them

export const ownTables = signal<OwnTable[]>(recall<OwnTable[]>("tables") ?? []);

/** What keys begin with that open an account's seats, as long as somebody is signed in. */
export const RING = "ring.";
const ofRing = (key: string | null) => key?.startsWith(RING) ?? false;
const onRing = (table: OwnTable) => ofRing(table.host) || table.seats.some(({ key }) => ofRing(key));

function store(tables: OwnTable[]): void {
  ownTables.value = tables;
  const loose = tables.flatMap(withoutRing);
  keep("tables", loose.length > MOST_KEPT ? runningFirst(loose).slice(0, MOST_KEPT) : loose);
}

/** Tables in the same order, but for those whose game is over: they come last. */
export function runningFirst(tables: OwnTable[]): OwnTable[] {
  return [...tables.filter(({ over }) => !over), ...tables.filter(({ over }) => over)];
}

/** Notes whether games are over, by table. */
export function noteEnds(over: Map<string, boolean>): void {
  const changed = (table: OwnTable) => over.has(table.id) && over.get(table.id) !== (table.over ?? false);
  if (!ownTables.peek().some(changed)) return;
  store(ownTables.peek().map((table) => (changed(table) ? { ...table, over: !table.over } : table)));
}

/** A table as this browser holds it by itself; nothing, if it holds no key of it. */
function withoutRing(table: OwnTable): OwnTable[] {
  if (!onRing(table)) return [table];
  const seats = table.seats.filter(({ key }) => !ofRing(key));
  const host = ofRing(table.host) ? null : table.host;
  return seats.length || host ? [{ ...table, seats, host }] : [];
}

/** Shows the seats of the ring among one's own, in place of those that were on it before. */
export function showRing(ring: Pick<OwnTable, "id" | "game" | "seats" | "host" | "invites" | "over">[]): void {
  const known = new Map(ownTables.peek().map((table) => [table.id, table]));
  const loose = new Map(
    ownTables
      .peek()
      .flatMap(withoutRing)
      .map((table) => [table.id, table]),
  );
  for (const { id, game, seats, host, invites, over = false } of ring) {
    const old = loose.get(id) ?? known.get(id) ?? { invites: {}, read: {}, since: Date.now(), seats: [], host: null };
    const taken = new Set(seats.map(({ seat }) => seat));
    const own = (loose.get(id)?.seats ?? []).filter(({ seat }) => !taken.has(seat));
    loose.set(id, {
      ...old,
      id,
      game,
      over,
      seats: [...seats, ...own],
      host: host ?? loose.get(id)?.host ?? null,
      invites: { ...old.invites, ...invites },
    });
  }
  store([...loose.values()]);
}

/** Keys that are on the ring now need not lie in this browser any more. */
export function dropKeys(held: { id: string; key: string }[]): void {
  if (!held.length) return;
  const gone = new Set(held.map(({ id, key }) => `${id} ${key}`));
  store(
    ownTables.peek().map((table) => ({
      ...table,
      seats: table.seats.filter(({ key }) => !gone.has(`${table.id} ${key}`)),
      host: gone.has(`${table.id} ${table.host}`) ? null : table.host,
    })),
  );
}

/** What this browser knows of a table of its own. */
export function ownTable(id: string): OwnTable | undefined {
  return ownTables.value.find((table) => table.id === id);
}

/** The key of a seat that one has at a table; none yet, perhaps. */
export const keyAt = (id: string) => ownTable(id)?.seats[0]?.key;

/** Changes what is known of a table, or begins to know it. */
export function remember(id: string, change: Partial<OwnTable>): void {
  const known = ownTable(id) ?? { id, game: "", seats: [], host: null, invites: {}, read: {}, since: Date.now() };
  store([{ ...known, ...change }, ...ownTables.value.filter((table) => table.id !== id)]);
}

/** Notes how many lines of its log a seat has read. */
export function noteRead(id: string, game: string, seat: number, lines: number): void {
  remember(id, { game, read: { ...ownTable(id)?.read, [seat]: lines } });
}

/** A table just made: keeps its keys and invitations. */
export function rememberMade(game: string, made: MadeTable): void {
  const seats = made.seats.flatMap(({ seat, key }) => (key ? [{ seat, key }] : []));
  const invites = Object.fromEntries(made.seats.flatMap(({ seat, invite }) => (invite ? [[seat, invite]] : [])));
  remember(made.id, { game, seats, host: made.host, invites });
}

/** A seat just taken. */
export function rememberSeat(id: string, game: string, { seat, key }: OwnSeat): void {
  const others = ownTable(id)?.seats.filter((own) => own.seat !== seat) ?? [];
  remember(id, { game, seats: [...others, { seat, key }] });
}

/** Forgets one seat; the table too, if nothing else of it is held here. */
export function forgetSeat(id: string, seat: number): void {
  const known = ownTable(id);
  const seats = known?.seats.filter((own) => own.seat !== seat) ?? [];
  if (seats.length || known?.host) remember(id, { seats });
  else forget(id);
}

/** Forgets a table, with its keys. */
export function forget(id: string): void {
  store(ownTables.value.filter((table) => table.id !== id));
}
