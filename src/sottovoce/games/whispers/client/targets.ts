/** What can be clicked: choices by the region, council seat, card, ability or empire that they name. */

import type { Target } from "@client/drawn_board";
import type { Choice } from "@client/game";

const KINDS: Record<string, string> = {
  deploy: "post",
  recall: "post",
  seat: "post",
  station: "region",
  retrieve: "region",
  from: "region",
  to: "region",
  place: "region",
  destroy: "region",
  pay: "card",
  discard: "card",
  play: "ability",
  rearrange: "empire",
};

/** The token that a choice names, "" if it is none of the things on the table. */
export function tokenOf(action: string): string {
  const [verb = "", noun] = action.split(" ");
  const kind = KINDS[verb];
  return kind && noun ? `${kind}:${noun}` : "";
}

/** All choices by the token they name. */
export function choicesByToken(choices: Map<string, Choice>): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices.values()) {
    const token = tokenOf(choice.action);
    if (token) found.set(token, [...(found.get(token) ?? []), choice]);
  }
  return found;
}

/** The regions that glow. */
export function regionTargets(choices: Map<string, Choice>): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const [token, list] of choicesByToken(choices)) {
    if (token.startsWith("region:")) found.set(token, { choices: list, name: list[0]?.label ?? "" });
  }
  return found;
}

/** What a click on something that does not glow would mean: the answer that names it as the possible ones name theirs. */
export function meantBy(choices: Map<string, Choice>, token: string): { action: string } | undefined {
  const [kind = "", noun] = token.split(":");
  const like = [...choices.keys()].find((action) => tokenOf(action).startsWith(`${kind}:`));
  const verb = kind === "ability" ? "play" : like?.split(" ")[0];
  return verb && noun ? { action: `${verb} ${noun}` } : undefined;
}
