/** What the server tells of a game of King of Siam; see view.py. */

import type { BoardProps } from "@client/game";
import type { Province, View } from "./view_types";

export const FACTIONS = ["rama", "lao", "malay"] as const;
export type Faction = (typeof FACTIONS)[number];
export type Followers = Record<Faction, number>;
export const OWNERS = [...FACTIONS, "british"] as const;
export type Owner = (typeof OWNERS)[number];

export type { Doing, Player, Province, Standing, View } from "./view_types";

export type Props = BoardProps<View>;

/** The provinces in the order of their struggles. */
export function inOrder(view: View): Province[] {
  return [...view.provinces].sort((a, b) => a.box - b.box);
}

/** Words of the catalogue without the marks for bold type that terminals understand. */
export function plain(text: string): string {
  return text.replace(/\[\/?[a-z ]*\]/g, "");
}

/** The § that explains a card. */
export const PARAGRAPHS: Record<string, string> = {
  maharacha: "18",
  "khon-thai": "19",
  "one-vs-one": "20",
  "two-vs-one": "21",
  rama: "22",
  lao: "22",
  malai: "22",
};
