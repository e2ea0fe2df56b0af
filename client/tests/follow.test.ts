import { expect, test } from "vitest";
import { serves } from "../src/ui/follow";

const FRAME = { left: 10, top: 10, width: 400, height: 400 };
const box = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

test("a view stays where all that can be chosen is in sight and large enough", () => {
  const inside = [box(10, 10), box(360, 200)];
  expect(serves(2, 2, inside, FRAME)).toBe(true);
  expect(serves(2, 1.5, inside, FRAME)).toBe(true);
  expect(serves(2, 2.1, inside, FRAME), "too small for a finger").toBe(false);
  expect(serves(2, 1, inside, FRAME), "much too close").toBe(false);
  expect(serves(2, 2, [...inside, box(380, 200)], FRAME), "not all in sight").toBe(false);
  expect(serves(1, 1, [], FRAME)).toBe(false);
});
