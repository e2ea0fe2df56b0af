/** Words that come with the pages that need them and burden no others: a catalogue of a part of the client. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Lang, lang } from "./settings";
import { explainFailure } from "./toast";
import { Words } from "./words";

/** A hook that fetches a part's words in the language spoken and is true once they are there; and who says them. */
export function partWords(catalogues: Record<Lang, () => Promise<{ default: string }>>) {
  const spoken = signal<{ language: Lang; words: Words } | null>(null);

  function useWords(): boolean {
    const language = lang.value;
    useEffect(() => {
      if (spoken.peek()?.language === language) return;
      catalogues[language]().then(({ default: text }) => {
        spoken.value = { language, words: new Words(language, text) };
      }, explainFailure);
    }, [language]);
    return spoken.value?.language === language;
  }

  function say(id: string, args?: Record<string, string | number>): string {
    return spoken.value?.words.say(id, args) ?? "";
  }

  return { useWords, say };
}
