import { expect, test } from "vitest";
import type { LogLine, Update } from "../src/game";
import type { TableState } from "../src/live";
import { nextStep } from "../src/table/playback";

/** A standing after so many entries, all of them seat 1's but those named. */
function standing(entry: number, own: number[] = []): TableState {
  const log = Array.from({ length: entry }, (_, number) => ({
    entry: number + 1,
    seat: own.includes(number + 1) ? 0 : 1,
  })) as LogLine[];
  return { update: { table: "t", entry } as Update, log, talk: [] };
}

test("each move of the others is shown for its time, and one's own at once", () => {
  expect(nextStep(standing(4), standing(6), 0)).toEqual({ entry: 5, rest: 1 });
  expect(nextStep(standing(4), standing(6, [5]), 0)).toEqual({ entry: 5, rest: 0 });
  expect(nextStep(standing(6), standing(6), 0)).toBeNull();
});

test("of a long run each move is shown for a shorter time, until few are left", () => {
  const newest = standing(34);
  expect(nextStep(standing(0), newest, 0)).toEqual({ entry: 1, rest: 1 / 3 });
  expect(nextStep(standing(19), newest, 0)?.rest).toBeLessThan(1);
  expect(nextStep(standing(20), newest, 0)?.rest).toBe(1);
});

test("a run that nobody would sit through is not shown by itself", () => {
  expect(nextStep(standing(0), standing(60), 0)).not.toBeNull();
  expect(nextStep(standing(0), standing(61), 0)).toBeNull();
});
