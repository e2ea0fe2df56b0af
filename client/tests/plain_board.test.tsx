/** A game without a drawn board shows its text board. */

import { render } from "preact";
import { expect, test } from "vitest";
import type { Update } from "../src/game";
import { PlainBoard } from "../src/table/scene";

const shown = (board: string | null) => {
  const root = document.createElement("div");
  render(<PlainBoard update={{ game: "souk", board } as Update} over={null} />, root);
  return root;
};

test("the table is shown as a terminal shows it, line by line", () => {
  const board = "Round 1\n  dates  silk  amber\n  <b>2</b>      1     0";
  expect(shown(board).querySelector("#board pre")?.textContent).toBe(board);
});

test("where there is none, the page says what else is there", () => {
  const root = shown(null);
  expect(root.querySelector("#board p")).not.toBeNull();
  expect(root.querySelector("pre")).toBeNull();
});
