/** Words for people: the shell's own catalogue, and each game's from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { fetchText } from "./api";
import type { Value } from "./game";
import { type Lang, lang } from "./settings";

type Catalogues = Record<Lang, () => Promise<{ default: string }>>;

// The build splits the catalogue: what only src/deferred.ts and src/pages/lobby.ts say comes with them (split_words.mjs).
const FIRST: Catalogues = {
  en: () => import("../words/en.ftl?first"),
  it: () => import("../words/it.ftl?first"),
};
const LATER: Catalogues = {
  en: () => import("../words/en.ftl?later"),
  it: () => import("../words/it.ftl?later"),
};
const TOKEN = /^([a-z][a-z-]*):([a-z0-9-]+)$/;

/** One language's catalogue: says messages by their name. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(language: string, ...texts: string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** True if the catalogue knows this message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message in words; its name in brackets where the catalogue lacks it. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : `[${id}]`;
  }
}

const shell = signal<Words | null>(null);
let complete = false; // whether the words that come later have been asked for

/** Loads the shell's words for a language and makes it the one spoken. */
export async function speakLanguage(language: Lang): Promise<void> {
  const parts = await Promise.all([FIRST[language](), ...(complete ? [LATER[language]()] : [])]);
  shell.value = new Words(language, ...parts.map((part) => part.default));
  lang.value = language;
}

/** Loads the words that not every page says, once. */
export async function speakAll(): Promise<void> {
  if (complete) return;
  complete = true;
  await speakLanguage(lang.value);
}

/** A message of the shell. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return shell.value?.say(id, args) ?? "";
}

const games = new Map<string, Promise<Words>>();

/** A game's catalogue, fetched once. */
export function gameWords(game: string, language: Lang): Promise<Words> {
  const name = `${game} ${language}`;
  let found = games.get(name);
  if (!found) {
    found = fetchText(`/api/games/${game}/words/${language}`).then((text) => new Words(language, text));
    found.catch(() => games.delete(name));
    games.set(name, found);
  }
  return found;
}

/** Speaks at one table: knows its seats' names and what its map calls things. */
export class Speaker {
  readonly #terms: Record<string, string>;

  constructor(
    readonly words: Words,
    seats: readonly string[],
    terms: Record<string, string>,
  ) {
    this.#terms = { ...terms };
    seats.forEach((name, seat) => {
      this.#terms[`seat:${seat}`] = name;
    });
  }

  /** A token in words; other text as it is. */
  name(text: string): string {
    const known = this.#terms[text];
    if (known !== undefined) return known;
    const match = TOKEN.exec(text);
    const id = match ? `${match[1]}-${match[2]}` : "";
    return match && this.words.has(id) ? this.words.say(id) : text;
  }

  /** A message with tokens and lists put into words. */
  say(id: string, args: Record<string, Value> = {}): string {
    const spoken: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(args)) spoken[key] = this.#value(value);
    return this.words.say(id, spoken);
  }

  #value(value: Value): string | number {
    if (typeof value === "number") return value;
    return typeof value === "string" ? this.name(value) : this.#list(value.map((item) => this.name(item)));
  }

  #list(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.words.say("nothing");
    return items.length === 1 ? last : this.words.say("and", { first: items.slice(0, -1).join(", "), last });
  }
}
