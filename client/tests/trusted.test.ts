import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SINK = /__html:|parseFromString\(|\.innerHTML\s*=|insertAdjacentHTML\(/;

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === "node_modules") return [];
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) && !/\.test\./.test(name) ? [path] : [];
  });
}

test("whatever becomes HTML goes through the policy that the browser demands", () => {
  const files = [...sources("src"), ...sources("../src/sottovoce/games")];
  const bare = files.flatMap((path) =>
    readFileSync(path, "utf-8")
      .split("\n")
      .filter((line) => SINK.test(line) && !line.includes("fromServer("))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});
