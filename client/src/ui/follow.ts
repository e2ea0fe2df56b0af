/** On a phone the zoom follows the question: what can be chosen comes close enough for a finger. */

import { useEffect, useRef } from "preact/hooks";
import { narrow } from "../narrow";

const FINGER = 46; // pixels
const MARGIN = 24;
const CLOSE = 2.4; // no closer just because few things can be chosen
const CLOSEST = 4;

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

/** The view in which all targets are seen, or those in their middle where a finger needs them larger. */
export function closeTo(targets: readonly Box[], size: { width: number; height: number }): View {
  if (!targets.length || !size.width || !size.height) return { scale: 1, x: 0, y: 0 };
  const left = Math.min(...targets.map((box) => box.left));
  const top = Math.min(...targets.map((box) => box.top));
  const right = Math.max(...targets.map((box) => box.left + box.width));
  const bottom = Math.max(...targets.map((box) => box.top + box.height));
  const fitting = Math.min(size.width / (right - left + 2 * MARGIN), size.height / (bottom - top + 2 * MARGIN), CLOSE);
  const reachable = FINGER / Math.min(...targets.flatMap((box) => [box.width, box.height]));
  const scale = Math.min(CLOSEST, Math.max(1, fitting, reachable));
  return {
    scale,
    x: size.width / 2 - (scale * (left + right)) / 2,
    y: size.height / 2 - (scale * (top + bottom)) / 2,
  };
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

/** Moves the view whenever other things can be chosen. */
export function useFollow(frame: { current: HTMLElement | null }, change: (view: View) => void): void {
  const asked = useRef("");
  useEffect(() => {
    const window = frame.current;
    if (!window || !narrow.value) return;
    const look = () => {
      const buttons = [...window.querySelectorAll('.chart [role="button"]')];
      const name = buttons.map((button) => button.getAttribute("aria-label")).join("\n");
      if (name === asked.current) return;
      asked.current = name;
      change(closeTo(boxesOf(buttons, window), window.getBoundingClientRect()));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(window, { subtree: true, childList: true, attributeFilter: ["role", "aria-label"] });
    return () => observer.disconnect();
  }, [narrow.value]);
}
