import type { LogLine } from "@client/game";
import { describe, expect, it } from "vitest";
import { answers, complete, making, oneMore, take, tradable } from "./offer_draft";
import { incomplete, type PlanDraft, steps, unsaved } from "./plan";
import { plansOf, roundOf, stepsOf, tokensOf } from "./reveal_steps";
import { addressed, EMPTY, statement } from "./statements";
import type { Props, View } from "./view";

const colours = ["red", "blue", "green", "yellow"];

function view(change: Partial<View> = {}, ready = false): View {
  const players = colours.map((colour) => ({
    colour,
    viziers: { [`${colour}-fat`]: "seat-4", [`${colour}-small`]: "kaffa", [`${colour}-tall`]: "dungeon-1" },
    cards: [],
    types: 0,
    votes: 0,
    free: 2,
    suspect: false,
    ready,
    offers_left: 8,
    could_win: [],
  }));
  return {
    seat: 0,
    round: 3,
    phase: "plan",
    players,
    journeys: [
      { vizier: "red-fat", at: "kaffa", to: ["stay", "gidda"] },
      { vizier: "red-small", at: "kaffa", to: ["stay", "seat-7"] },
    ],
    plans: [],
    accusations: [],
    seats: [],
    ...change,
  } as unknown as View;
}

const draft: PlanDraft = { key: "", to: { fat: "gidda", small: "seat-7" }, accuse: "blue-tall", picked: "" };
const orders = ["send fat gidda", "send small seat-7", "accuse blue-tall"];
const known = {
  plans: [
    { vizier: "red-fat", to: "gidda" },
    { vizier: "red-small", to: "seat-7" },
  ],
  accusations: [{ seat: 0, vizier: "blue-tall" }],
};

describe("a plan", () => {
  it("is written for free viziers only, and handed in only when told", () => {
    expect(steps(view(), draft, false)).toEqual(orders);
    expect(steps(view(), draft, true)).toEqual([...orders, "ready"]);
  });

  it("is not written twice", () => {
    expect(unsaved(view(known), draft)).toBe(false);
    expect(steps(view(known), draft, false)).toEqual([]);
    expect(steps(view(known), draft, true)).toEqual(["ready"]);
  });

  it("is begun anew where the table has another", () => {
    const other = { ...draft, to: { fat: "stay", small: "seat-7" } };
    expect(steps(view(known), other, false)).toEqual(["revise", "keep fat", ...orders.slice(1)]);
    expect(steps(view(known, true), other, true).slice(0, 2)).toEqual(["not-ready", "revise"]);
  });

  it("goes on from a half that fits, and replaces one that does not", () => {
    const half = { plans: [{ vizier: "red-fat", to: "gidda" }], accusations: [] };
    expect(steps(view(half), draft, false)).toEqual(orders.slice(1));
    const wrong = { plans: [{ vizier: "red-fat", to: "uskub" }], accusations: [] };
    expect(steps(view(wrong), draft, false)).toEqual(["keep small", "accuse blue-tall", "revise", ...orders]);
  });

  it("needs a place for everybody who is free, and an accusation", () => {
    expect(incomplete(view(), draft)).toBe(false);
    expect(incomplete(view(), { ...draft, accuse: "" })).toBe(true);
    expect(incomplete(view(), { ...draft, to: { fat: "gidda" } })).toBe(true);
  });
});

describe("a statement", () => {
  it("is written in the table's small language once nothing is missing", () => {
    expect(statement({ ...EMPTY, kind: "send", vizier: "red-fat" })).toBe("");
    expect(statement({ ...EMPTY, kind: "send", vizier: "red-fat", place: "kaffa" })).toBe("send red-fat kaffa");
    expect(statement({ ...EMPTY, kind: "share", other: "2", theirs: "kaffa", mine: "kaffa" })).toBe("");
    expect(statement({ ...EMPTY, kind: "swap", other: "1", give: "gold", want: "ships" })).toBe(
      "swap 1 gold for ships",
    );
    const promise = {
      ...EMPTY,
      kind: "if" as const,
      other: "2",
      theirVizier: "green-fat",
      vizier: "red-fat",
      place: "gidda",
    };
    expect(statement(promise)).toBe("if 2 keep green-fat then send red-fat gidda");
  });

  it("is heard by whom it speaks to", () => {
    expect(addressed(view(), "peace 2")).toEqual([2]);
    expect(addressed(view(), "where blue-fat")).toEqual([1]);
    expect(addressed(view(), "accuse blue-fat")).toEqual([]);
  });
});

describe("an offer", () => {
  it("takes one more of a kind with each click, and after the last begins anew", () => {
    const held = ["gold", "gold", "ships"];
    expect(oneMore([], "gold", held)).toEqual(["gold"]);
    expect(oneMore(["ships", "gold"], "gold", held)).toEqual(["ships", "gold", "gold"]);
    expect(oneMore(["gold", "gold"], "gold", held)).toEqual([]);
  });

  it("is made at the table card by card", () => {
    const offer = { to: 2, counters: null, give: ["gold"], want: ["ships"] };
    expect(answers(offer, false)).toEqual(["offer 2", "give gold", "want ships", "send-offer"]);
    expect(answers({ ...offer, counters: "2-1" }, true).slice(0, 2)).toEqual(["cancel", "counter 2-1"]);
  });
});

