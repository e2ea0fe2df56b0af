/** Keeps the keyboard's focus at the table: what had it goes away with every step, and the body is nowhere. */

import { useEffect, useRef } from "preact/hooks";

type Region = "board" | "panels" | "prompt";

const FIRST: Record<Region, string> = {
  board: '#board [role="button"][tabindex="0"]',
  panels: ".panels [data-glows]",
  prompt: ".prompt-buttons button:not(.quiet)",
};

function regionOf(element: Element): Region | null {
  if (element.closest("#board")) return "board";
  if (element.closest(".panels")) return "panels";
  return element.closest(".prompt, .menu, .recap") ? "prompt" : null;
}

/** Where the focus belongs: to what answers the question where one was, else to any answer, else to the question. */
export function haven(last: Region): HTMLElement | SVGElement | null {
  for (const region of [last, "prompt", "board", "panels"] as const) {
    const found = document.querySelector<HTMLElement | SVGElement>(FIRST[region]);
    if (found?.checkVisibility()) return found;
  }
  return document.querySelector<HTMLElement>("#prompt");
}

/** After every change of the table: finds the focus a place if it has lost its own. */
export function useFocusKept(changes: unknown[]): void {
  const last = useRef<Region | null>(null);
  const placed = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      const element = event.target as Element;
      if (element === placed.current || element.closest(".menu")) return;
      placed.current = null;
      last.current = regionOf(element);
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    // The browser takes the focus off what is gone or can't have it any more when it next paints.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const here = document.activeElement;
        const lost = !here || here === document.body;
        const waiting = here !== null && here === placed.current && here.id === "prompt";
        if (!last.current || (!lost && !waiting)) return;
        const next = haven(last.current);
        if (!next || next === here) return;
        placed.current = next;
        next.focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, changes);
}
