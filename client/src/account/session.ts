/** Who is signed in here: the account, its seats, and what travels with it from device to device. */

import { effect, signal } from "@preact/signals";
import { call } from "../api";
import { dropKeys, ownTables, RING, showRing } from "../keys";
import type { AccountTold, RingTable, SignedIn } from "../messages";
import { progress, takeIn } from "../school/progress";
import { keep, keptNames, lang, myName, recall, sound, textBoard, theme } from "../settings";
import { makePasskey, showPasskey } from "./webauthn";

export type {
  AccountTold as Account,
  Device,
  PasskeyTold as Passkey,
  RingTable,
  SignedIn,
  TokenTold as Token,
} from "../messages";

/** What the server said last; null before it was asked. */
export const session = signal<SignedIn | null>(null);
/** A recovery code that was just made, until it is put away. */
export const shownCode = signal<string | null>(null);

const FLAG = "account";
const NOT_TRAVELLING = new Set(["tables", FLAG]);
const SCHOOL = "school"; // what was learnt here and elsewhere is put together
const SETTLING = 1_500;

/** What this browser is called in the list of devices. */
export function deviceLabel(): string {
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? "Browser";
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? "";
  return [browser.replace("Edg", "Edge").replace("OPR", "Opera"), system].filter(Boolean).join(", ");
}

/** The key with which this page acts for the account. */
export const pageKey = () => session.peek()?.key ?? null;

/** Asks something of the account with the page's key. */
export function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return call<T>(method, `/api/account${path}`, body, pageKey());
}

/** True if somebody was signed in here at the last visit. */
export const wasSignedIn = () => recall<boolean>(FLAG) === true;

/** Finds out who is signed in. */
export async function begin(): Promise<void> {
  await enter(await call<SignedIn>("GET", "/api/account"));
}

async function enter(told: SignedIn): Promise<void> {
  session.value = told;
  keep(FLAG, told.account !== null);
  if (told.recovery) shownCode.value = told.recovery;
  if (!told.account) return showRing([]);
  await Promise.all([fetchSettings(), gather().then(fetchRing)]);
  follow();
}

/** The seats of this browser join the ring; those of others at this screen only if they are named. */
export async function gather(more: { id: string; key: string }[] = []): Promise<void> {
  const own = ownTables.peek().flatMap(({ id, seats, host, invites }) => {
    const keys = seats.map(({ key }) => key).filter((key) => !key.startsWith(RING));
    const first = seats.some(({ key }) => key.startsWith(RING)) ? [] : keys.slice(0, 1);
    const hosts = host && !host.startsWith(RING) ? [{ id, key: host, invites }] : [];
    return [...first.map((key) => ({ id, key })), ...hosts];
  });
  const tables = [...own, ...more].slice(0, 100);
  if (!tables.length) return;
  const taken = await ask<{ tables: { id: string; key: string }[] }>("POST", "/tables", { tables });
  dropKeys(taken.tables);
}

/** Brings the tables of the ring. */
export async function fetchRing(): Promise<void> {
  const key = pageKey();
  const ring = key ? await ask<RingTable[]>("GET", "/tables") : [];
  showRing(
    ring.map(({ id, seats, host, told, invites }) => ({
      id,
      game: told[0]?.summary?.game ?? "",
      seats: seats.map((seat) => ({ seat, key: `${key}.${seat}` })),
      host: host ? key : null,
      invites,
    })),
  );
}

let stopFollowing: (() => void) | null = null;

/** From now on new seats join the ring, and what is chosen here travels. */
function follow(): void {
  stopFollowing?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTables = effect(() => {
    const loose = ownTables.value.some(
      ({ seats, host }) =>
        (seats.length > 0 && seats.every(({ key }) => !key.startsWith(RING))) ||
        (host !== null && !host.startsWith(RING)),
    );
    if (loose)
      void gather()
        .then(fetchRing)
        .catch(() => {});
  });
  const stopSettings = effect(() => {
    void [lang.value, theme.value, sound.value, textBoard.value, myName.value, progress.value];
    clearTimeout(timer);
    timer = setTimeout(() => void keepSettings(), SETTLING);
  });
  const leave = () => void (document.hidden && keepSettings());
  document.addEventListener("visibilitychange", leave);
  stopFollowing = () => {
    clearTimeout(timer);
    stopTables();
    stopSettings();
    document.removeEventListener("visibilitychange", leave);
    stopFollowing = null;
  };
}

function collect(): Record<string, unknown> {
  const names = keptNames().filter((name) => !NOT_TRAVELLING.has(name));
  return Object.fromEntries(names.map((name) => [name, recall(name)]));
}

let lastKept = "";

async function keepSettings(): Promise<void> {
  const kept = collect();
  const text = JSON.stringify(kept);
  if (!pageKey() || text === lastKept) return;
  await ask("PUT", "/settings", { kept }).then(
    () => {
      lastKept = text;
    },
    () => {},
  );
}

async function fetchSettings(): Promise<void> {
  const { kept } = await ask<{ kept: Record<string, unknown> }>("GET", "/settings");
  for (const [name, value] of Object.entries(kept)) if (!NOT_TRAVELLING.has(name) && name !== SCHOOL) keep(name, value);
  takeIn(kept[SCHOOL]);
  if (kept.theme) theme.value = kept.theme as typeof theme.value;
  if (typeof kept.sound === "boolean") sound.value = kept.sound;
  if (typeof kept["text-board"] === "boolean") textBoard.value = kept["text-board"];
  if (typeof kept.name === "string") myName.value = kept.name;
  if (kept.lang === "en" || kept.lang === "it") lang.value = kept.lang;
  lastKept = JSON.stringify(kept);
}

// -- coming in

const label = deviceLabel;
type Options = Record<string, unknown>;

/** Makes an account with a passkey, or without one where there can be none. */
export async function signUp(name: string, passkey: boolean): Promise<void> {
  if (!passkey) return enter(await call<SignedIn>("POST", "/api/account", { name, label: label() }));
  const options = await call<Options>("POST", "/api/account/passkeys/options", { name });
  const credential = await makePasskey(options);
  return enter(await call<SignedIn>("POST", "/api/account/passkeys", { credential, label: label() }));
}

/** Adds a passkey to the account that is signed in. */
export async function addPasskey(): Promise<void> {
  const credential = await makePasskey(await ask<Options>("POST", "/passkeys/options", {}));
  return enter(await ask<SignedIn>("POST", "/passkeys", { credential, label: label() }));
}

/** Signs in with a passkey of this device. */
export async function signIn(): Promise<void> {
  const credential = await showPasskey(await call<Options>("POST", "/api/account/sign-in/options", {}));
  return enter(await call<SignedIn>("POST", "/api/account/sign-in/passkey", { credential, label: label() }));
}

/** Signs in with something that was told: a recovery code, a link, or a number from a mail. */
export async function signInBy(way: "recovery" | "link" | "mail/code", what: Record<string, string>): Promise<void> {
  return enter(await call<SignedIn>("POST", `/api/account/sign-in/${way}`, { ...what, label: label() }));
}

/** Signs out, here or everywhere. */
export async function signOut(everywhere: boolean): Promise<void> {
  await keepSettings();
  stopFollowing?.();
  const told = await ask<SignedIn>("POST", everywhere ? "/sign-out/everywhere" : "/sign-out");
  await enter(told);
}

/** Takes in a change of the account. */
export function changed(account: AccountTold): void {
  if (session.value) session.value = { ...session.value, account };
}
