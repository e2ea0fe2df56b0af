import { expect, test } from "vitest";
import type { Judged } from "../src/api";
import { byChances, byScore } from "../src/table/decisive";

const judged = (entry: number, standing: number[]) => ({ entry, standing }) as Judged;
const points = (...rows: [number, ...number[]][]) => rows.map(([entry, ...scores]) => ({ entry, scores }));

test("the decision that raised the winners' chance most is the decisive one", () => {
  const moments = [judged(2, [0.5, 0.5]), judged(5, [0.4, 0.6]), judged(9, [0.8, 0.2]), judged(12, [0.9, 0.1])];
  expect(byChances(moments, [0])).toEqual({ entry: 9, by: "chances", from: 0.4, to: 0.8 });
  expect(byChances(moments, [1])?.entry).toBe(5);
  expect(byChances(moments.slice(0, 1), [0])).toBeNull();
});

test("partners' chances count together", () => {
  const moments = [judged(1, [0.25, 0.25, 0.25, 0.25]), judged(4, [0.4, 0.1, 0.4, 0.1])];
  expect(byChances(moments, [0, 2])?.to).toBeCloseTo(0.8);
});

test("without an analysis it is where the winner took the lead for good", () => {
  expect(byScore(points([0, 0, 0], [3, 1, 0], [6, 1, 2], [8, 4, 2], [10, 5, 2]), [0])).toEqual({
    entry: 8,
    by: "lead",
  });
});

test("where the score never led, it is where it gained most", () => {
  expect(byScore(points([0, 0, 0], [3, 1, 4], [6, 4, 4], [8, 5, 5]), [0])).toEqual({ entry: 6, by: "swing" });
  expect(byScore(points([0, 1, 0], [4, 1, 1], [6, 5, 1]), [0])).toEqual({ entry: 6, by: "lead" });
  expect(byScore(points([0, 0, 0]), [0])).toBeNull();
});
