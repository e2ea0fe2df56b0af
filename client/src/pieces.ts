/** Pieces that look alike keep an identity from update to update, so that the eye can follow them. */

/** A piece of some kind that stands somewhere ("follower:rama" at "province:khorat", "court:1"). */
export interface PlacedPiece {
  kind: string;
  place: string;
}

/** A standing piece that is still the same one after the next update. */
export interface Piece extends PlacedPiece {
  key: string;
}

const spot = (piece: PlacedPiece) => `${piece.kind} ${piece.place}`;

/** Names the pieces of a new position after those of the old: who can have stayed stayed, the others moved. */
export function follow(before: readonly Piece[], now: readonly PlacedPiece[], fresh: () => string): Piece[] {
  const staying = gather(before, spot);
  const named = now.map((piece) => ({ ...piece, key: staying.get(spot(piece))?.shift()?.key ?? "" }));
  const moving = gather([...staying.values()].flat(), (piece) => piece.kind);
  for (const piece of named) {
    if (!piece.key) piece.key = moving.get(piece.kind)?.shift()?.key ?? fresh();
  }
  return named;
}

function gather<T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const list = found.get(by(item));
    if (list) list.push(item);
    else found.set(by(item), [item]);
  }
  return found;
}

/** Follows the pieces of one board; asked twice about the same update it answers the same. */
export class Tracker {
  #pieces: Piece[] = [];
  #seen: object | null = null;
  #count = 0;

  /** The pieces of this update, by the names they had in the one before. */
  at(update: object, standing: readonly PlacedPiece[]): Piece[] {
    if (this.#seen !== update) {
      this.#pieces = follow(this.#pieces, standing, () => `p${this.#count++}`);
      this.#seen = update;
    }
    return this.#pieces;
  }
}
