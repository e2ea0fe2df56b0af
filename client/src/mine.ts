/** One's own tables: what the server says of them, whose turn waits, and the way from one to the next. */

import { computed, signal } from "@preact/signals";
import { api, type MyTable, type TableSummary } from "./api";
import { noteEnds, type OwnTable, ownTables, runningFirst } from "./keys";
import { go, place } from "./router";
import { tell } from "./toast";
import { t } from "./words";

const MOST = 100; // seats in one request

/** A table with one's own seats there, as lists show it. */
export interface OwnTableState {
  id: string;
  game: string;
  /** null until the server has spoken of it. */
  summary: TableSummary | null;
  seats: number[];
  gone: boolean;
  turn: boolean;
  unseen: number;
}

/** What the server said last, by table; null before it was asked. */
const told = signal<Map<string, MyTable[]> | null>(null);

const isOver = (said: MyTable[] | undefined) => said?.some(({ summary }) => summary?.state === "over") ?? false;

/** Asks how one's tables stand, running ones first; of many, finished games are asked for once. */
export async function lookAtMine(): Promise<void> {
  const before = told.peek() ?? new Map<string, MyTable[]>();
  const held = runningFirst(ownTables.peek())
    .flatMap(({ id, seats }) => seats.map(({ key }) => ({ id, key })))
    .filter(({ id }, place) => place < MOST || !isOver(before.get(id)));
  const groups = new Map<string, MyTable[]>();
  for (let first = 0; first < held.length; first += MOST) {
    for (const one of await api.mine(held.slice(first, first + MOST)))
      groups.set(one.id, [...(groups.get(one.id) ?? []), one]);
    told.value = new Map([...before, ...groups]);
  }
  if (!held.length) told.value = groups;
  noteEnds(new Map([...groups].map(([id, said]) => [id, isOver(said)])));
}

function asMine({ id, game, seats }: OwnTable, said: MyTable[] | undefined): OwnTableState {
  const known = said?.find((one) => !one.gone);
  return {
    id,
    game: known?.summary?.game ?? game,
    summary: known?.summary ?? null,
    seats: seats.map((own) => own.seat),
    gone: said !== undefined && !known,
    turn: said?.some((one) => one.my_turn) ?? false,
    unseen: known?.unseen ?? 0,
  };
}

const RANKS = { playing: 1, gathering: 2, over: 3 } as const;

/** Since when one's own turn waits, or the others' does; else when something happened last. */
export function since({ summary, seats, turn }: OwnTableState): number | null {
  if (!summary) return null;
  const asked = summary.asked.filter((_, number) => !turn || seats.includes(summary.to_act[number] ?? -1));
  return asked.length ? Math.min(...asked) : summary.updated;
}

/** Turns that wait longest come first, then what is being played, and what is over last. */
export function byUrgency(one: OwnTableState, other: OwnTableState): number {
  const rank = (mine: OwnTableState) => (mine.gone ? 4 : mine.turn ? 0 : mine.summary ? RANKS[mine.summary.state] : 2);
  const when = (mine: OwnTableState) => since(mine) ?? 0;
  return rank(one) - rank(other) || (one.turn ? when(one) - when(other) : when(other) - when(one));
}

export const mine = computed(() => ownTables.value.map((own) => asMine(own, told.value?.get(own.id))).sort(byUrgency));

/** Tables where it is one's turn, but for the one that is shown; the longest-waiting first. */
export const waiting = computed(() =>
  mine.value.filter(({ id, turn }) => turn && !place.value.path.startsWith(`/t/${id}`)),
);

/** Goes to the table where one has been awaited longest. */
export async function nextTable(): Promise<void> {
  await lookAtMine().catch(() => undefined);
  const next = waiting.peek()[0];
  if (next) go(`/t/${next.id}`);
  else tell(t("nothing-waits"));
}
