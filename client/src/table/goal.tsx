/** The aim of the game in one line, for whoever has not won it yet. */

import { useEffect, useState } from "preact/hooks";
import type { Update } from "../game";
import { beat, hasWon, losersOf } from "../school/progress";
import { narrow } from "../settings";
import type { Words } from "../words";

export function Aim({ update, words }: { update: Update; words: Words | null }) {
  const { game, seat, state, winners, seats } = update;
  const [known] = useState(hasWon(game)); // it stays to the end of the game: the board does not move for it
  const [open, setOpen] = useState(false); // a phone has one line for it, and opens it over the board
  useEffect(() => {
    if (state !== "over" || seat === null || !winners.includes(seat)) return;
    beat(game, losersOf(seats, winners));
  }, [state]);
  if (state === "gathering" || seat === null || known || (words && !words.has("aim"))) return null;
  const aim = words?.say("aim");
  if (!narrow.value || !aim) {
    // While its words are on their way it has its room already: what stands below does not jump.
    return (
      <p class="aim">
        <span>{aim ?? "\u00a0"}</span>
      </p>
    );
  }
  return (
    <button type="button" class="aim" aria-expanded={open} onClick={() => setOpen(!open)}>
      <span>{aim}</span>
    </button>
  );
}
