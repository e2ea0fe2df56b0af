/** Splits the shell's catalogue: what only pages say that nobody needs to begin to play comes with those pages. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { GAMES, HERE } from "./boards.mjs";

const SOURCE = join(HERE, "src");
const BUNDLES = ["deferred.ts", "pages/lobby.ts"]; // they load the rest of the words before they are shown

/** A catalogue without the comments and blank lines that only translators need. */
export function bare(text) {
  const lines = text.split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).join("\n");
}

/** The messages of a catalogue that are needed first, and those that come later. */
export function splitWords(text) {
  const early = sources()
    .filter(({ name }) => !late().has(name))
    .map(({ code }) => code)
    .join("\n");
  const beginnings = [...early.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]);
  const first = (id) => early.includes(`"${id}"`) || beginnings.some((beginning) => id.startsWith(beginning));
  const messages = bare(text).split(/\n(?=[a-z-])/);
  const of = (message) => message.slice(0, message.indexOf(" ="));
  return {
    first: messages.filter((message) => first(of(message))).join("\n"),
    later: messages.filter((message) => !first(of(message))).join("\n"),
  };
}

/** The modules that come with these bundles and with no other. */
function late() {
  const found = new Set();
  for (const bundle of BUNDLES) {
    const folder = dirname(join(SOURCE, bundle));
    for (const [, path] of readFileSync(join(SOURCE, bundle), "utf-8").matchAll(/^export .* from "([^"]+)"/gm)) {
      found.add(relative(SOURCE, resolve(folder, `${path}.tsx`)));
    }
  }
  for (const { name, code } of sources()) {
    if (found.has(name) || BUNDLES.includes(name)) continue;
    for (const [, path] of code.matchAll(/^import (?!type)[^;]* from "([^"]+)"/gm)) {
      found.delete(relative(SOURCE, resolve(dirname(join(SOURCE, name)), `${path}.tsx`)));
    }
  }
  return found;
}

function sources() {
  return [SOURCE, GAMES]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: relative(SOURCE, path), code: readFileSync(path, "utf-8") }));
}
