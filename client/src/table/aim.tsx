/** The aim of the game in one line, for whoever has not won it yet. */

import { useEffect } from "preact/hooks";
import type { Update } from "../game";
import { beat, hasWon } from "../school/progress";
import type { Words } from "../words";

export function Aim({ update, words }: { update: Update; words: Words | null }) {
  const { game, seat, state, winners, seats } = update;
  useEffect(() => {
    if (state !== "over" || seat === null || !winners.includes(seat)) return;
    beat(
      game,
      seats.map(({ kind, bot }) => (kind === "bot" ? (bot ?? "") : kind)).filter((_, other) => other !== seat),
    );
  }, [state]);
  if (state !== "playing" || seat === null || hasWon(game) || !words?.has("aim")) return null;
  return <p class="aim">{words.say("aim")}</p>;
}
