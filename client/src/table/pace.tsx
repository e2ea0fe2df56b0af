/** How much time a table gives, for pages that tell of it before one plays there. */

import type { Update } from "../game";
import { t } from "../words";
import { spelled } from "./clock";

/** Times for each turn that a table may be given, in seconds. */
export const TURN_CLOCKS = [60, 180, 600, 86_400, 259_200];
const HOUR = 3600;
const hours = (seconds: number) => Math.round(seconds / HOUR);

/** How much time a table gives, in words. */
export function paceOf({ clock, bank }: Pick<Update, "clock" | "bank">): string {
  if (bank) return t("invited-bank", { start: hours(bank.start), more: hours(bank.increment), cap: hours(bank.cap) });
  if (clock === null) return t("clock-none");
  return TURN_CLOCKS.includes(clock) ? t(`clock-${clock}`) : t("invited-clock", { time: spelled(clock) });
}
