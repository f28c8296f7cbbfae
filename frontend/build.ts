// Bundles the scripts and styles of the site with esbuild. Run by packaging/frontend.py, which adds the catalogues of
// words and compresses everything.
//
//   deno run -A build.ts OUT [--watch] [--dev]
//
// OUT/manifest.json says which file holds what: {"files": {"table.js": "table-4F6K.js"}, "preload": {"table.js": [...]}}.

import * as esbuild from "esbuild";
import { relative, resolve } from "node:path";

const ENTRIES: Record<string, string> = {
  table: "src/table/table.tsx",
  site: "src/site/site.ts",
  replay: "src/replay/replay.tsx",
  rules: "src/rules/rules.tsx",
  cards: "src/rules/cards.tsx",
};
// Each of these becomes one classic script, and one style if it imports any, that hold all they need. Their names stay:
// browsers would keep an old service worker under its old address, and what replays offline is copied into a page.
const WHOLE: Record<string, string> = {
  sw: "src/site/sw.ts",
  offline: "src/replay/offline.tsx",
};

interface Manifest {
  files: Record<string, string>;
  /** What a page with this script needs at once besides. */
  preload: Record<string, string[]>;
}

function exists(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}

/** All entries that there are: the pages' scripts, one module for each game, and the styles. */
function entries(): Record<string, string> {
  const found = Object.fromEntries(Object.entries(ENTRIES).filter(([, path]) => exists(path)));
  for (const folder of Deno.readDirSync("src/games")) {
    const path = ["index.ts", "index.tsx"].map((name) => `src/games/${folder.name}/${name}`).find(exists);
    if (path) found[`games/${folder.name}`] = path;
  }
  for (const file of Deno.readDirSync("css")) {
    if (file.name.endsWith(".css")) found[`css/${file.name.slice(0, -4)}`] = `css/${file.name}`;
  }
  return found;
}

function manifestOf(outputs: esbuild.Metafile["outputs"], out: string): Manifest {
  const made: Manifest = { files: {}, preload: {} };
  const inside = (path: string) => relative(out, resolve(path));
  for (const [path, output] of Object.entries(outputs)) {
    if (!output.entryPoint || path.endsWith(".map") || inside(path).startsWith("chunks/")) continue;
    const name = inside(path).replace(/-[A-Z0-9]{8}(\.\w+)$/, "$1");
    made.files[name] = inside(path);
    const needed = [...needs(outputs, path, new Set())].map(inside);
    if (needed.length) made.preload[name] = needed;
  }
  return made;
}

/** All files that a script imports at once, and those that they import. */
function needs(outputs: esbuild.Metafile["outputs"], path: string, found: Set<string>): Set<string> {
  for (const one of outputs[path]?.imports ?? []) {
    if (one.kind !== "import-statement" || found.has(one.path)) continue;
    found.add(one.path);
    needs(outputs, one.path, found);
  }
  return found;
}

/** Adds what was built to the manifest, which is written whole, so that a server never reads half of it. */
function finished(out: string, manifest: Manifest): esbuild.Plugin {
  return {
    name: "manifest",
    setup(build) {
      build.onEnd((result) => {
        if (result.errors.length || !result.metafile) return;
        const { files, preload } = manifestOf(result.metafile.outputs, out);
        Object.assign(manifest.files, files);
        Object.assign(manifest.preload, preload);
        Deno.writeTextFileSync(`${out}/manifest.new`, JSON.stringify(manifest, null, 1));
        Deno.renameSync(`${out}/manifest.new`, `${out}/manifest.json`);
      });
    },
  };
}

const common = (out: string, dev: boolean, manifest: Manifest): esbuild.BuildOptions => ({
  outdir: out,
  assetNames: "assets/[name]-[hash]",
  bundle: true,
  target: ["es2022", "safari16"],
  minify: !dev,
  sourcemap: dev ? "linked" : false,
  legalComments: "none",
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file", ".woff": "file", ".svg": "file", ".png": "file" },
  metafile: true,
  logLevel: dev ? "info" : "warning",
  plugins: [finished(out, manifest)],
});

const pages = (shared: esbuild.BuildOptions): esbuild.BuildOptions => ({
  ...shared,
  entryPoints: entries(),
  entryNames: "[dir]/[name]-[hash]",
  chunkNames: "chunks/[name]-[hash]",
  splitting: true,
  format: "esm",
});

const whole = (shared: esbuild.BuildOptions, name: string, path: string): esbuild.BuildOptions => ({
  ...shared,
  entryPoints: { [name]: path },
  entryNames: "[name]",
  format: "iife",
  // A page that is passed around does with the typefaces that are there.
  loader: { ...shared.loader, ".woff2": "empty", ".woff": "empty" },
});

async function build(out: string, dev: boolean, watch: boolean): Promise<void> {
  const shared = common(out, dev, { files: {}, preload: {} });
  for (const [name, path] of Object.entries(WHOLE)) {
    if (exists(path)) await esbuild.build(whole(shared, name, path));
  }
  if (watch) {
    const context = await esbuild.context(pages(shared));
    await context.watch();
    await new Promise(() => {});
  }
  await esbuild.build(pages(shared));
}

async function main(): Promise<number> {
  const out = Deno.args.find((word) => !word.startsWith("--"));
  if (!out) {
    console.error("usage: deno run -A build.ts OUT [--watch] [--dev]");
    return 2;
  }
  const watch = Deno.args.includes("--watch");
  Deno.mkdirSync(out, { recursive: true });
  try {
    await build(out, watch || Deno.args.includes("--dev"), watch);
  } catch (error) {
    // esbuild says itself what is wrong with a source, and where.
    if (!(error instanceof Error && "errors" in error)) console.error(error);
    return 1;
  } finally {
    await esbuild.stop();
  }
  return 0;
}

if (import.meta.main) Deno.exit(await main());
