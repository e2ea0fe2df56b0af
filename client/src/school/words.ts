/** The school's words. */

import { partWords } from "../part_words";

export const { useWords: useSchoolWords, say: s } = partWords({
  en: () => import("./words/en.ftl"),
  it: () => import("./words/it.ftl"),
});
