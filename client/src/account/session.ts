/** Who is signed in here: the account, its seats, and what travels with it from device to device. */

import { effect, signal } from "@preact/signals";
import { call, Refused } from "../api";
import { dropKeys, type OwnTable, ownTables, RING, showRing } from "../keys";
import type { AccountTold, Brought, Gathered, Held, MessagesTold, RingTable, SignedIn } from "../messages";
import { forgetProgress, progress, takeIn } from "../school/progress";
import { keep, keptNames, lookAtSettings, recall, takeSettings } from "../settings";
import { explainFailure, tell } from "../toast";
import { t } from "../words";
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
// A browser holds the server to what it has itself kept of the dice.
const NOT_TRAVELLING = new Set(["tables", "dice", "push", FLAG]);
const STOPPED = "stopped"; // channels of whose end the reader was told
const SCHOOL = "school"; // what was learnt here and elsewhere is put together
const SETTLING = 1_500;
const TOO_LONG = 413;

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
  inVain.clear();
  if (!told.account) return showRing([]);
  tellOfStopped(told.account.stopped ?? []);
  await Promise.all([fetchSettings(), gather().then(fetchRing)]);
  follow();
  void followPush().catch(() => {}); // the next visit tries again
}

/** Once for each channel that has died: nobody is told of a turn there any more, and cannot know it. */
function tellOfStopped(labels: string[]): void {
  const known = recall<string[]>(STOPPED) ?? [];
  const [fresh] = labels.filter((label) => !known.includes(label));
  if (fresh !== undefined) tell(t("channel-has-stopped", { channel: fresh }));
  if (labels.join() !== known.join()) keep(STOPPED, labels);
}

/** Lets messages go on that come to this browser, if its subscription has changed. */
async function followPush(): Promise<void> {
  const { renewPush } = await import("../worker/push");
  const key = async () => {
    const { channels, push_key } = await ask<MessagesTold>("GET", "/messages");
    return channels.some(({ kind, here }) => kind === "push" && here) ? push_key : null;
  };
  await renewPush(key, (found) => ask("POST", "/channels", { kind: "push", ...found, label: deviceLabel() }));
}

const MOST_OFFERED = 100; // at once
/** What this account's ring did not take, as id and key: the table is gone, or somebody else's. */
const inVain = new Set<string>();
const named = ({ id, key }: Held) => `${id} ${key}`;

/** What this browser holds that could join the ring: of each table the first seat, and the host's part. */
function loose(tables: OwnTable[]): Brought[] {
  const found = tables.flatMap(({ id, seats, host, invites }): Brought[] => {
    const first = seats.some(({ key }) => key.startsWith(RING)) ? [] : seats.slice(0, 1);
    const hosts = host && !host.startsWith(RING) ? [{ id, key: host, invites }] : [];
    return [...first.map(({ key }) => ({ id, key })), ...hosts];
  });
  return found.filter((one) => !inVain.has(named(one)));
}

/** The seats of this browser join the ring; those of others at this screen only if they are named. */
export async function gather(more: Held[] = []): Promise<void> {
  const tables = [...more, ...loose(ownTables.peek())].slice(0, MOST_OFFERED);
  if (!tables.length) return;
  const taken = (await ask<Gathered>("POST", "/tables", { tables })).tables;
  const held = new Set(taken.map(named));
  for (const one of tables) if (!held.has(named(one))) inVain.add(named(one));
  dropKeys(taken);
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
      over: told[0]?.summary?.state === "over",
    })),
  );
}

let stopFollowing: (() => void) | null = null;

/** From now on new seats join the ring, and what is chosen here travels. */
function follow(): void {
  stopFollowing?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTables = effect(() => {
    if (loose(ownTables.value).length)
      void gather()
        .then(fetchRing)
        .catch(() => {});
  });
  const stopSettings = effect(() => {
    void [lookAtSettings(), progress.value];
    clearTimeout(timer);
    timer = setTimeout(() => void keepSettings(), SETTLING);
  });
  const leave = () => void (document.hidden && keepSettings(true));
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

/** Sends what has changed; `leaving` if the page may be gone before it is answered. */
async function keepSettings(leaving = false): Promise<void> {
  const kept = collect();
  const text = JSON.stringify(kept);
  if (!pageKey() || text === lastKept) return;
  try {
    await call("PUT", "/api/account/settings", { kept }, pageKey(), leaving);
    lastKept = text;
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== TOO_LONG) return; // the next change tries again
    lastKept = text;
    explainFailure(problem);
  }
}

async function fetchSettings(): Promise<void> {
  const { kept } = await ask<{ kept: Record<string, unknown> }>("GET", "/settings");
  for (const [name, value] of Object.entries(kept)) if (!NOT_TRAVELLING.has(name) && name !== SCHOOL) keep(name, value);
  takeIn(kept[SCHOOL]);
  takeSettings(kept);
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
  if (JSON.stringify(collect()) === lastKept) forgetProgress(); // the account has it: who signs in next has his own
  await enter(told);
}

/** Takes in a change of the account. */
export function changed(account: AccountTold): void {
  if (session.value) session.value = { ...session.value, account };
}
