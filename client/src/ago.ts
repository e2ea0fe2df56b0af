/** How long ago something was, in the reader's words. */

import { serverNow } from "./server_time";
import { lang } from "./settings";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago", "yesterday": a moment in milliseconds since 1970. */
export function ago(moment: number): string {
  const past = Math.max(0, serverNow() - moment);
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}
