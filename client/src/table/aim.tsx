/** The aim of the game in one line, for whoever has not won it yet. */

import { useEffect, useState } from "preact/hooks";
import type { Update } from "../game";
import { beat, hasWon } from "../school/progress";
import type { Words } from "../words";

export function Aim({ update, words }: { update: Update; words: Words | null }) {
  const { game, seat, state, winners, seats } = update;
  const [known] = useState(hasWon(game)); // it stays to the end of the game: the board does not move for it
  useEffect(() => {
    if (state !== "over" || seat === null || !winners.includes(seat)) return;
    beat(
      game,
      seats.map(({ kind, bot }) => (kind === "bot" ? (bot ?? "") : kind)).filter((_, other) => other !== seat),
    );
  }, [state]);
  if (state === "gathering" || seat === null || known || !words?.has("aim")) return null;
  const aim = words.say("aim");
  return (
    <p class="aim" title={aim}>
      {aim}
    </p>
  );
}
