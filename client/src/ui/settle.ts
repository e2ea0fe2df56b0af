/** Puts a small box beside an element, inside the window, where it hides least of what can be clicked. */

const GAP = 8;
const CLICKABLE =
  '.drawn-board [data-glow][role="button"], .prompt-buttons button, .panels [data-glow], .panels button';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The places where a box of this size can stand beside an anchor: below it, above, right and left of it. */
function places(at: Box, width: number, height: number): Box[] {
  const middle = { x: at.left + at.width / 2 - width / 2, y: at.top + at.height / 2 - height / 2 };
  const spots: [number, number][] = [
    [middle.x, at.top + at.height + GAP],
    [middle.x, at.top - height - GAP],
    [at.left + at.width + GAP, middle.y],
    [at.left - width - GAP, middle.y],
    [at.left, at.top + at.height + GAP],
    [at.left + at.width - width, at.top - height - GAP],
  ];
  return spots.map(([left, top]) => ({ left, top, width, height }));
}

/** Moves a box into the window. */
function inWindow(box: Box): Box {
  const left = Math.max(GAP, Math.min(box.left, window.innerWidth - box.width - GAP));
  const top = Math.max(GAP, Math.min(box.top, window.innerHeight - box.height - GAP));
  return { ...box, left, top };
}

/** Places the box under the anchor; elsewhere around it where it would cover the anchor or what one may click next. */
export function settle(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const others = [...document.querySelectorAll(CLICKABLE)]
    .filter((element) => element !== anchor && !box.contains(element))
    .map((element) => element.getBoundingClientRect());
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places(at, width, height).map(inWindow)) {
    const hidden = 4 * shared(place, at) + others.reduce((sum, other) => sum + shared(place, other), 0);
    if (hidden < least) [best, least] = [place, hidden];
  }
  box.style.setProperty("left", `${best?.left ?? GAP}px`);
  box.style.setProperty("top", `${best?.top ?? GAP}px`);
}
