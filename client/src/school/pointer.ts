/** Shows what a step means: everything pointed at glows, and an arrow stands over the first of it. */

import { useLayoutEffect } from "preact/hooks";
import { narrow } from "../settings";

/** Where things other than places and pieces of the board are found, by the kind of their token. */
const FOUND: Record<string, (rest: string) => string> = {
  card: (rest) => `[data-card="${rest}"]`,
  seat: (rest) => `.panels [data-seat="${rest}"]`,
  part: (rest) => `.${rest}`,
  choice: (rest) => `.prompt-buttons [data-action="${rest.replaceAll("_", " ")}"]`,
};
const MARK = "data-meant";

/** The elements of a token, on the board or beside it. */
export function elementsOf(root: Element, token: string): Element[] {
  const [kind = "", ...rest] = token.split(":");
  const own = FOUND[kind]?.(rest.join(":"));
  const places = `[data-over="${token}"],[data-token="${token}"],[data-means="${token}"]`;
  return [...root.querySelectorAll(own ? `${own},${places}` : places)];
}

/** Whether something is too tall to be seen whole on a phone: then its beginning counts. */
const tall = (element: Element) => element.getBoundingClientRect().height > window.innerHeight / 3;

/** Marks what is meant as long as the step is shown, and brings it into sight. */
export function usePointer(root: { current: HTMLElement | null }, tokens: string[], shown: unknown): void {
  useLayoutEffect(() => {
    if (!root.current) return;
    const meant = tokens.flatMap((token) => elementsOf(root.current as Element, token));
    for (const element of meant) element.setAttribute(MARK, "");
    const first = meant[0];
    const arrow = first && arrowOver(first);
    first?.scrollIntoView({ block: narrow.peek() ? (tall(first) ? "start" : "center") : "nearest", inline: "nearest" });
    return () => {
      for (const element of meant) element.removeAttribute(MARK);
      arrow?.remove();
    };
  }, [tokens.join(" "), shown]);
}

/** An arrow that follows its element while the page moves. */
function arrowOver(element: Element): HTMLElement {
  const arrow = document.createElement("div");
  arrow.className = "lesson-arrow";
  arrow.setAttribute("aria-hidden", "true");
  document.body.append(arrow);
  const follow = () => {
    if (!arrow.isConnected) return;
    const box = element.getBoundingClientRect();
    const seen = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    arrow.style.display = seen ? "" : "none";
    arrow.style.left = `${box.left + box.width / 2}px`;
    arrow.style.top = `${Math.max(box.top, 30)}px`;
    requestAnimationFrame(follow);
  };
  follow();
  return arrow;
}
