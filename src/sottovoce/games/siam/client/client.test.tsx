import { describe, expect, it } from "vitest";
import { movesBetween } from "./ghosts";
import { targetsOf } from "./targets";
import type { View } from "./view";

function view(provinces: [string, number, number[], boolean?][]): View {
  return {
    provinces: provinces.map(([id, box, [rama, lao, malay], king]) => ({
      id,
      box,
      king: king ?? false,
      followers: { rama, lao, malay },
    })),
  } as unknown as View;
}

describe("what moves", () => {
  const before = view([
    ["khorat", 1, [2, 1, 0]],
    ["kedah", 2, [0, 1, 1]],
  ]);

  it("is a swap, a placement, or a follower taken", () => {
    const swapped = view([
      ["khorat", 1, [1, 1, 1]],
      ["kedah", 2, [1, 1, 0]],
    ]);
    expect(movesBetween(before, swapped)).toEqual([
      { kind: "rama", from: "khorat", to: "kedah" },
      { kind: "malay", from: "kedah", to: "khorat" },
    ]);
    const placed = view([
      ["khorat", 1, [2, 2, 0]],
      ["kedah", 2, [0, 1, 1]],
    ]);
    expect(movesBetween(before, placed)).toEqual([{ kind: "lao", from: null, to: "khorat" }]);
    expect(movesBetween(placed, before)).toEqual([{ kind: "lao", from: "khorat", to: null }]);
  });

  it("is a tile and a king", () => {
    const switched = view([
      ["khorat", 2, [2, 1, 0], true],
      ["kedah", 1, [0, 1, 1]],
    ]);
    expect(movesBetween(before, switched)).toEqual([
      { kind: "tile", from: "khorat", to: "kedah" },
      { kind: "tile", from: "kedah", to: "khorat" },
      { kind: "king", from: null, to: "khorat" },
    ]);
  });
});

describe("targets", () => {
  const choices = new Map(
    ["take rama khorat", "take lao khorat"].map((action) => [action, { action, label: action, ends: false }]),
  );

  it("are followers and provinces, on a phone provinces alone", () => {
    const name = (token: string) => token;
    expect([...targetsOf(choices, name).keys()]).toEqual([
      "follower:khorat:rama",
      "province:khorat",
      "follower:khorat:lao",
    ]);
    expect([...targetsOf(choices, name, true).keys()]).toEqual(["province:khorat"]);
  });
});
