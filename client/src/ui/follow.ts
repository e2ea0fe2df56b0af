/** On a phone the zoom follows the question: what can be chosen comes close enough for a finger. */

import { useEffect, useRef } from "preact/hooks";
import { narrow } from "../narrow";

const FINGER = 46; // pixels
const MARGIN = 24;
const CLOSE = 2.4; // no closer just because few things can be chosen
const CLOSEST = 4;
const CALM = 400; // milliseconds without a question after which the whole board is shown again

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface View {
  scale: number;
  x: number;
  y: number;
}

/** The view in which all targets are seen, or those in their middle where a finger needs them larger.
 * What a lesson means has to be seen beside them in any case. */
export function closeTo(
  targets: readonly Box[],
  size: { width: number; height: number },
  meant: readonly Box[] = [],
): View {
  if (!targets.length || !size.width || !size.height) return { scale: 1, x: 0, y: 0 };
  const all = [...targets, ...meant];
  const left = Math.min(...all.map((box) => box.left));
  const top = Math.min(...all.map((box) => box.top));
  const right = Math.max(...all.map((box) => box.left + box.width));
  const bottom = Math.max(...all.map((box) => box.top + box.height));
  const fitting = Math.min(size.width / (right - left + 2 * MARGIN), size.height / (bottom - top + 2 * MARGIN), CLOSE);
  const reachable = meant.length ? 1 : FINGER / Math.min(...targets.flatMap((box) => [box.width, box.height]));
  const scale = Math.min(CLOSEST, Math.max(1, fitting, reachable));
  return {
    scale,
    x: size.width / 2 - (scale * (left + right)) / 2,
    y: size.height / 2 - (scale * (top + bottom)) / 2,
  };
}

const NEAR = 1.5; // so many times closer than needed a view may stay

/** Whether a view shows what another one is for: all of it in sight, large enough, and not much too close. Then it may
 * stay: each move costs the eye its place, and a slow device the time to draw the board at another scale. */
export function servesAs(
  now: View,
  wanted: View,
  boxes: readonly Box[],
  size: { width: number; height: number },
): boolean {
  if (!boxes.length || now.scale > NEAR * wanted.scale) return false;
  const smallest = Math.min(...boxes.flatMap((box) => [box.width, box.height]));
  if (now.scale < wanted.scale && (smallest * now.scale < FINGER || NEAR * now.scale < wanted.scale)) return false;
  return boxes.every((box) => {
    const [left, top] = [now.x + now.scale * box.left, now.y + now.scale * box.top];
    const [right, bottom] = [left + now.scale * box.width, top + now.scale * box.height];
    return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
  });
}

/** How the board is seen now. */
function viewOf(frame: Element): View {
  const box = frame.getBoundingClientRect();
  const content = frame.querySelector(".zoom-content")?.getBoundingClientRect();
  if (!content?.width || !box.width) return { scale: 1, x: 0, y: 0 };
  return { scale: content.width / box.width, x: content.left - box.left, y: content.top - box.top };
}

/** Where the targets are at scale 1. */
function boxesOf(buttons: Element[], frame: Element): Box[] {
  const content = frame.querySelector(".zoom-content")?.getBoundingClientRect();
  const scale = content ? content.width / frame.getBoundingClientRect().width : 1;
  return buttons.map((button) => {
    const box = button.getBoundingClientRect();
    return {
      left: (box.left - (content?.left ?? 0)) / scale,
      top: (box.top - (content?.top ?? 0)) / scale,
      width: box.width / scale,
      height: box.height / scale,
    };
  });
}

/** What a piece or a place of the board is called. */
const nameOf = (element: Element) => element.getAttribute("data-token") ?? element.getAttribute("data-over") ?? "";

/** Moves the view whenever other things can be chosen. */
export function useFollow(frame: { current: HTMLElement | null }, change: (view: View) => void): void {
  const asked = useRef("");
  useEffect(() => {
    const window = frame.current;
    if (!window || !narrow.value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (waited = false) => {
      clearTimeout(timer);
      const buttons = [...window.querySelectorAll('.drawn-board [role="button"]')];
      const meant = [...window.querySelectorAll(".drawn-board [data-meant]")];
      const name = [...buttons, ...meant].map((element) => element.getAttribute("aria-label") ?? nameOf(element));
      if (name.join("\n") === asked.current) return;
      // Between an answer and the next question the board does not swing out and back.
      if (!name.length && !waited) {
        timer = setTimeout(look, CALM, true);
        return;
      }
      asked.current = name.join("\n");
      const size = window.getBoundingClientRect();
      const [chosen, shown] = [boxesOf(buttons, window), boxesOf(meant, window)];
      const wanted = closeTo(chosen, size, shown);
      if (!servesAs(viewOf(window), wanted, [...chosen, ...shown], size)) change(wanted);
    };
    look();
    const observer = new MutationObserver(() => look());
    observer.observe(window, { subtree: true, childList: true, attributeFilter: ["role", "aria-label", "data-meant"] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [narrow.value]);
}
