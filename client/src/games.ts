/** The games the server offers, fetched once per language. */

import { signal } from "@preact/signals";
import { api, type GameInfo } from "./api";
import { explainFailure } from "./toast";

export const games = signal<GameInfo[] | null>(null);
let fetched = { language: "", brief: true };

/** Fetches the games in a language, if that was not done yet; in brief without options and bots. */
export function fetchGames(language: string, brief = false): void {
  if (fetched.language === language && (brief || !fetched.brief)) return;
  const wanted = { language, brief };
  fetched = wanted;
  api.games(brief).then(
    (found) => {
      if (fetched === wanted) games.value = found;
    },
    (problem) => {
      fetched = { language: "", brief: true };
      explainFailure(problem);
    },
  );
}

/** What the server tells of a game. */
export function gameInfo(name: string | undefined): GameInfo | undefined {
  return games.value?.find((game) => game.name === name);
}

const USUAL = "regular";

/** The bot that newcomers meet first. */
export function usualBot(info: GameInfo): string {
  return (info.bots.find((bot) => bot.name === USUAL) ?? info.bots.at(-1))?.name ?? "";
}
