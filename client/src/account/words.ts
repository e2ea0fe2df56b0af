/** The words of accounts. */

import { partWords } from "../part_words";

export const { useWords: useAccountWords, say: a } = partWords({
  en: () => import("./words/en.ftl"),
  it: () => import("./words/it.ftl"),
});
