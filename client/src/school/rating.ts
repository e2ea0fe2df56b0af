/** Ratings of people at puzzles: each first try is a game between person and puzzle, rated by Glicko. */

/** How good somebody is, and how sure that is. */
export interface Rating {
  value: number;
  deviation: number;
}

const SCALE = Math.log(10) / 400;
const SUREST = 45;
const PUZZLE_DEVIATION = 80;
export const NEWCOMER: Rating = { value: 1200, deviation: 350 };
/** From this deviation on a rating is only guessed. */
export const GUESSED = 110;

const damping = (deviation: number) => 1 / Math.sqrt(1 + 3 * ((SCALE * deviation) / Math.PI) ** 2);

/** Somebody's rating after the first try at a puzzle. */
export function after(person: Rating, puzzle: number, solved: boolean): Rating {
  const damped = damping(PUZZLE_DEVIATION);
  const chance = 1 / (1 + Math.exp(-SCALE * damped * (person.value - puzzle)));
  const information = SCALE ** 2 * damped ** 2 * chance * (1 - chance);
  const weight = 1 / (1 / person.deviation ** 2 + information);
  return {
    value: person.value + SCALE * weight * damped * ((solved ? 1 : 0) - chance),
    deviation: Math.max(SUREST, Math.sqrt(weight)),
  };
}
