// Written by `make client` from the server's structs: change those.

/** The table as one seat sees it. */
export interface View {
  seat: number | null;
  round: number;
  phase: string;
  order: number[];
  quiet: number;
  seats: CourtSeat[];
  cities: City[];
  dungeons: (string | null)[];
  exile: string[];
  players: Player[];
  offers: Offer[];
  draft: Offer | null;
  trade: Trade;
  journeys: Journey[];
  plans: Planned[];
  accusations: Accusation[];
  for_draw: number[];
  asked: number[];
  over: boolean;
  how: string | null;
  winners: number[];
}

/** A position at court. */
export interface CourtSeat {
  chip: number;
  vizier: string | null;
  favourite: boolean;
  next_chip: number;
}

/** A city and its pile. */
export interface City {
  id: string;
  cards: number;
  top: string | null;
  pardons: number;
  content: string[] | null;
  looked: number[];
  viziers: string[];
}

/** A seat's cards and standing. */
export interface Player {
  colour: string;
  viziers: Record<string, string>;
  cards: string[];
  types: number;
  votes: number;
  free: number;
  suspect: boolean;
  ready: boolean;
  offers_left: number;
  could_win: string[];
}

/** An open offer, or one being put together. */
export interface Offer {
  id: string;
  maker: number;
  to: number;
  give: string[];
  want: string[];
  counters: string | null;
}

/** What an offer may be made of at this table (§7). */
export interface Trade {
  partners: number[];
  cards: string[][];
  needs: ("give" | "want")[];
  apart: Record<string, string[]>;
}

/** A free vizier of one's own: where he is, and where he may be sent (§8). */
export interface Journey {
  vizier: string;
  at: string;
  to: string[];
}

/** A vizier's plan: a place; while planning "stay" for the place he is at. */
export interface Planned {
  vizier: string;
  to: string;
}

/** Whom a seat accuses. */
export interface Accusation {
  seat: number;
  vizier: string;
}
