/** Arrow keys on a plane: from one place to the next in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const SIDEWAYS_COSTS = 2;

/** The element that lies nearest in the direction of an arrow key, if there is one. */
export function nearest(from: Element, all: Element[], key: string): Element | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of all) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const across = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    const cost = along + SIDEWAYS_COSTS * across;
    if (other !== from && along > 1 && cost < least) {
      best = other;
      least = cost;
    }
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
