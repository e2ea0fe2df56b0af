/** The school's words, which come with its pages and burden no others. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Lang, lang } from "../settings";
import { explainFailure } from "../toast";
import { Words } from "../words";

const CATALOGUES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl"),
  it: () => import("./words/it.ftl"),
};
const spoken = signal<{ language: Lang; words: Words } | null>(null);

/** Fetches the school's words in the language spoken; true once they are there. */
export function useSchoolWords(): boolean {
  const language = lang.value;
  useEffect(() => {
    if (spoken.peek()?.language === language) return;
    CATALOGUES[language]().then(({ default: text }) => {
      spoken.value = { language, words: new Words(language, text) };
    }, explainFailure);
  }, [language]);
  return spoken.value?.language === language;
}

/** A message of the school. */
export function s(id: string, args?: Record<string, string | number>): string {
  return spoken.value?.words.say(id, args) ?? "";
}
