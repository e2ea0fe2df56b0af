/** The view of Verrat!, as the server gives it to a seat. */

import type { BoardProps } from "@client/game";
import type { View } from "./view_types";

export const POWERS = ["horses", "cannons", "gold", "troops", "supplies", "ships"] as const;

export type { City, CourtSeat, Journey, Offer, Player, Trade, View } from "./view_types";

export type Props = BoardProps<View>;

/** All twelve viziers, colour by colour in the order of the seats. */
export function viziers(view: View): string[] {
  return view.players.flatMap((player) => Object.keys(player.viziers));
}

/** Where a vizier is: "seat-7", "kaffa", "dungeon-1", "hand", "exile". */
export function whereIs(view: View, vizier: string): string {
  return view.players.find((player) => vizier in player.viziers)?.viziers[vizier] ?? "";
}

export const sizeOf = (vizier: string) => vizier.split("-")[1] ?? "";

/** A place in words: a city, or a seat at court. */
export function placeName(props: Props, place: string): string {
  if (place.startsWith("seat-")) return props.speak("ui-seat", { chip: Number(place.slice(5)) });
  if (place.startsWith("dungeon-")) return props.speak("board-dungeon", { number: Number(place.slice(8)) });
  if (place === "hand") return props.speak("board-hand");
  if (place === "exile") return props.speak("board-exile");
  return props.name(`city:${place}`);
}

/** Cards in words, each kind once with its number. */
export function cardsInWords(props: Props, cards: string[]): string {
  const kinds = [...new Set(cards)];
  const names = kinds.map((kind) => {
    const copies = cards.filter((card) => card === kind).length;
    return props.speak(`card-${kind}`) + (copies > 1 ? ` ×${copies}` : "");
  });
  return names.join(", ") || "–";
}

/** The § that explains a part of the table. */
export const PARAGRAPHS = { swaps: "7", plan: "8", travel: "9", banishment: "12", throne: "16", talk: "7" };
