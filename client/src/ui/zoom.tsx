/** A window onto the board: wheel and pinch zoom, drag pans, keys + − 0, and a button that fits it all in. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words";
import { useFollow } from "./follow";

const MOST = 5;
const STEP = 1.25;
const DRAG = 6; // pixels before a press becomes a drag

interface Spot {
  x: number;
  y: number;
}

interface View extends Spot {
  scale: number;
}

const FIT: View = { scale: 1, x: 0, y: 0 };

/** Zooms so that the spot under the fingers stays there, and never leaves the window empty. */
export function zoomed(view: View, factor: number, at: Spot, size: { width: number; height: number }): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, size);
}

/** Keeps the board's edges at or outside the window's. */
export function bounded(view: View, size: { width: number; height: number }): View {
  const within = (value: number, length: number) => Math.min(0, Math.max(length * (1 - view.scale), value));
  return { scale: view.scale, x: within(view.x, size.width), y: within(view.y, size.height) };
}

class Hands {
  readonly fingers = new Map<number, Spot>();
  dragged = false;
  start: Spot = { x: 0, y: 0 };

  spread(): { middle: Spot; distance: number } {
    const [a, b = a] = [...this.fingers.values()] as [Spot, Spot?];
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.hypot(a.x - b.x, a.y - b.y) };
  }
}

/** Wires pointers and wheel of a window to a view. */
function useHands(frame: { current: HTMLDivElement | null }, change: (next: (view: View) => View) => void) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const hands = new Hands();
    const spot = (event: MouseEvent): Spot => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const size = () => element.getBoundingClientRect();
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      change((view) => zoomed(view, Math.exp(-event.deltaY * 0.0015), spot(event), size()));
    };
    const onDown = (event: PointerEvent) => {
      if ((event.target as Element).closest(".zoom-buttons")) return;
      hands.fingers.set(event.pointerId, spot(event));
      if (hands.fingers.size === 1) {
        hands.dragged = false;
        hands.start = spot(event);
      }
    };
    const onMove = (event: PointerEvent) => {
      if (!hands.fingers.has(event.pointerId)) return;
      const before = hands.spread();
      const here = spot(event);
      hands.fingers.set(event.pointerId, here);
      const now = hands.spread();
      if (Math.hypot(here.x - hands.start.x, here.y - hands.start.y) > DRAG) hands.dragged = true;
      if (!hands.dragged) return;
      const factor = hands.fingers.size > 1 && before.distance > 0 ? now.distance / before.distance : 1;
      const [dx, dy] = [now.middle.x - before.middle.x, now.middle.y - before.middle.y];
      change((view) =>
        bounded(zoomed({ ...view, x: view.x + dx, y: view.y + dy }, factor, now.middle, size()), size()),
      );
    };
    const onUp = (event: PointerEvent) => hands.fingers.delete(event.pointerId);
    const onClick = (event: MouseEvent) => {
      if (!hands.dragged) return;
      event.stopPropagation();
      event.preventDefault();
      hands.dragged = false;
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("click", onClick, true);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onUp);
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("click", onClick, true);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
    };
  }, [frame, change]);
}

interface ZoomProps {
  /** What a click does instead of what it would do on the board; null where it does that. */
  skip: (() => void) | null;
  children: ComponentChildren;
}

/** The window; its content fills it at the scale that shows everything. */
export function Zoom({ skip, children }: ZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, change] = useState<View>(FIT);
  useHands(frame, change);
  useFollow(frame, (next) => change(bounded(next, frame.current?.getBoundingClientRect() ?? { width: 0, height: 0 })));
  const step = (factor: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) change((now) => zoomed(now, factor, { x: box.width / 2, y: box.height / 2 }, box));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || (event.target as Element).closest("input,textarea,select")) return;
      if (event.key === "+") step(STEP);
      else if (event.key === "-") step(1 / STEP);
      else if (event.key === "0") change(FIT);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  const transform = view.scale === 1 ? "none" : `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
  return (
    <div class="zoom" ref={frame} data-zoomed={view.scale > 1 || undefined}>
      <div
        class="zoom-content"
        style={{ transform }}
        onClickCapture={(event) => {
          if (!skip) return;
          event.stopPropagation();
          skip();
        }}
      >
        {children}
      </div>
      <div class="zoom-buttons">
        <button type="button" class="icon-button" aria-label={t("zoom-in")} onClick={() => step(STEP)}>
          +
        </button>
        <button type="button" class="icon-button" aria-label={t("zoom-out")} onClick={() => step(1 / STEP)}>
          −
        </button>
        <button type="button" class="icon-button" aria-label={t("zoom-fit")} onClick={() => change(FIT)}>
          ⤢
        </button>
      </div>
    </div>
  );
}
