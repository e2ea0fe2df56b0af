import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { left } from "../../src/sottovoce/games/verrat/client/plan";

const DAYS = join(import.meta.dirname, "..", "src", "days");
const read = (lang: string) => readFileSync(join(DAYS, "words", `${lang}.ftl`), "utf-8");
const ids = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? "");
const variables = (text: string) => [...text.matchAll(/\{ \$([a-z]+)/g)].map((match) => match[1]).sort();

describe("the words of play over days", () => {
  test("are the same in both languages, and all of them are used", () => {
    const code = readFileSync(join(DAYS, "affairs.tsx"), "utf-8");
    const beginnings = [...code.matchAll(/\bd\(`([a-z-]+)\$/g)].map((match) => match[1] ?? "");
    expect(ids(read("it"))).toEqual(ids(read("en")));
    expect(variables(read("it"))).toEqual(variables(read("en")));
    const unused = ids(read("en")).filter(
      (id) => !code.includes(`"${id}"`) && !beginnings.some((b) => id.startsWith(b)),
    );
    expect(unused).toEqual([]);
  });
});

describe("what is left at the server of a plan", () => {
  test("is what the table would be answered", () => {
    const draft = { key: "", to: { fat: "stay", tall: "seat-7" }, accuse: "red-fat", picked: "" };
    expect(left(draft)).toEqual(["keep fat", "send tall seat-7", "accuse red-fat"]);
    expect(left({ ...draft, to: {}, accuse: "" })).toEqual([]);
  });
});
