/** What can be clicked: choices gathered by the province, the follower or the card they name. */

import type { Target } from "@client/drawn_board";
import type { Choice } from "@client/game";

/** The token of a faction's followers in a province. */
export const followerToken = (province: string, faction: string) => `follower:${province}:${faction}`;

/** The tokens that a choice names: "take rama khorat" can be reached by the province and by the follower. */
export function tokensOfAction(action: string): string[] {
  const [verb = "", first = "", second] = action.split(" ");
  if (verb === "pass" || verb === "play") return [];
  if (second === undefined) return [`province:${first}`];
  return verb === "place" ? [`province:${second}`] : [followerToken(second, first), `province:${second}`];
}

/** Everything on the board that glows; on a phone whole provinces only, for a finger is larger than a follower. */
export function targetsOf(
  choices: Map<string, Choice>,
  name: (token: string) => string,
  large = false,
): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const choice of choices.values()) {
    for (const token of tokensOfAction(choice.action)) {
      if (large && token.startsWith("follower:")) continue;
      const target = found.get(token);
      if (target) {
        target.choices.push(choice);
        target.name = name(token);
      } else found.set(token, { choices: [choice], name: choice.label });
    }
  }
  return found;
}

/** What a click on something that does not glow would mean: the answer that names it as the possible ones name theirs. */
export function meantBy(choices: Map<string, Choice>, token: string): { action: string } | null {
  const like = [...choices.keys()].find((action) => tokensOfAction(action).length);
  const [verb = "", first = "", second] = like?.split(" ") ?? [];
  const [kind, province, faction = first] = token.split(":");
  if (!like || !province || (kind !== "province" && kind !== "follower")) return null;
  if (second === undefined) return { action: `${verb} ${province}` };
  return { action: `${verb} ${verb === "place" ? first : faction} ${province}` };
}
