/** On a phone the zoom follows the question: what can be chosen comes close enough for a finger. */

import { useEffect, useRef } from "preact/hooks";
import { narrow } from "../narrow";

const FINGER = 46; // pixels
const MARGIN = 24;
const CLOSE = 2.4; // no closer just because few things can be chosen
const CLOSEST = 4;
const NEAR = 1.5; // so many times closer than needed a view may stay
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

/** Whether a scale, and where it shows the targets, serve as well as the wanted scale. Then the view stays: each move
 * costs the eye its place, and a slow device the time to draw the board at another scale. */
export function serves(scale: number, wanted: number, targets: readonly Box[], frame: Box): boolean {
  const within = (start: number, length: number, from: number, most: number) =>
    start >= from && start + length <= from + most;
  return (
    targets.length > 0 &&
    scale >= wanted &&
    scale <= NEAR * wanted &&
    targets.every(
      ({ left, top, width, height }) =>
        within(left, width, frame.left, frame.width) && within(top, height, frame.top, frame.height),
    )
  );
}

/** Where boxes on the screen lie at scale 1. */
function unzoomed(boxes: Box[], scale: number, content: Box | undefined): Box[] {
  return boxes.map(({ left, top, width, height }) => ({
    left: (left - (content?.left ?? 0)) / scale,
    top: (top - (content?.top ?? 0)) / scale,
    width: width / scale,
    height: height / scale,
  }));
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();

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
      const size = boxOf(window);
      const content = window.querySelector(".zoom-content")?.getBoundingClientRect();
      const scale = content ? content.width / size.width : 1;
      const [choices, shown] = [buttons.map(boxOf), meant.map(boxOf)];
      const wanted = closeTo(unzoomed(choices, scale, content), size, unzoomed(shown, scale, content));
      if (!serves(scale, wanted.scale, [...choices, ...shown], size)) change(wanted);
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
