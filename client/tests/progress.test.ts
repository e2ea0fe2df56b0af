import { beforeEach, describe, expect, it } from "vitest";
import { nextPuzzle } from "../src/school/next";
import { stationsOf } from "../src/school/path";
import { losersOf, merged, progress, puzzlesOf, solveDay, takeIn, tryPuzzle } from "../src/school/progress";
import { NEWCOMER, after as rated } from "../src/school/rating";

const told = (id: string, theme: string, rating: number) => ({ id, theme, rating, players: 2, label: theme, level: 1 });
const PUZZLES = [told("a", "colony", 1000), told("b", "swap", 1250), told("c", "colony", 2000)];

beforeEach(() => {
  progress.value = { lessons: {}, beaten: {}, puzzles: {} };
});

describe("puzzles", () => {
  it("are rated by Glicko, as on the server", () => {
    const up = rated(NEWCOMER, 1500, true);
    expect(up.value).toBeCloseTo(1581.89, 1);
    expect(rated({ value: 1500, deviation: 45 }, 1500, false).value).toBeLessThan(1500);
  });
  it("count once, and a failure ends a row", () => {
    tryPuzzle("siam", "a", 1000, true);
    tryPuzzle("siam", "a", 1000, false);
    tryPuzzle("siam", "b", 1250, true);
    expect(puzzlesOf("siam")).toMatchObject({ tried: { a: true, b: true }, run: 2, best: 2 });
    tryPuzzle("siam", "c", 2000, false);
    expect(puzzlesOf("siam")).toMatchObject({ run: 0, best: 2 });
  });
  it("of the day make a row of days", () => {
    solveDay("siam", "2026-11-30");
    solveDay("siam", "2026-12-01");
    solveDay("siam", "2026-12-01");
    expect(puzzlesOf("siam").days).toBe(2);
    solveDay("siam", "2026-12-05");
    expect(puzzlesOf("siam").days).toBe(1);
  });
  it("come nearest to the rating first, and failed ones again at the end", () => {
    expect(nextPuzzle(PUZZLES, puzzlesOf("siam"))?.id).toBe("b");
    expect(nextPuzzle(PUZZLES, puzzlesOf("siam"), { theme: "colony" })?.id).toBe("a");
    for (const { id, rating } of PUZZLES) tryPuzzle("siam", id, rating, id !== "c");
    expect(nextPuzzle(PUZZLES, puzzlesOf("siam"))?.id).toBe("c");
    expect(nextPuzzle(PUZZLES, puzzlesOf("siam"), { than: "c" })).toBeNull();
  });
});

describe("what was learnt elsewhere", () => {
  it("joins what was learnt here", () => {
    progress.value = { lessons: { siam: ["first"] }, beaten: { siam: ["novice"] }, puzzles: {} };
    tryPuzzle("siam", "a", 1000, true);
    const there = {
      lessons: { siam: ["colony"], verrat: ["first"] },
      puzzles: { siam: { ...puzzlesOf("siam"), tried: { b: false }, best: 7 } },
    };
    const all = merged(progress.value, there);
    expect(all.lessons).toEqual({ siam: ["first", "colony"], verrat: ["first"] });
    expect(all.beaten).toEqual({ siam: ["novice"] });
    expect(all.puzzles.siam).toMatchObject({ tried: { a: true, b: false }, best: 7 });
    expect(takeIn(there)).toBe(true);
    expect(takeIn(progress.value)).toBe(false);
    expect(takeIn(null)).toBe(false);
  });
});

describe("the path", () => {
  const SIAM = { name: "siam", lesson: "first", drills: true, puzzles: true };
  const reached = () => stationsOf(progress.value, SIAM).flatMap(({ name, done }) => (done ? [name] : []));
  it("is marked by lessons, puzzles and bots, a strong one standing for the weaker", () => {
    expect(reached()).toEqual([]);
    progress.value = {
      lessons: { siam: ["first", "colony"] },
      beaten: { siam: ["person", "regular@200"] },
      puzzles: {},
    };
    expect(reached()).toEqual(["lesson", "novice", "drill", "regular"]);
    for (let number = 0; number < 10; number++) tryPuzzle("siam", `${number}`, 1000, true);
    expect(reached()).toContain("puzzles");
    expect(reached()).not.toContain("expert");
  });
  it("has no station for what a game doesn't have, and goes by the name of its first lesson", () => {
    const bare = { name: "souk", lesson: null, drills: false, puzzles: false };
    expect(stationsOf(progress.value, bare).map(({ name }) => name)).toEqual(["novice", "regular", "expert"]);
    const own = { ...bare, lesson: "begin" };
    progress.value = { lessons: { souk: ["begin"] }, beaten: {}, puzzles: {} };
    expect(stationsOf(progress.value, own)[0]).toEqual({ name: "lesson", done: true, to: "/learn/souk/begin" });
  });
  it("counts nobody as beaten who won along", () => {
    const seats = ["expert", null, "novice", "novice"].map((bot) => ({ kind: bot ? "bot" : "person", bot }));
    expect(losersOf(seats, [0, 1])).toEqual(["novice", "novice"]);
  });
});
