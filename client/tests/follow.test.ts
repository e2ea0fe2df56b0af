import { expect, test } from "vitest";
import { closeTo, servesAs } from "../src/ui/follow";

const SIZE = { width: 400, height: 400 };
const box = (left: number, top: number, side: number) => ({ left, top, width: side, height: side });

test("a view stays where all that can be chosen is in sight and large enough", () => {
  const near = closeTo([box(100, 100, 20), box(140, 140, 20)], SIZE);
  const other = [box(110, 100, 20), box(140, 150, 20)];
  expect(servesAs(near, closeTo(other, SIZE), other, SIZE)).toBe(true);
  const far = [box(10, 10, 20), box(380, 380, 20)];
  expect(servesAs(near, closeTo(far, SIZE), far, SIZE)).toBe(false);
  const whole = { scale: 1, x: 0, y: 0 };
  expect(servesAs(whole, closeTo(other, SIZE), other, SIZE)).toBe(false);
});
