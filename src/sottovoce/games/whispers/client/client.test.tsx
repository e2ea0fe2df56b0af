import { describe, expect, it } from "vitest";
import { quickAnswer } from "./quick_answers";
import { choicesByToken, regionTargets, tokenOf } from "./targets";
import { abilitiesOf, brings, changed, type Post, type View } from "./view";

describe("choices", () => {
  const list = ["place b1", "place b2", "deploy bear-sheriff", "play armada", "count 3", "done"];
  const choices = new Map(list.map((action) => [action, { action, label: action }]));

  it("are found by what they name", () => {
    expect(tokenOf("deploy bear-sheriff")).toBe("post:bear-sheriff");
    expect(tokenOf("pay eagle-lion")).toBe("card:eagle-lion");
    expect(tokenOf("count 3")).toBe("");
    expect(tokenOf("done")).toBe("");
    expect([...choicesByToken(choices).keys()]).toEqual([
      "region:b1",
      "region:b2",
      "post:bear-sheriff",
      "ability:armada",
    ]);
  });

  it("make only regions glow on the map", () => {
    expect([...regionTargets(choices).keys()]).toEqual(["region:b1", "region:b2"]);
  });
});

describe("an answer that gives itself", () => {
  const window = (step: string, only: View["only"]) => ({ step, only }) as View;
  const choices = new Map([
    ["done", 0],
    ["play horse", 0],
  ]);

  it("is one that everybody can see to be the only one", () => {
    expect(quickAnswer(window("afterwards", "public"), new Map([["done", 0]]), false)).toBe("done");
    expect(quickAnswer(window("act", "public"), new Map([["pass", 0]]), false)).toBe("pass");
    expect(quickAnswer(window("afterwards", "secret"), new Map([["done", 0]]), false)).toBe("");
    expect(quickAnswer(window("loyalties", null), choices, true)).toBe("");
  });

  it("is the same for a player who declares to play no cards, whatever they hold", () => {
    expect(quickAnswer(window("battle", null), choices, true)).toBe("done");
    expect(quickAnswer(window("battle", "secret"), new Map([["done", 0]]), true)).toBe("done");
  });
});

describe("what would change", () => {
  it("are regions with other banners", () => {
    const view = (banners: number[]) =>
      ({ regions: banners.map((count, number) => ({ id: `b${number}`, banners: count, holder: "bear" })) }) as View;
    expect(changed(view([1, 2, 3]), view([1, 3, 3])).map(({ id }) => id)).toEqual(["b1"]);
  });
});

describe("cards and seats", () => {
  it("know what is printed on them", () => {
    expect(abilitiesOf("horse-lion")).toEqual(["horse", "double-horse", "midnight-oil"]);
    expect(abilitiesOf("lion-horse")).toEqual(["lion", "double-lion", "midnight-oil"]);
    const post = { adds: 3, draws: 1 } as Post;
    expect(brings(post, "banner per farm")).toBe(3);
    expect(brings(post, "card per 2 farms")).toBe(1);
    expect(brings(post, "attack")).toBeNull();
  });
});
