/** Which puzzle comes next. */

import type { PuzzleTold } from "./api";
import type { PuzzleRecord } from "./progress";

/** Of the puzzles not tried yet the one nearest to somebody's rating; failed ones once all are tried. */
export function nextPuzzle(
  puzzles: PuzzleTold[],
  known: PuzzleRecord,
  wanted: { theme?: string; than?: string } = {},
): PuzzleTold | null {
  const fitting = puzzles.filter(
    ({ theme, id }) => (!wanted.theme || theme === wanted.theme) && id !== (wanted.than ?? ""),
  );
  const fresh = fitting.filter(({ id }) => !(id in known.tried));
  const left = fresh.length ? fresh : fitting.filter(({ id }) => known.tried[id] === false);
  const distance = ({ rating }: PuzzleTold) => Math.abs(rating - known.rating.value);
  return left.reduce<PuzzleTold | null>((best, one) => (!best || distance(one) < distance(best) ? one : best), null);
}
