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
  /** The entry up to which the log was read at the last visit. */
  read: number;
  since: number;
}

const MOST_TABLES = 100;

export const ownTables = signal<OwnTable[]>(recall<OwnTable[]>("tables") ?? []);

/** What keys begin with that open an account's seats, as long as somebody is signed in. */
export const RING = "ring.";
const ofRing = (key: string | null) => key?.startsWith(RING) ?? false;
const onRing = (table: OwnTable) => ofRing(table.host) || table.seats.some(({ key }) => ofRing(key));

function store(tables: OwnTable[]): void {
  ownTables.value = tables.slice(0, MOST_TABLES);
  keep("tables", ownTables.value.flatMap(withoutRing));
}

/** A table as this browser holds it by itself; nothing, if it holds no key of it. */
function withoutRing(table: OwnTable): OwnTable[] {
  if (!onRing(table)) return [table];
  const seats = table.seats.filter(({ key }) => !ofRing(key));
  const host = ofRing(table.host) ? null : table.host;
  return seats.length || host ? [{ ...table, seats, host }] : [];
}

/** Shows the seats of the ring among one's own, in place of those that were on it before. */
export function showRing(ring: Pick<OwnTable, "id" | "game" | "seats" | "host" | "invites">[]): void {
  const known = new Map(ownTables.peek().map((table) => [table.id, table]));
  const loose = new Map(
    ownTables
      .peek()
      .flatMap(withoutRing)
      .map((table) => [table.id, table]),
  );
  for (const { id, game, seats, host, invites } of ring) {
    const old = loose.get(id) ?? known.get(id) ?? { invites: {}, read: 0, since: Date.now(), seats: [], host: null };
    const taken = new Set(seats.map(({ seat }) => seat));
    const own = (loose.get(id)?.seats ?? []).filter(({ seat }) => !taken.has(seat));
    loose.set(id, {
      ...old,
      id,
      game,
      seats: [...seats, ...own],
      host: host ?? loose.get(id)?.host ?? null,
      invites: { ...old.invites, ...invites },
    });
  }
  store([...loose.values()]);
}

/** Keys that are on the ring now need not lie in this browser any more. */
export function dropKeys(held: { id: string; key: string }[]): void {
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

/** Changes what is known of a table, or begins to know it. */
export function remember(id: string, change: Partial<OwnTable>): void {
  const known = ownTable(id) ?? { id, game: "", seats: [], host: null, invites: {}, read: 0, since: Date.now() };
  store([{ ...known, ...change }, ...ownTables.value.filter((table) => table.id !== id)]);
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
