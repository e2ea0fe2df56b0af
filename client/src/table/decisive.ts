/** The decisive moment of a finished game: by the chances of winning where they are known, else by the score. */

import type { Judged, ScoreHistory } from "../api";

export interface Decisive {
  /** The entry that turned the game. */
  entry: number;
  /** What says so: the winners' chance rose most; their score led from there on; their score gained most there. */
  by: "chances" | "lead" | "swing";
  /** The winners' chance before and after. */
  from?: number;
  to?: number;
}

/** Where the winners' chance rose most with one decision; null where nothing was judged. */
export function byChances(moments: Judged[], winners: number[]): Decisive | null {
  const share = (one: Judged) => winners.reduce((sum, seat) => sum + (one.standing[seat] ?? 0), 0);
  let best: Decisive | null = null;
  let rise = 0;
  for (const [index, one] of moments.entries()) {
    const before = moments[index - 1];
    if (!before) continue;
    const [from, to] = [share(before), share(one)];
    if (to - from > rise) {
      rise = to - from;
      best = { entry: one.entry, by: "chances", from, to };
    }
  }
  return best;
}

/** From where on the winners' score led to the end; where it never led, or always, where it gained most. */
export function byScore(points: ScoreHistory["points"], winners: number[]): Decisive | null {
  const lead = (scores: number[]) => {
    const own = scores.filter((_, seat) => winners.includes(seat));
    const others = scores.filter((_, seat) => !winners.includes(seat));
    return Math.min(...own) - (others.length ? Math.max(...others) : 0);
  };
  const leads = points.map((point) => lead(point.scores));
  const last = leads.findLastIndex((value) => value <= 0);
  const ahead = points[last + 1];
  if (last >= 0 && ahead) return { entry: ahead.entry, by: "lead" };
  let best: Decisive | null = null;
  let gain = 0;
  for (const [index, point] of points.entries()) {
    const grown = (leads[index] ?? 0) - (leads[index - 1] ?? leads[index] ?? 0);
    if (grown <= gain) continue;
    gain = grown;
    best = { entry: point.entry, by: "swing" };
  }
  return best;
}
