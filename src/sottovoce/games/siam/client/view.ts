/** What the server tells of a game of King of Siam; see view.py. */

import type { BoardProps } from "@client/game";

export const FACTIONS = ["rama", "lao", "malay"] as const;
export type Faction = (typeof FACTIONS)[number];
export type Followers = Record<Faction, number>;
export const OWNERS = [...FACTIONS, "british"] as const;
export type Owner = (typeof OWNERS)[number];

export interface Province {
  id: string;
  name: string;
  box: number;
  home: Faction | null;
  king: boolean;
  owner: Owner | null;
  followers: Followers;
  leads: Owner | null;
  borders: string[];
}

export interface Standing {
  provinces: Record<Owner, number>;
  winners: number[];
  by: string | null;
  faction: Faction | null;
}

export interface Player {
  aid: number;
  court: Followers;
  cards: number;
  hand: string[] | null;
  played: string[] | null;
  top: string | null;
  last_played: number;
  partner: number | null;
}

export interface View {
  seat: number | null;
  map: string;
  title: Record<string, string>;
  struggle: number;
  contested: string | null;
  provinces: Province[];
  pool: Followers;
  players: Player[];
  turn: number | null;
  passes: number;
  british: number;
  british_limit: number;
  standing: Standing;
  doing: { card: string; province: string | null; given: string[] } | null;
  over: boolean;
  winners: number[];
  ruler: Faction | null;
  second: Faction | null;
  colony: boolean;
}

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
