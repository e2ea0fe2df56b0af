import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Words } from "../src/words";

const HERE = join(import.meta.dirname, "..");
const read = (lang: string) => readFileSync(join(HERE, "words", `${lang}.ftl`), "utf-8");
const ids = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? "");
const variables = (text: string) =>
  new Map(
    text
      .split(/^(?=[a-z])/m)
      .map((message) => [
        message.split(" ")[0],
        [...new Set([...message.matchAll(/\{ \$([a-z]+)/g)].map((match) => match[1]))].sort(),
      ]),
  );

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf-8"));
}

const code = sources(join(HERE, "src")).join("\n");
const english = ids(read("en"));

describe("words", () => {
  test("both languages have the same messages, none twice", () => {
    expect(ids(read("it"))).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
  });

  test("both languages use the same variables", () => {
    expect(variables(read("it"))).toEqual(variables(read("en")));
  });

  test("every message used exists", () => {
    const used = [...code.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
    const either = [...code.matchAll(/\bt\([^)"]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)"/g)].flatMap((match) =>
      match.slice(1),
    );
    expect(used.length).toBeGreaterThan(80);
    for (const id of [...used, ...either]) expect(english).toContain(id);
  });

  test("every message that exists is used", () => {
    const beginnings = [...code.matchAll(/\bt\([^)]*`([a-z-]+)\$/g)].map((match) => match[1] ?? "");
    const used = (id: string) => code.includes(`"${id}"`) || beginnings.some((beginning) => id.startsWith(beginning));
    expect(english.filter((id) => !used(id))).toEqual([]);
  });

  test("every message can be said", () => {
    for (const lang of ["en", "it"]) {
      const words = new Words(lang, read(lang));
      for (const id of english) expect(words.say(id, { count: 2 })).not.toContain("[");
    }
  });
});

describe.each(["account", "school"])("words of the part %s", (part) => {
  const of = (lang: string) => readFileSync(join(HERE, "src", part, "words", `${lang}.ftl`), "utf-8");

  test("both languages have the same messages with the same variables", () => {
    expect(ids(of("it"))).toEqual(ids(of("en")));
    expect(variables(of("it"))).toEqual(variables(of("en")));
  });
});

test("every message of accounts that is used exists, and the other way round", () => {
  const known = ids(readFileSync(join(HERE, "src", "account", "words", "en.ftl"), "utf-8"));
  const used = [...code.matchAll(/\ba\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
  for (const id of used) expect(known).toContain(id);
  expect(known.filter((id) => !code.includes(`"${id}"`))).toEqual([]);
});
