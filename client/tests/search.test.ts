import { describe, expect, it } from "vitest";
import { type Passage, plain, search, textOf } from "../src/school/search";

const PASSAGES: Passage[] = [
  { anchor: "s1", title: "§1 Città", text: "Perché una città è una città." },
  { anchor: "s2", title: "§2 Fort", text: "The fort destroys one attacker before the battle in a city." },
  { anchor: "s3", title: "§3 Attack", text: "Move banners from one region into another." },
];

describe("searching the rules", () => {
  it("finds words without their accents, titles first", () => {
    expect(search(PASSAGES, "citta").map(({ passage }) => passage.anchor)).toEqual(["s1"]);
    expect(search(PASSAGES, "attack").map(({ passage }) => passage.anchor)).toEqual(["s3", "s2"]);
  });
  it("wants all words, and shows what stands around", () => {
    const [only, ...others] = search(PASSAGES, "battle fort");
    expect(others).toEqual([]);
    expect(only?.shown.join("")).toContain("The fort destroys");
    expect(only?.shown[1]).toBe("battle");
  });
  it("finds nothing for nothing", () => {
    expect(search(PASSAGES, "  ")).toEqual([]);
    expect(search(PASSAGES, "x")).toEqual([]);
    expect(search(PASSAGES, "unheard")).toEqual([]);
  });
  it("reads the text of our HTML", () => {
    expect(textOf("<p>A &amp; <em>B</em></p><ul><li>C</li></ul>")).toBe("A & B C");
    expect(plain("Perché È")).toBe("perche e");
  });
});
