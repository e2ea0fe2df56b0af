/** The words of play over days: votes, reminders, pauses, standing orders. */

import { partWords } from "../part_words";

export const { useWords: useDaysWords, say: d } = partWords({
  en: () => import("./words/en.ftl"),
  it: () => import("./words/it.ftl"),
});
