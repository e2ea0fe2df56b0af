// Written by `make client` from the server's structs: change those.

/** The table as one seat sees it. */
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
  doing: Doing | null;
  over: boolean;
  winners: number[];
  ruler: "lao" | "malay" | "rama" | null;
  second: "lao" | "malay" | "rama" | null;
  colony: boolean;
}

/** A province with its tile. */
export interface Province {
  id: string;
  name: string;
  box: number;
  home: "lao" | "malay" | "rama" | null;
  king: boolean;
  owner: "british" | "lao" | "malay" | "rama" | null;
  followers: Followers;
  leads: "british" | "lao" | "malay" | "rama" | null;
  borders: string[];
}

/** How many of each faction. */
export interface Followers {
  rama: number;
  lao: number;
  malay: number;
}

/** A seat's court and cards. */
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

/** Who would win if the game ended with the provinces as they are (§26 to §29). */
export interface Standing {
  provinces: Record<"british" | "lao" | "malay" | "rama", number>;
  winners: number[];
  by: string | null;
  faction: "lao" | "malay" | "rama" | null;
}

/** How far the card being played has come. */
export interface Doing {
  card: string;
  province: string | null;
  given: ("lao" | "malay" | "rama")[];
}
