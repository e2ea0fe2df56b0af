/** What a person has chosen, kept in this browser. */

import { batch, effect, type Signal, signal } from "@preact/signals";

export type Lang = "en" | "it";
export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "instant";

export const LANGUAGES: readonly Lang[] = ["en", "it"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];
const PREFIX = "sottovoce.";

/** Reads what was kept under a name; null if nothing was, or if the browser keeps nothing. */
export function recall<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps something under a name, where the browser allows it. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Under which names something is kept. */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}

const settings: { look: () => unknown; take: (values: Record<string, unknown>) => void }[] = [];

/** A signal that remembers its value from visit to visit. */
function kept<T>(name: string, otherwise: T, allowed?: readonly T[]): Signal<T> {
  const fits = (found: unknown) => (allowed ? allowed.includes(found as T) : typeof found === typeof otherwise);
  const found = recall<T>(name);
  const made = signal(found !== null && fits(found) ? found : otherwise);
  const take = (values: Record<string, unknown>) => {
    if (fits(values[name])) made.value = values[name] as T;
  };
  settings.push({ look: () => made.value, take });
  effect(() => keep(name, made.value));
  return made;
}

/** All that is chosen, for effects that follow every choice. */
export const lookAtSettings = () => settings.map(({ look }) => look());

/** Takes over what was chosen elsewhere, by name, as far as it can be chosen here. */
export function takeSettings(values: Record<string, unknown>): void {
  batch(() => {
    for (const { take } of settings) take(values);
  });
}

function browserLanguage(): Lang {
  const spoken = navigator.languages.map((name) => name.slice(0, 2));
  return (spoken.find((name) => LANGUAGES.includes(name as Lang)) as Lang | undefined) ?? "en";
}

export const lang = kept<Lang>("lang", browserLanguage(), LANGUAGES);
export const theme = kept<Theme>("theme", "auto", ["auto", "light", "dark"]);
export const sound = kept("sound", false);
export const textBoard = kept("text-board", false);
export const myName = kept("name", "");
/** Whether things say a sentence about themselves when the pointer rests on them. */
export const explanations = kept("explanations", true);
/** Whether the last step of a turn waits for "End turn". */
export const endTurn = kept("end-turn", true);
/** Whether a finger's first tap on the board only shows what a choice would do. */
export const tapTwice = kept("tap-twice", false);
/** Whether the coach warns of mistakes, where a table allows hints. */
export const warnings = kept("warnings", false);
/** How fast the others' moves are shown, one after the other. */
export const pace = kept<Pace>("pace", "normal", PACES);

/** The document follows language and theme. */
export function dress(): void {
  const night = window.matchMedia("(prefers-color-scheme: dark)");
  const shade = () => {
    const dark = theme.value === "dark" || (theme.value === "auto" && night.matches);
    document.documentElement.toggleAttribute("data-dark", dark);
  };
  effect(shade);
  night.addEventListener("change", shade);
  effect(() => {
    document.documentElement.lang = lang.value;
  });
}

/** True while the screen is too small for board and log side by side: a phone, upright or lying. */
export const narrow = signal(false);

/** Follows the width of the screen. */
export function measureScreen(): void {
  const query = window.matchMedia("(max-width: 52rem), (max-height: 30rem)");
  const follow = () => {
    narrow.value = query.matches;
  };
  follow();
  query.addEventListener("change", follow);
}

/** False where the person has asked for less motion. */
export function motionWanted(): boolean {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
