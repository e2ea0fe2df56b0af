/** Where viziers stand on the drawing. */

import type { PlaceGeometry, Point } from "@client/game";
import type { Props, View } from "./view";

type Places = Record<string, PlaceGeometry>;

/** The place of the drawing for a place of the game; null for a vizier in hand. */
export function tokenOfPlace(view: View, place: string): string | null {
  if (place.startsWith("seat-")) {
    const chip = Number(place.slice(5));
    const position = view.seats.findIndex((seat) => seat.chip === chip);
    return position < 0 ? null : `court:${position}`;
  }
  if (place.startsWith("dungeon-")) return `dungeon:${place.slice(8)}`;
  if (place === "hand") return null;
  return place === "exile" ? "exile" : `city:${place}`;
}

/** A vizier and the point where he stands. */
export interface PlacedVizier {
  vizier: string;
  at: Point;
  size: number;
}

const AT_COURT = 104;
const GUEST = 90;
const PRISONER = 96;

/** All viziers that are on the board, as it is now or at a moment of the reveal. */
export function standing(props: Props, moment?: Record<string, string>): PlacedVizier[] {
  const { view } = props.update;
  const places = props.drawing?.places ?? {};
  const where = moment ?? Object.fromEntries(view.players.flatMap((player) => Object.entries(player.viziers)));
  const together = new Map<string, string[]>();
  for (const [vizier, place] of Object.entries(where)) {
    const token = tokenOfPlace(view, place);
    if (token) together.set(token, [...(together.get(token) ?? []), vizier]);
  }
  return [...together].flatMap(([token, viziers]) => {
    const spot = places[token];
    const [first = ""] = viziers;
    if (!spot) return [];
    if (token.startsWith("court:")) {
      return [{ vizier: first, at: [spot.center[0], spot.center[1] - 8] satisfies Point, size: AT_COURT }];
    }
    if (token.startsWith("dungeon:")) return [{ vizier: first, at: spot.center, size: PRISONER }];
    return crowd(viziers, spot);
  });
}

function crowd(viziers: string[], spot: PlaceGeometry | undefined): PlacedVizier[] {
  const few = spot?.slots ?? [];
  const slots = viziers.length <= few.length ? few : ((spot?.crowd as Point[] | undefined) ?? few);
  return viziers.flatMap((vizier, number) => {
    const at = slots[number];
    return at ? [{ vizier, at, size: GUEST }] : [];
  });
}

/** The middle of a place of the game. */
export function middle(view: View, places: Places, place: string): Point | null {
  const token = tokenOfPlace(view, place);
  return (token && places[token]?.center) || null;
}
