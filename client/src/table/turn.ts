/** Marks the tab when it is one's turn, plays the cues, and speaks what is new to screen readers. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableState } from "../live";
import { play } from "../sound";
import { t } from "../words";

const MOST_LINES = 8;

export const announcement = signal("");

/** The icon that the page came with. */
let plain: string | null = null;

function mark(turn: boolean, title: string): void {
  document.title = turn ? `● ${t("your-turn")} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && plain === null) plain = icon.getAttribute("href");
  const wanted = turn ? "/icon-turn.svg" : (plain ?? "/icon.svg");
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Follows a table: title and icon, sounds, announcements. */
export function useTurn(standing: TableState | null, title: string): void {
  const before = useRef<TableState | null>(null);
  const update = standing?.update;
  const mine = update !== undefined && update.choices.length > 0;
  useEffect(() => {
    mark(mine, title);
    return () => mark(false, "Sottovoce");
  }, [mine, title]);
  useEffect(() => {
    const old = before.current;
    before.current = standing;
    if (!standing || !old || old.update.table !== standing.update.table) return;
    const fresh = standing.log.slice(standing.update.entry > old.update.entry ? old.log.length : standing.log.length);
    const asked = standing.update.ask !== old.update.ask && standing.update.choices.length > 0;
    cue(old, standing, asked);
    if (fresh.length || asked) {
      const lines = fresh.slice(-MOST_LINES).map((line) => line.text);
      announcement.value = [...lines, asked ? standing.update.prompt : ""].join(" ");
    }
  }, [standing]);
}

function cue(old: TableState, now: TableState, asked: boolean): void {
  if (now.update.state === "over" && old.update.state !== "over") play("end");
  else if (asked && !old.update.choices.length) play("turn");
  else if (now.update.entry > old.update.entry) play("step");
}
