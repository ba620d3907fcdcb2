// The entries of the package: the modules that hosts import. The build, the types and the check for unused code read
// this table; package.json's "exports" and peers are written from it: `node scripts/entries.mjs --write`. Without that
// word it fails if they differ. Part of `npm run check`.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * `name` follows "latchkey" in an import, `file` is the name of the built file, and `source` its first module.
 * `kind` says where the entry runs, which determines how it is built:
 * - "page": a part of the page bundle, with shared chunks;
 * - "server": one self-contained file for Node and workers;
 * - "element": one file on top of the main entry's file and its chunks;
 * - "adapter": one file on top of a host's library, without code of the kit;
 * - "effect": for hosts that use Effect; the two entries share chunks.
 * `brings` lists the packages that a host installs for this entry. They are not bundled, and only this entry imports
 * them. `first` is evaluated before the entry: it compares package versions. `development` is the first module of the
 * file that bundlers use during development.
 */
export const entries = [
  {
    name: ".",
    file: "index",
    source: "react/kit/shell/public.ts",
    kind: "page",
    development: "react/kit/shell/development.ts"
  },
  { name: "./react", file: "react", source: "react/public.ts", kind: "page", brings: ["react", "react-dom"] },
  { name: "./element", file: "element", source: "react/kit/element/public.ts", kind: "element" },
  { name: "./siwx", file: "siwx", source: "react/kit/siwx/public.ts", kind: "page" },
  { name: "./siwx/server", file: "siwxServer", source: "react/kit/siwx/server.ts", kind: "server" },
  { name: "./server", file: "readSnapshot", source: "react/kit/server/public.ts", kind: "server" },
  { name: "./viem", file: "viem", source: "react/kit/adapters/viem.ts", kind: "adapter", brings: ["viem"] },
  {
    name: "./wagmi",
    file: "wagmi",
    source: "react/kit/adapters/wagmi.ts",
    kind: "adapter",
    brings: ["viem"]
  },
  { name: "./ethers", file: "ethers", source: "react/kit/adapters/ethers.ts", kind: "adapter", brings: ["ethers"] },
  { name: "./ethers5", file: "ethers5", source: "react/kit/adapters/ethers5.ts", kind: "adapter", brings: ["ethers"] },
  { name: "./themes", file: "themes", source: "react/kit/themes/public.ts", kind: "page" },
  { name: "./testing", file: "testing", source: "react/kit/testing/public.ts", kind: "page" },
  {
    name: "./testing/playwright",
    file: "playwright",
    source: "react/kit/testing/playwright.ts",
    kind: "page",
    brings: ["@playwright/test"]
  },
  { name: "./devtools", file: "devtools", source: "react/kit/devtools/public.ts", kind: "page" },
  {
    name: "./core",
    file: "core",
    source: "core/public.ts",
    kind: "effect",
    brings: ["effect"],
    first: "services/kit/package/peersOfCore.ts"
  },
  {
    name: "./services",
    file: "services",
    source: "services/public.ts",
    kind: "effect",
    brings: ["effect", "@effect/platform"],
    first: "services/kit/package/peersOfServices.ts"
  }
]

/** The built files of the page bundle, by name, with their first modules. */
export const pageFiles = Object.fromEntries(
  entries
    .filter(({ kind }) => kind === "page")
    .flatMap(({ development, file, source }) => [
      [file, source],
      ...(development === undefined ? [] : [["development", development]])
    ])
)

/** The packages that hosts may bring. */
const peers = [...new Set(entries.flatMap(({ brings = [] }) => brings))].sort()
/**
 * Packages that package.json names without a range. npm does not install optional peers, but looks for a version that
 * fits the project, including that version's peers. The newest react-dom needs the newest React, so that a project with
 * an older React could not install the kit. pnpm and Yarn link the packages in `peerDependenciesMeta`.
 */
const rangeless = new Set(["react-dom"])

const conditions = (entry) => ({
  types: `./dist/types/${entry.file}.d.ts`,
  ...(entry.name === "." ? { "react-server": "./dist/host/server.js" } : {}),
  ...(entry.development === undefined ? {} : { development: "./dist/host/development.js" }),
  default: `./dist/${entry.kind === "effect" ? "effect" : "host"}/${entry.file}.js`
})

/** Returns the part of package.json that describes the entries. */
const manifestPart = () => ({
  exports: {
    ...Object.fromEntries(entries.map((entry) => [entry.name, conditions(entry)])),
    // Each language with the texts of its buttons, written by the build: scripts/bundle/localeFiles.mjs.
    "./locales/*": { types: "./dist/types/locale.d.ts", default: "./dist/host/locales/*.js" },
    // Replaces React for bundlers of a page without it: one file for all of React's modules.
    "./preact": "./dist/host/preact.js",
    "./preact/*": "./dist/host/preact.js",
    "./package.json": "./package.json"
  },
  // Any version: entries compare it when they are imported (core/kit/package/peers.ts).
  peerDependencies: Object.fromEntries(peers.filter((name) => !rangeless.has(name)).map((name) => [name, "*"])),
  peerDependenciesMeta: Object.fromEntries(peers.map((name) => [name, { optional: true }]))
})

if (process.argv[1] === import.meta.filename) {
  const path = join(import.meta.dirname, "../package.json")
  const text = readFileSync(path, "utf8")
  const next = `${JSON.stringify({ ...JSON.parse(text), ...manifestPart() }, null, 2)}\n`
  if (process.argv[2] === "--write") writeFileSync(path, next)
  else if (text !== next) {
    console.error("package.json does not say what scripts/entries.mjs does: run node scripts/entries.mjs --write.")
    process.exit(1)
  }
}
