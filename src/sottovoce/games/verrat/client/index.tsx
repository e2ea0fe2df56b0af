/** Verrat! in the browser. */

import type { GameClient } from "@client/game";
import { Board } from "./board";
import { Panels } from "./panels";
import { question } from "./plan";
import { Overlay } from "./reveal";
import { tokensOf } from "./reveal_steps";
import { Strip } from "./strip";
import { TextBoard } from "./text";
import type { View } from "./view";

const IN_PANELS =
  /^(offer|give|want|accept|refuse|counter|withdraw|send|keep|accuse|collect|pardon|search|under) |^(send-offer|cancel|revise)$/;

const HAGGLING = ["offered", "offered-gift", "countered", "refused", "withdrew", "offer-void", "not-ready"];

export const game: GameClient<View> = {
  Board,
  Panels,
  Strip,
  Overlay,
  TextBoard,
  placesOf: tokensOf,
  prompt: question,
  mark: (view, seat) => ({ color: `var(--vr-${view.players[seat]?.colour ?? "red"})` }),
  haggling: ({ kind }) => HAGGLING.includes(kind),
  onBoard: ({ action }) => IN_PANELS.test(action),
};
