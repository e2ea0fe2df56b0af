/** On a narrow screen one thing slides over the board at a time. */

import { type Signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Update } from "../game";
import { narrow } from "../settings";
import type { Equipment } from "./scene";
import type { Tab } from "./side_panel";

/** Whatever answers the question slides into view by itself, once the others' moves were shown. */
export function useTab(update: Update, { client, words, drawing }: Equipment, past: boolean): Signal<Tab> {
  const tab = useSignal<Tab>("board"); // not a state: the table need not be drawn again because a drawer opens
  const last = useRef<{ question: string; tab: Tab }>({ question: "", tab: "board" });
  // With the very change that asks, not after it: each drawing of a table is dear.
  useLayoutEffect(() => {
    if (!narrow.peek() || !update.choices.length || past) return;
    const question = `${update.ask} ${update.entry}`;
    const before = last.current.question;
    const opened = tab.peek() !== last.current.tab && (question === before || !before);
    last.current.question = question;
    if (opened) return; // the reader has opened something since this was asked, or before anything was
    const onBoard = document.querySelector("#board [data-glow]") !== null;
    const answer = document.querySelector("#panels [data-glows]");
    const now = tab.peek();
    last.current.tab = now;
    if (now !== "board" && now !== "panels") return;
    if (onBoard) last.current.tab = tab.value = "board";
    if (onBoard || !answer) return;
    last.current.tab = tab.value = "panels";
    requestAnimationFrame(() => answer.scrollIntoView({ block: "nearest" })); // once the drawer is open
  }, [update.ask, update.entry, client, words, drawing, past]);
  return tab;
}
