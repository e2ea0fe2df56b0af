/** Finds the games' boards; the build and the tests share this. */

import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const HERE = dirname(fileURLToPath(import.meta.url));
export const GAMES = join(HERE, "..", "src", "sottovoce", "games");

/** The module "boards": each game's folder that holds a client becomes a chunk of its own, with its style sheet. */
export function boardsModule() {
  const names = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "client", "index.tsx")));
  const path = (name, file) => join(GAMES, name, "client", file);
  const sheets = names.map((name, number) =>
    existsSync(path(name, "style.css"))
      ? `import sheet${number} from ${JSON.stringify(`sheet:${path(name, "style.css")}`)};`
      : `const sheet${number} = "";`,
  );
  const lines = names.map((name, number) => {
    const board = `import(${JSON.stringify(path(name, "index.tsx"))})`;
    return `  ${JSON.stringify(name)}: () => dressed(sheet${number}, ${board}),`;
  });
  const head = `import { dressed } from ${JSON.stringify(join(HERE, "src", "sheets.ts"))};\n${sheets.join("\n")}`;
  return `${head}\nexport const boards = {\n${lines.join("\n")}\n};\n${artModule()}`;
}

/** Each game's picture for the start page, where it has one. */
function artModule() {
  const names = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "client", "art.svg")));
  const path = (name) => JSON.stringify(join(GAMES, name, "client", "art.svg"));
  const imports = names.map((name, number) => `import art${number} from ${path(name)};`);
  const entries = names.map((name, number) => `  ${JSON.stringify(name)}: art${number},`);
  return `${imports.join("\n")}\nexport const art = {\n${entries.join("\n")}\n};\n`;
}
