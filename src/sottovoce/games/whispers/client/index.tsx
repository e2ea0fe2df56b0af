/** A War of Whispers in the browser. */

import type { GameClient } from "@client/game";
import { Board } from "./board";
import { Panels } from "./panels";
import { tokenOf } from "./targets";
import { TextBoard } from "./text";
import type { View } from "./view";

export const game: GameClient<View> = {
  Board,
  Panels,
  TextBoard,
  onBoard: ({ action }) => tokenOf(action) !== "",
};
