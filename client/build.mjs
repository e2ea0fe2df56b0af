/** Builds the client into the server's static folder: hashed names, gzip and brotli beside each file. */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { boardsModule, HERE } from "./boards.mjs";
import { bare, splitWords } from "./split_words.mjs";

const OUT = process.argv[2] ?? join(HERE, "..", "src", "sottovoce", "server", "static");
const TARGET = ["es2022", "chrome110", "firefox115", "safari16"];
const WORTH_COMPRESSING = /\.(js|css|html|svg|webmanifest)$/;

const boardsPlugin = {
  name: "boards",
  setup(builder) {
    builder.onResolve({ filter: /^boards$/ }, () => ({ path: "boards", namespace: "boards" }));
    builder.onLoad({ filter: /.*/, namespace: "boards" }, () => ({ contents: boardsModule(), resolveDir: HERE }));
  },
};

/** Style sheets that are fetched only when they are needed: `import address from "sheet:PATH"`. */
const sheetPlugin = {
  name: "sheet",
  setup(builder) {
    builder.onResolve({ filter: /^sheet:/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice("sheet:".length)),
      namespace: "sheet",
    }));
    builder.onLoad({ filter: /.*/, namespace: "sheet" }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf-8"), { loader: "css", minify: true, target: TARGET });
      return { contents: code, loader: "file" };
    });
  },
};

/** An inlined catalogue without the comments and blank lines that only translators need. */
const wordsPlugin = {
  name: "words",
  setup(builder) {
    builder.onResolve({ filter: /\.ftl\?(first|later)$/ }, ({ path, resolveDir }) => {
      const [file, part] = path.split("?");
      return { path: resolve(resolveDir, file), suffix: `?${part}`, namespace: "words" };
    });
    builder.onLoad({ filter: /.*/, namespace: "words" }, ({ path, suffix }) => ({
      contents: splitWords(readFileSync(path, "utf-8"))[suffix.slice(1)],
      loader: "text",
    }));
    builder.onLoad({ filter: /\.ftl$/ }, ({ path }) => ({
      contents: bare(readFileSync(path, "utf-8")),
      loader: "text",
    }));
  },
};

/** Parts that come later begin with what all have in common, so that this is one file and not many (src/common.ts). */
const commonPlugin = {
  name: "common",
  setup(builder) {
    const later = new Set();
    builder.onResolve({ filter: /^[./@]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === "common") return undefined;
      const found = await builder.resolve(path, { kind, resolveDir, pluginData: "common" });
      if (/\.tsx?$/.test(found.path)) later.add(found.path);
      return found;
    });
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (!later.has(path)) return undefined;
      return { contents: `import "@client/common";\n${readFileSync(path, "utf-8")}`, loader: "tsx" };
    });
  },
};

async function bundle() {
  return build({
    absWorkingDir: HERE,
    entryPoints: { app: "src/main.tsx", style: "src/style/index.css" },
    outdir: join(OUT, "assets"),
    assetNames: "[name]-[hash]",
    loader: { ".svg": "file" },
    publicPath: "/assets",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: TARGET,
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
    legalComments: "none",
    metafile: true,
    nodePaths: [join(HERE, "node_modules")],
    alias: { "@client": join(HERE, "src") },
    plugins: [boardsPlugin, commonPlugin, sheetPlugin, wordsPlugin],
    logLevel: "warning",
  });
}

/** The service worker: one script at an address that never changes. */
async function bundleWorker() {
  return build({
    absWorkingDir: HERE,
    entryPoints: { sw: "src/worker/worker.ts" },
    outdir: OUT,
    bundle: true,
    format: "iife",
    target: TARGET,
    minify: true,
    legalComments: "none",
    write: false,
    logLevel: "warning",
  });
}

function write(path, content) {
  writeFileSync(path, content);
  if (!WORTH_COMPRESSING.test(path)) return { gzip: content.length, brotli: content.length };
  const bytes = Buffer.from(content);
  const gzip = gzipSync(bytes, { level: 9 });
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotli);
  return { gzip: gzip.length, brotli: brotli.length };
}

function entries(metafile) {
  const made = Object.entries(metafile.outputs).filter(([, output]) => output.entryPoint);
  const find = (source) => made.find(([, output]) => output.entryPoint === source)?.[0];
  const app = find("src/main.tsx");
  return { app: basename(app), style: basename(find("src/style/index.css")), first: firstChunks(metafile, app) };
}

/** The chunks that the page needs at once, whatever it shows. */
function firstChunks(metafile, app) {
  const needed = metafile.outputs[app].imports.filter((chunk) => chunk.kind === "import-statement");
  return needed.map((chunk) => basename(chunk.path));
}

function page({ app, style, first }) {
  const preload = first.map((name) => `<link rel="modulepreload" href="/assets/${name}">`).join("\n    ");
  return readFileSync(join(HERE, "index.html"), "utf-8")
    .replace(
      "{{icon}}",
      `data:image/svg+xml,${encodeURIComponent(readFileSync(join(HERE, "icons", "icon.svg"), "utf-8").trim())}`,
    )
    .replace("{{style}}", `/assets/${style}`)
    .replace("{{app}}", `/assets/${app}`)
    .replace("{{preload}}", preload);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(join(OUT, "assets"), { recursive: true });
const { metafile } = await bundle();
const sizes = Object.keys(metafile.outputs).map((name) => {
  const path = join(HERE, name);
  return [basename(name), write(path, readFileSync(path))];
});
sizes.push(["index.html", write(join(OUT, "index.html"), page(entries(metafile)))]);
const [worker] = (await bundleWorker()).outputFiles;
sizes.push(["sw.js", write(join(OUT, "sw.js"), worker.contents)]);
for (const name of readdirSync(join(HERE, "static"))) write(join(OUT, name), readFileSync(join(HERE, "static", name)));
for (const name of readdirSync(join(HERE, "icons"))) write(join(OUT, name), readFileSync(join(HERE, "icons", name)));
for (const [name, { gzip, brotli }] of sizes.sort((a, b) => b[1].gzip - a[1].gzip)) {
  console.log(`${name.padEnd(34)} ${String(gzip).padStart(7)} gzip ${String(brotli).padStart(7)} br`);
}
