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

function store(tables: OwnTable[]): void {
  ownTables.value = tables.slice(0, MOST_TABLES);
  keep("tables", ownTables.value);
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

/** Forgets a table, with its keys. */
export function forget(id: string): void {
  store(ownTables.value.filter((table) => table.id !== id));
}
