/** Keeps the keyboard's focus at the table: what had it goes away with every step, and the body is nowhere. */

import { useCallback, useEffect, useRef } from "preact/hooks";
import { narrow } from "../narrow";

type Region = "board" | "panels" | "prompt";

const FIRST: Record<Region, string> = {
  board: '#board [role="button"][tabindex="0"]',
  panels: ".panels [data-glows]",
  prompt: ".prompt-buttons button:not(.quiet, :disabled)",
};

function regionOf(element: Element): Region | null {
  if (element.closest("#board")) return "board";
  if (element.closest(".panels")) return "panels";
  return element.closest(".prompt, .menu, .recap") ? "prompt" : null;
}

/** Where the focus belongs: to what answers the question where one was, else to any answer, else to the question. */
export function haven(last: Region): HTMLElement | SVGElement | null {
  const closed = narrow.peek() && document.querySelector('.table[data-tab]:not([data-tab="panels"])') !== null;
  for (const region of [last, "prompt", "board", "panels"] as const) {
    if (region === "panels" && closed) continue;
    const found = document.querySelector<HTMLElement | SVGElement>(FIRST[region]);
    if (found?.checkVisibility({ visibilityProperty: true })) return found;
  }
  return document.querySelector<HTMLElement>("#prompt");
}

/** Whether an element has the focus only in name: the browser takes it from what can't have it any more, but some time
 * after that has been drawn, and puts it nowhere. */
export function lost(here: Element | null): boolean {
  if (!here || here === document.body) return true;
  const can = here.hasAttribute("tabindex") || (here as HTMLElement).tabIndex >= 0;
  return !can || !here.checkVisibility({ visibilityProperty: true });
}

/** After every change of the table: finds the focus a place if it has lost its own. */
export function useFocusKept(changes: unknown[]): void {
  const last = useRef<Region | null>(null);
  const placed = useRef<Element | null>(null);
  const keep = useCallback(() => {
    const here = document.activeElement;
    const waiting = here !== null && here === placed.current && here.id === "prompt";
    if (!last.current || (!lost(here) && !waiting)) return;
    const next = haven(last.current);
    if (!next || next === here) return;
    placed.current = next;
    next.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    let pointed = false; // whoever clicks beside everything wants the focus nowhere
    const onFocus = (event: FocusEvent) => {
      const element = event.target as Element;
      if (element === placed.current || element.closest(".menu")) return;
      placed.current = null;
      last.current = regionOf(element);
    };
    const onBlur = (event: FocusEvent) => {
      if (!pointed && !event.relatedTarget && document.hasFocus()) setTimeout(keep);
    };
    const onPointer = () => {
      pointed = true;
    };
    const onKey = () => {
      pointed = false;
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    document.addEventListener("pointerdown", onPointer, true);
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
      document.removeEventListener("pointerdown", onPointer, true);
      document.removeEventListener("keydown", onKey, true);
    };
  }, [keep]);
  useEffect(() => {
    // Once all that belongs to this change is drawn.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(keep);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, changes);
}
