/** King of Siam in the browser. */

import type { GameClient } from "@client/game";
import { Board } from "./board";
import { Panels } from "./panels";
import { Strip } from "./standing";
import { Overlay } from "./struggle";
import { tokensOfAction } from "./targets";
import { TextBoard } from "./text";
import type { View } from "./view";

export const game: GameClient<View> = {
  Board,
  Panels,
  Strip,
  Overlay,
  TextBoard,
  terms: (view) => Object.fromEntries(view.provinces.map(({ id, name }) => [`province:${id}`, name])),
  secrets: (options) => options.played === "memory",
  onBoard: ({ action }) => action.startsWith("play ") || tokensOfAction(action).length > 0,
};