describe("the reveal", () => {
  const line = (kind: string, data: LogLine["data"] = {}): LogLine => ({
    entry: 1,
    seat: 0,
    kind,
    data,
    text: kind,
    mover: "",
  });
  const log = [
    line("planning-began"),
    line("planned-stay", { vizier: "vizier:red-fat" }),
    line("planned-seat", { vizier: "vizier:blue-fat", chip: 7 }),
    line("planned-city", { vizier: "vizier:green-fat", city: "city:kaffa" }),
    line("plans-revealed", {
      viziers: ["vizier:red-fat", "vizier:blue-fat", "vizier:green-fat"],
      places: ["seat-3", "gidda", "seat-7"],
    }),
    line("travelled", { vizier: "vizier:green-fat", city: "city:kaffa", place: "kaffa" }),
    line("bounced-shared", { vizier: "vizier:blue-fat", chip: 7, others: ["vizier:red-tall"] }),
    line("accused", { seat: "seat:0", vizier: "vizier:green-fat", votes: 7 }),
    line("accused", { seat: "seat:1", vizier: "vizier:green-fat", votes: 2 }),
    line("accused-void", { seat: "seat:2", vizier: "vizier:red-fat", votes: 5, why: "types" }),
    line("banished", { vizier: "vizier:green-fat", votes: 9, place: "dungeon-1" }),
    line("rotated", { vizier: "vizier:red-fat", viziers: ["vizier:red-fat"], places: ["seat-4"] }),
    line("round-began", { round: 3 }),
    line("ready"),
  ];

  it("is of the round before the one that has begun since", () => {
    expect(roundOf(log, 3)).toBe(2);
    expect(roundOf(log.slice(0, -2), 2)).toBe(2);
    expect(roundOf([], 1)).toBe(1);
  });

  it("goes from the plans to the rotation, with everybody's place after each step", () => {
    const steps = stepsOf(log);
    expect(steps.map((step) => step.line.kind)).toEqual([
      "plans-revealed",
      "travelled",
      "bounced-shared",
      "accused",
      "accused",
      "accused-void",
      "banished",
      "rotated",
    ]);
    expect(steps[1]?.path).toEqual({ vizier: "green-fat", from: "seat-7", to: "kaffa", failed: false });
    expect(steps[2]?.path).toEqual({ vizier: "blue-fat", from: "gidda", to: "seat-7", failed: true });
    expect(steps[2]?.places).toMatchObject({ "blue-fat": "gidda", "green-fat": "kaffa" });
    expect(steps.at(-1)?.places).toMatchObject({ "red-fat": "seat-4", "green-fat": "dungeon-1" });
    expect(stepsOf(log.slice(0, 1))).toEqual([]);
  });

  it("counts the votes that count", () => {
    expect(stepsOf(log).map((step) => step.tally["green-fat"] ?? 0)).toEqual([0, 0, 0, 7, 9, 9, 9, 9]);
    expect(stepsOf(log).at(-1)?.tally["red-fat"]).toBeUndefined();
  });

  it("knows what everybody planned, those who stay too", () => {
    expect(plansOf(log)).toEqual([
      { vizier: "red-fat", from: "seat-3", to: "seat-3", failed: false },
      { vizier: "blue-fat", from: "gidda", to: "seat-7", failed: false },
      { vizier: "green-fat", from: "seat-7", to: "kaffa", failed: false },
    ]);
  });

  it("points at viziers and seats", () => {
    expect(tokensOf(line("arrived", { vizier: "vizier:red-fat", chip: 7 }))).toEqual(["vizier:red-fat", "chip:7"]);
  });
});

describe("an offer goes by what the table says of swaps", () => {
  const cards = [["gold", "ships"], ["gold"], [], []];
  const at = (trade: Partial<View["trade"]>) => {
    const players = view().players.map((player, seat) => ({ ...player, cards: cards[seat] ?? [] }));
    const said = { partners: [1], cards, needs: ["give", "want"], apart: { gold: ["gold"] }, ...trade };
    const update = { view: view({ phase: "intrigue", players, trade: said as View["trade"] }) };
    return { update, choices: new Map([["offer 1", {}]]), stepwise: false } as unknown as Props;
  };

  it("can be sent once no side that the table names is empty", () => {
    const gift = { to: 1, counters: null, give: ["gold"], want: [] };
    expect(complete(at({}), gift)).toBe(false);
    expect(complete(at({ needs: ["give"] }), gift)).toBe(true);
    expect(complete(at({ needs: ["want"] }), gift)).toBe(false);
    expect(complete(at({ needs: [] }), { ...gift, to: null })).toBe(false);
  });

  it("takes no card that the table keeps apart from the other side", () => {
    making.value = { to: 1, counters: null, give: ["gold"], want: [] };
    expect(tradable(at({}), 1, "gold")).toBe(false);
    expect(tradable(at({ apart: {} }), 1, "gold")).toBe(true);
    making.value = { to: null, counters: null, give: ["gold", "ships"], want: [] };
    take(at({}), 1, "gold");
    expect(making.value).toEqual({ to: 1, counters: null, give: ["ships"], want: ["gold"] });
    making.value = null;
  });
});
