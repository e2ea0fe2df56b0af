import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { targetsOf, tokensOfAction } from "../../src/sottovoce/games/siam/client/targets";
import type { Judged } from "../src/api";
import { follow } from "../src/pieces";
import { chanceAt, course } from "../src/replay/graph";
import { nextSeat } from "../src/table/curtain";
import { tokensOf } from "../src/table/log";
import { closeTo } from "../src/ui/follow";
import { bounded, zoomed } from "../src/ui/zoom";
import { commits } from "../src/verify";
import { Speaker, Words } from "../src/words";

describe("pieces", () => {
  let count = 0;
  const fresh = () => `n${count++}`;

  test("who can have stayed stayed; the others moved", () => {
    const before = follow([], [stand("rama", "a"), stand("rama", "b"), stand("lao", "a")], fresh);
    const after = follow(before, [stand("rama", "a"), stand("rama", "court"), stand("lao", "a")], fresh);
    expect(after.map((piece) => piece.key)).toEqual(before.map((piece) => piece.key));
  });

  test("a piece that nobody was before is new", () => {
    const after = follow([], [stand("rama", "a"), stand("rama", "a")], fresh);
    expect(new Set(after.map((piece) => piece.key)).size).toBe(2);
  });

  test("kinds never change into each other", () => {
    const before = follow([], [stand("rama", "a")], fresh);
    const after = follow(before, [stand("lao", "a")], fresh);
    expect(after[0]?.key).not.toBe(before[0]?.key);
  });
});

const stand = (kind: string, place: string) => ({ kind, place });

describe("zoom", () => {
  const size = { width: 400, height: 300 };

  test("the spot under the finger stays where it is", () => {
    const view = zoomed({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: 50 }, size);
    expect(view).toEqual({ scale: 2, x: -100, y: -50 });
  });

  test("never smaller than the window, never beyond the edge", () => {
    expect(zoomed({ scale: 1.5, x: -50, y: -50 }, 0.1, { x: 0, y: 0 }, size)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(bounded({ scale: 2, x: 90, y: -900 }, size)).toEqual({ scale: 2, x: 0, y: -300 });
  });

  test("follows the question on a phone: targets become as large as a finger", () => {
    const window = { width: 400, height: 300 };
    const box = (left: number, top: number, side: number) => ({ left, top, width: side, height: side });
    expect(closeTo([], window)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(closeTo([box(0, 0, 60), box(340, 240, 60)], window).scale).toBe(1);
    const near = closeTo([box(100, 100, 23), box(140, 100, 30)], window);
    expect(near.scale).toBeGreaterThanOrEqual(2);
    expect(near.x + near.scale * 135).toBeCloseTo(200);
    const besides = closeTo([box(100, 100, 23)], window, [box(350, 100, 23)]);
    expect(besides.x + besides.scale * 373).toBeLessThanOrEqual(400);
    expect(besides.x + besides.scale * 100).toBeGreaterThanOrEqual(0);
  });
});

describe("the screen that is handed on", () => {
  test("stays with whoever is asked", () => expect(nextSeat([0, 1], 0, [0, 1])).toBe(0));
  test("goes to the one who is asked", () => expect(nextSeat([0, 1], 0, [1])).toBe(1));
  test("stays while somebody else is awaited", () => expect(nextSeat([0, 1], 1, [2])).toBe(1));
  test("shows a spectator nothing", () => expect(nextSeat([], null, [0])).toBe(null));
});

describe("the log", () => {
  test("a line speaks of the tokens in its data", () => {
    const data = { seat: "seat:1", order: ["province:a", "province:b"], count: 3, words: "Ends: here" };
    expect(tokensOf({ entry: 1, seat: 1, kind: "x", data, text: "", mover: "" })).toEqual([
      "seat:1",
      "province:a",
      "province:b",
    ]);
  });
});

describe("the proof of the dice", () => {
  const seed = "00ff".repeat(16);
  const right = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

  test("accepts the seed that belongs to the hash", async () => expect(await commits(seed, right)).toBe(true));
  test("refuses any other", async () => expect(await commits("11ff".repeat(16), right)).toBe(false));
});

describe("the speaker", () => {
  const words = new Words(
    "en",
    "faction-rama = Rama\nand = { $first } and { $last }\nnothing = nothing\nsay = { $who }!",
  );
  const speaker = new Speaker(words, ["Anna", "Bruno"], { "province:khorat": "Khorat" });

  test("knows seats, terms and the catalogue", () => {
    expect(["seat:1", "province:khorat", "faction:rama", "card:x"].map((token) => speaker.name(token))).toEqual([
      "Bruno",
      "Khorat",
      "Rama",
      "card:x",
    ]);
  });

  test("joins lists", () => {
    expect(speaker.say("say", { who: ["seat:0", "seat:1", "faction:rama"] })).toBe("Anna, Bruno and Rama!");
    expect(speaker.say("say", { who: [] })).toBe("nothing!");
  });
});

describe("King of Siam's targets", () => {
  test("a choice is reached by its province and by its follower", () => {
    expect(tokensOfAction("take rama khorat")).toEqual(["follower:khorat:rama", "province:khorat"]);
    expect(tokensOfAction("place lao kedah")).toEqual(["province:kedah"]);
    expect(tokensOfAction("crown kedah")).toEqual(["province:kedah"]);
    expect(tokensOfAction("pass")).toEqual([]);
  });

  test("a province gathers all choices that name it", () => {
    const actions = ["take rama khorat", "take lao khorat", "take lao kedah"];
    const targets = targetsOf(new Map(actions.map((action) => [action, { action, label: action }])), (token) => token);
    expect(targets.get("province:khorat")?.choices.length).toBe(2);
    expect(targets.get("province:khorat")?.name).toBe("province:khorat");
    expect(targets.get("province:kedah")?.name).toBe("take lao kedah");
  });
});

describe("analysis", () => {
  const judged = (entry: number, seat: number, standing: number[]) => ({ entry, seat, standing }) as Judged;
  const moments = [judged(1, 0, [0.5, 0.5]), judged(2, 1, [0.6, 0.4]), judged(5, 0, [0.9, 0.1])];

  test("a seat's course goes through all decisions to what it got", () => {
    expect(course(moments, 1, 8, [1, 0])).toEqual([
      [1, 0.5],
      [2, 0.4],
      [5, 0.1],
      [8, 0],
    ]);
  });

  test("at every moment the chances of all seats add up to one", () => {
    const courses = [0, 1].map((seat) => course(moments, seat, 8, [1, 0]));
    for (const moment of [0, 1, 3, 5, 7, 8]) {
      expect(courses.reduce((sum, points) => sum + chanceAt(points, moment), 0)).toBeCloseTo(1);
    }
  });

  test("between decisions a seat has the chance it had after the last", () => {
    const points = course(moments, 0, 8, [1, 0]);
    expect([0, 1, 4, 5, 7, 8].map((moment) => chanceAt(points, moment))).toEqual([0.5, 0.5, 0.6, 0.9, 0.9, 1]);
  });
});
