/** Puts a small box beside an element, inside the window. */

const GAP = 8;

/** Places the box under the anchor, or above it where there is more room. */
export function settle(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), window.innerWidth - width - GAP);
  const below = at.bottom + GAP;
  const fits = below + height < window.innerHeight;
  const top = fits ? below : Math.max(GAP, Math.min(at.top - height - GAP, window.innerHeight - height - GAP));
  box.style.setProperty("left", `${Math.max(GAP, left)}px`);
  box.style.setProperty("top", `${top}px`);
}
