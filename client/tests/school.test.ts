import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const HERE = join(import.meta.dirname, "..");
const names = (lang: string) =>
  readFileSync(join(HERE, "src", "school", "words", `${lang}.ftl`), "utf-8")
    .split("\n")
    .filter((line) => /^[a-z-]+ =/.test(line))
    .map((line) => line.split(" ")[0]);
const PAGES = ["lesson", "lessons", "puzzle", "puzzles", "rules"].map((name) => `pages/${name}.tsx`);
const SOURCES = ["school/bar.tsx", "school/search_box.tsx", ...PAGES]
  .map((name) => readFileSync(join(HERE, "src", name), "utf-8"))
  .join("\n");

describe("the school's words", () => {
  it("are the same in both languages, and all of them are used", () => {
    expect(names("it")).toEqual(names("en"));
    for (const name of names("en")) expect(SOURCES).toContain(`"${name}"`);
    const asked = [...SOURCES.matchAll(/\bs\("([a-z-]+)"/g)].map((match) => match[1] as string);
    for (const name of asked) expect(names("en")).toContain(name);
  });
});
