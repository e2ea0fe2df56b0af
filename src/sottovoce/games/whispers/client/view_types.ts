// Written by `make client` from the server's structs: change those.

/** The table as one seat sees it. */
export interface View {
  seat: number | null;
  round: number;
  first: number;
  step: string;
  only: "public" | "secret" | null;
  turn: number | null;
  marker: string | null;
  doing: Doing | null;
  regions: Region[];
  posts: Post[];
  empires: Realm[];
  players: Player[];
  battles: Battle[];
  exchanges: Exchange[];
  over: boolean;
  winners: number[];
}

/** How far the acting seat has come. */
export interface Doing {
  post: string;
  empire: "bear" | "eagle" | "elephant" | "horse" | "lion";
  action: string | null;
  ability: string | null;
  origin: string | null;
  target: string | null;
  force: number;
  survivors: number;
  left: number;
  region: string | null;
}

/** A region with its banners. */
export interface Region {
  id: string;
  home: "bear" | "eagle" | "elephant" | "horse" | "lion";
  holder: "bear" | "eagle" | "elephant" | "horse" | "lion";
  banners: number;
  feeds: number;
  icons: string[];
  borders: string[];
  agents: number[];
}

/** A council seat. */
export interface Post {
  id: string;
  empire: "bear" | "eagle" | "elephant" | "horse" | "lion";
  office: string;
  actions: string[];
  agent: number | null;
  controller: number | null;
  adds: number;
  draws: number;
  attacks: boolean;
}

/** An empire's reserve, deck and cities. */
export interface Realm {
  id: "bear" | "eagle" | "elephant" | "horse" | "lion";
  reserve: number;
  deck: number;
  cities: number;
}

/** A seat's cards, loyalties and agents. */
export interface Player {
  society: string;
  cards: number;
  backs: Record<"bear" | "eagle" | "elephant" | "horse" | "lion", number>;
  hand: string[] | null;
  loyalties: Loyalty[];
  agents: number;
  points: number | null;
}

/** A loyalty slot; the empire is None where this seat can't see it. */
export interface Loyalty {
  slot: string;
  weight: number;
  empire: "bear" | "eagle" | "elephant" | "horse" | "lion" | null;
  up: boolean;
  cities: number | null;
  points: number | null;
}

/** How a battle would end if no card changes it. */
export interface Battle {
  action: string;
  region: string;
  force: number;
  fort: boolean;
  slain: number;
  holder: "bear" | "eagle" | "elephant" | "horse" | "lion";
  banners: number;
  taken: boolean;
  city: boolean;
}

/** Two of one's own loyalties that may be exchanged. */
export interface Exchange {
  action: string;
  slots: string[];
  empires: ("bear" | "eagle" | "elephant" | "horse" | "lion")[];
  points: number;
}

export const CARD_ABILITIES: Record<string, string[]> = {
  "bear-eagle": ["bear", "double-bear", "mercenaries"],
  "bear-elephant": ["bear", "double-bear", "recruit"],
  "bear-lion": ["bear", "double-bear", "subjugate"],
  "bear-horse": ["bear", "double-bear", "disperse"],
  "eagle-bear": ["eagle", "double-eagle", "mercenaries"],
  "eagle-elephant": ["eagle", "double-eagle", "alchemists-fire"],
  "eagle-lion": ["eagle", "double-eagle", "populate"],
  "eagle-horse": ["eagle", "double-eagle", "armada"],
  "elephant-bear": ["elephant", "double-elephant", "recruit"],
  "elephant-eagle": ["elephant", "double-elephant", "alchemists-fire"],
  "elephant-lion": ["elephant", "double-elephant", "reinforcements"],
  "elephant-horse": ["elephant", "double-elephant", "uprising"],
  "lion-bear": ["lion", "double-lion", "subjugate"],
  "lion-eagle": ["lion", "double-lion", "populate"],
  "lion-elephant": ["lion", "double-lion", "reinforcements"],
  "lion-horse": ["lion", "double-lion", "midnight-oil"],
  "horse-bear": ["horse", "double-horse", "disperse"],
  "horse-eagle": ["horse", "double-horse", "armada"],
  "horse-elephant": ["horse", "double-horse", "uprising"],
  "horse-lion": ["horse", "double-horse", "midnight-oil"],
};

export const ABILITY_COSTS: Record<string, string[]> = {
  bear: ["bear"],
  eagle: ["eagle"],
  elephant: ["elephant"],
  lion: ["lion"],
  horse: ["horse"],
  "double-bear": ["bear", "bear"],
  "double-eagle": ["eagle", "eagle"],
  "double-elephant": ["elephant", "elephant"],
  "double-lion": ["lion", "lion"],
  "double-horse": ["horse", "horse"],
  mercenaries: ["bear", "eagle"],
  recruit: ["bear", "elephant"],
  subjugate: ["bear", "lion"],
  disperse: ["bear", "horse"],
  "alchemists-fire": ["eagle", "elephant"],
  populate: ["eagle", "lion"],
  armada: ["eagle", "horse"],
  reinforcements: ["elephant", "lion"],
  uprising: ["elephant", "horse"],
  "midnight-oil": ["lion", "horse"],
};
