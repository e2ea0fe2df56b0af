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
  if (state === "gathering" || seat === null || known || !words?.has("aim")) return null;
  const aim = words.say("aim");
  if (!narrow.value) {
    return (
      <p class="aim">
        <span>{aim}</span>
      </p>
    );
  }
  return (
    <button type="button" class="aim" aria-expanded={open} onClick={() => setOpen(!open)}>
      <span>{aim}</span>
    </button>
  );
}
