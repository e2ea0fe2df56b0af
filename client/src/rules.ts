/** The rules of a game, fetched when somebody first asks for a §. */

import { api, type Rules, type RulesSection } from "./api";
import { lang } from "./settings";

const fetched = new Map<string, Promise<Rules>>();

/** A game's rules in the present language. */
export function rulesOf(game: string): Promise<Rules> {
  const name = `${game} ${lang.peek()}`;
  let found = fetched.get(name);
  if (!found) {
    found = api.rules(game);
    found.catch(() => fetched.delete(name));
    fetched.set(name, found);
  }
  return found;
}

/** One § of a game's rules, or undefined. */
export async function section(game: string, number: string): Promise<RulesSection | undefined> {
  return (await rulesOf(game)).html_sections.find((part) => part.number === number);
}

/** A section's heading with its number. */
export function titleOf(part: RulesSection): string {
  return part.number ? `§${part.number} ${part.heading}` : part.heading;
}
