import { expect, test } from "vitest";
import type { TableSummary } from "../src/api";
import { byUrgency, type OwnTableState } from "../src/mine";

const mine = (id: string, turn: boolean, state: TableSummary["state"], asked: number): OwnTableState => ({
  id,
  game: "siam",
  summary: {
    state,
    updated: 99,
    to_act: state === "playing" ? [0] : [],
    asked: state === "playing" ? [asked] : [],
  } as unknown as TableSummary,
  seats: [0],
  gone: false,
  turn,
  unseen: 0,
});

test("turns that wait longest come first, finished games last", () => {
  const tables = [
    mine("over", false, "over", 50),
    mine("fresh turn", true, "playing", 40),
    mine("theirs", false, "playing", 45),
    mine("old turn", true, "playing", 10),
    mine("gathering", false, "gathering", 60),
    { ...mine("gone", false, "over", 70), summary: null, gone: true },
  ];
  const order = tables.sort(byUrgency).map(({ id }) => id);
  expect(order).toEqual(["old turn", "fresh turn", "theirs", "gathering", "over", "gone"]);
});
