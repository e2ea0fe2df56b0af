import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { boardsModule, HERE } from "./boards.mjs";

const modules = join(HERE, "node_modules");

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: {
    alias: [
      { find: /^@client\//, replacement: `${join(HERE, "src")}/` },
      { find: /^(preact|@preact\/signals|@fluent\/bundle)(\/.*)?$/, replacement: `${modules}/$1$2` },
    ],
  },
  server: { fs: { allow: [join(HERE, "..")] } },
  plugins: [
    {
      name: "boards",
      resolveId: (id) => (id === "boards" ? "\0boards" : null),
      load: (id) => (id === "\0boards" ? boardsModule() : null),
    },
    {
      name: "words",
      enforce: "pre",
      load: (id) => (id.endsWith(".ftl") ? `export default ${JSON.stringify(readFileSync(id, "utf-8"))}` : null),
    },
  ],
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}", "../src/sottovoce/games/*/client/**/*.test.tsx"],
  },
});
