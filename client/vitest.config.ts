import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { boardsModule, HERE } from "./boards.mjs";

const PACKAGES = /^(preact|@preact\/signals|@fluent\/bundle)(\/|$)/;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: { alias: [{ find: /^@client\//, replacement: `${join(HERE, "src")}/` }] },
  server: { fs: { allow: [join(HERE, "..")] } },
  plugins: [
    {
      name: "packages for boards outside this folder",
      enforce: "pre",
      resolveId(id, importer) {
        const away = importer && !importer.startsWith(HERE);
        return away && PACKAGES.test(id) ? this.resolve(id, join(HERE, "src", "main.tsx"), { skipSelf: true }) : null;
      },
    },
    {
      name: "boards",
      resolveId: (id) => (id === "boards" ? "\0boards" : null),
      load: (id) => (id === "\0boards" ? boardsModule() : null),
    },
    {
      name: "sheets",
      resolveId: (id) => (id.startsWith("sheet:") ? "\0sheet" : null),
      load: (id) => (id === "\0sheet" ? "export default ''" : null),
    },
    {
      name: "words",
      enforce: "pre",
      load: (id) =>
        /\.ftl(\?\w+)?$/.test(id)
          ? `export default ${JSON.stringify(readFileSync(id.split("?")[0] ?? id, "utf-8"))}`
          : null,
    },
  ],
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}", "../src/sottovoce/games/*/client/**/*.test.tsx"],
  },
});
