/** A War of Whispers in the browser. */

import type { GameClient } from "@client/game";
import { BattleCard } from "./battle";
import { Board } from "./board";
import { Panels } from "./panels";
import { Strip } from "./strip";
import { tokenOf } from "./targets";
import { TextBoard } from "./text";
import { Unveiling } from "./unveil";
import type { Props, View } from "./view";

function Overlay(props: Props) {
  return (
    <>
      <BattleCard {...props} />
      <Unveiling {...props} />
    </>
  );
}

export const game: GameClient<View> = {
  Board,
  Panels,
  Strip,
  Overlay,
  TextBoard,
  onBoard: ({ action }) => tokenOf(action) !== "" || /^(exchange|count) /.test(action),
};
