/** Days and times as their reader writes them. */

import { lang } from "./settings";

/** The reader's own way of writing the language of the pages: an American puts the month first, a Briton the day. */
const locale = () => navigator.languages.find((name) => name.slice(0, 2) === lang.value) ?? lang.value;

const MILLISECONDS = 1000;

/** A day, of a moment in seconds. */
export const day = (seconds: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(seconds * MILLISECONDS);

/** A day and the time of day, of a moment in seconds. */
export const moment = (seconds: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * MILLISECONDS);
