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

/** Lets every piece glide from where it stood; all are measured first, because each motion makes the next look dear. */
export function glide(root: Element | null, before: Places): void {
  if (!before.size) return;
  const pieces = [...(root?.querySelectorAll("[data-piece]") ?? [])];
  const motions = pieces.map((piece) => motion(piece, before.get(piece.getAttribute("data-piece") ?? "")));
  pieces.forEach((piece, number) => {
    const found = motions[number];
    if (found) piece.animate(found.frames, found.timing);
  });
}

interface Motion {
  frames: PropertyIndexedKeyframes;
  timing: KeyframeAnimationOptions;
}

function motion(piece: Element, old: DOMRect | undefined): Motion | null {
  if (!old?.width) return { frames: { opacity: [0, 1] }, timing: { duration: APPEAR } };
  const now = piece.getBoundingClientRect();
  if (!now.width) return null;
  const [across, down] = [old.left - now.left, old.top - now.top];
  if (Math.abs(across) + Math.abs(down) < 1) return null;
  const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
  const start = `translate(${across / scale}px,${down / scale}px)`;
  return { frames: { transform: [start, "none"] }, timing: { duration: GLIDE, easing: EASE } };
}
