/** Motion by difference: a piece that stands elsewhere after an update glides there from where it stood.
 * A piece is any element with `data-piece`, which must not carry a transform of its own. */

export type Places = Map<string, DOMRect>;

const GLIDE = 360;
const APPEAR = 240;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where all pieces inside an element stand on the screen. */
export function measure(root: Element | null): Places {
  const found: Places = new Map();
  for (const piece of root?.querySelectorAll("[data-piece]") ?? []) {
    found.set(piece.getAttribute("data-piece") ?? "", piece.getBoundingClientRect());
  }
  return found;
}

/** Lets every piece glide from where it stood. */
export function glide(root: Element | null, before: Places): void {
  if (!before.size) return;
  for (const piece of root?.querySelectorAll("[data-piece]") ?? []) {
    const old = before.get(piece.getAttribute("data-piece") ?? "");
    if (old?.width) move(piece, old);
    else piece.animate({ opacity: [0, 1] }, { duration: APPEAR });
  }
}

function move(piece: Element, old: DOMRect): void {
  const now = piece.getBoundingClientRect();
  const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
  const dx = (old.left - now.left) / scale;
  const dy = (old.top - now.top) / scale;
  if (!now.width || Math.abs(dx) + Math.abs(dy) < 1) return;
  piece.animate({ transform: [`translate(${dx}px,${dy}px)`, "none"] }, { duration: GLIDE, easing: EASE });
}
