/** Dice nobody can choose: this browser keeps the hash of a table's seed, then adds a nonce of its own, and holds both
 * against what is public at the end (docs/dice.md). */

import { api, type MadeTable } from "./api";
import type { Update } from "./game";
import type { OwnSeat } from "./keys";
import { keep, recall } from "./settings";
import { commits } from "./verify";

/** What this browser has kept of a table's dice: the hash, since when, and what it has added for which seat. */
export interface KeptDice {
  table: string;
  commitment: string;
  since: number;
  nonces: Record<string, string>;
  /** The seats whose nonces the server has taken. */
  given: number[];
}

const MOST_KEPT = 200;
const NONCE_BYTES = 32;
let memory: KeptDice[] = []; // where the browser keeps nothing

const all = () => recall<KeptDice[]>("dice") ?? memory;

/** What was kept of a table's dice. */
export function keptDice(table: string): KeptDice | undefined {
  return all().find((kept) => kept.table === table);
}

function put(kept: KeptDice): void {
  memory = [kept, ...all().filter(({ table }) => table !== kept.table)].slice(0, MOST_KEPT);
  keep("dice", memory);
}

/** Keeps the hash of a table's seed at first sight; false if it is another one than before. */
export function keepHash(table: string, commitment: string): boolean {
  const kept = keptDice(table);
  if (!kept) put({ table, commitment, since: Date.now(), nonces: {}, given: [] });
  return !kept || kept.commitment === commitment;
}

/** The nonce of a seat: kept before it is sent, and the same whenever it is sent. */
function nonceOf(kept: KeptDice, seat: number): string {
  const known = kept.nonces[seat];
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  put({ ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
  return nonce;
}

/** Keeps the hash, then adds to the dice for seats of one's own; a failure is no harm, the table's page tries again. */
export async function addToDice(table: string, commitment: string, seats: OwnSeat[]): Promise<void> {
  for (const { seat, key } of seats) {
    const kept = keepHash(table, commitment) && keptDice(table);
    if (!kept) return;
    try {
      await api.nonce(table, nonceOf(kept, seat), commitment, key);
      const now = keptDice(table) ?? kept;
      put({ ...now, given: [...new Set([...now.given, seat])] });
    } catch {
      // The dice are settled without it, or it is sent again.
    }
  }
}

/** Adds to the dice of a table just made, for the seats whose keys came with it. */
export function addMine(made: MadeTable): Promise<void> {
  const seats = made.seats.flatMap(({ seat, key }) => (key ? [{ seat, key }] : []));
  return addToDice(made.id, made.commitment, seats);
}

/** At the table: keeps the hash, and adds to the dice for seats of one's own that are still awaited. */
export function lookAtDice(update: Update, own: OwnSeat[]): void {
  if (update.state === "over") return;
  keepHash(update.table, update.commitment);
  const awaited = own.filter(({ seat }) => update.seats[seat]?.nonce === "awaited");
  if (awaited.length) void addToDice(update.table, update.commitment, awaited);
}

export type DiceProof = "proven" | "hash-only" | "unkept" | "wrong-seed" | "wrong-hash" | "wrong-nonce";

/** What this browser can say of the dice of a finished game, by what it has kept for the seats that are its own. */
export async function proofOf(update: Update, seats: number[]): Promise<DiceProof> {
  const kept = keptDice(update.table);
  const right = await commits(update.seed ?? "", update.commitment);
  if (!right) return "wrong-seed";
  if (kept && kept.commitment !== update.commitment) return "wrong-hash";
  const added = seats.filter((seat) => kept?.nonces[seat] !== undefined);
  const mixed = added.filter((seat) => update.nonces[seat] === kept?.nonces[seat]);
  if (added.some((seat) => kept?.given.includes(seat) && !mixed.includes(seat))) return "wrong-nonce";
  if (!kept) return "unkept";
  return mixed.length ? "proven" : "hash-only";
}
