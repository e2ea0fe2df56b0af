/** The view of A War of Whispers, as the server gives it to a seat. */

import type { BoardProps } from "@client/game";
import { ABILITY_COSTS, CARD_ABILITIES, type Post, type Region, type View } from "./view_types";

export const EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"] as const;
export const OFFICES = ["sheriff", "steward", "marshal", "chancellor"] as const;
export type Empire = (typeof EMPIRES)[number];

export type {
  Battle,
  Doing,
  Exchange,
  Loyalty,
  Player,
  Post,
  Realm,
  Region,
  View,
} from "./view_types";

export type Props = BoardProps<View>;

/** The abilities printed on a card: its own, the double, the pair. */
export const abilitiesOf = (card: string): string[] => CARD_ABILITIES[card] ?? [];

/** The empires whose cards an ability costs, as printed. */
export const costOf = (ability: string) => (ABILITY_COSTS[ability] ?? []) as Empire[];

/** The regions that are otherwise held in a later position. */
export function changed(before: View, after: View): Region[] {
  return after.regions.filter((region) => {
    const now = before.regions.find(({ id }) => id === region.id);
    return now && (now.banners !== region.banners || now.holder !== region.holder);
  });
}

/** The regions that hold more banners than they feed. */
export function hungry(view: View): Region[] {
  return view.regions.filter((region) => region.banners > region.feeds);
}

/** What an action of a council seat would bring now, as a number; null where it is no number. */
export function brings(post: Post, action: string): number | null {
  if (action.includes("banner")) return post.adds;
  if (action.includes("card")) return post.draws;
  return null;
}

/** The § of a council seat's actions, of cards and of what else explains itself. */
export const PARAGRAPHS = { council: "10", supply: "11", cards: "23", loyalties: "14", score: "25" };
