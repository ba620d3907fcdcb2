// The entries of the package: what hosts import, one line an entry. The build, the types and the list of unused code read
// this table, and package.json's "exports" and peers are written from it: `node scripts/entries.mjs --write`. Without
// the word it fails where they differ. Part of `npm run check`.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * `name` is what a host writes behind "latchkey", `file` what the built file is called, `source` where it begins.
 * `on` says who runs it, and thereby how it is built:
 * - "page": a part of a page's bundle, which shares its chunks;
 * - "server": one file that stands alone, for Node and workers;
 * - "element": one file over the plain entry's, whose chunks it has;
 * - "adapter": one file over a library of the host's, without anything of the kit's;
 * - "effect": for who writes Effect; the two share their chunks.
 * `brings` names the packages that a host installs for this entry. They are not bundled, and no other entry imports them.
 * `first` is what is evaluated before the entry: it compares versions of packages.
 * `development` is where the file begins that bundlers take in its place while a page is being developed.
 */
export const entries = [
  {
    name: ".",
    file: "index",
    source: "react/kit/shell/public.ts",
    on: "page",
    development: "react/kit/shell/development.ts"
  },
  { name: "./react", file: "react", source: "react/public.ts", on: "page", brings: ["react", "react-dom"] },
  { name: "./element", file: "element", source: "react/kit/element/public.ts", on: "element" },
  { name: "./siwx", file: "siwx", source: "react/kit/siwx/public.ts", on: "page" },
  { name: "./siwx/server", file: "siwxServer", source: "react/kit/siwx/server.ts", on: "server" },
  { name: "./server", file: "readSnapshot", source: "react/kit/server/public.ts", on: "server" },
  { name: "./viem", file: "viem", source: "react/kit/adapters/viem.ts", on: "adapter", brings: ["viem"] },
  {
    name: "./wagmi",
    file: "wagmi",
    source: "react/kit/adapters/wagmi.ts",
    on: "adapter",
    brings: ["viem"]
  },
  { name: "./ethers", file: "ethers", source: "react/kit/adapters/ethers.ts", on: "adapter", brings: ["ethers"] },
  { name: "./ethers5", file: "ethers5", source: "react/kit/adapters/ethers5.ts", on: "adapter", brings: ["ethers"] },
  { name: "./themes", file: "themes", source: "react/kit/themes/public.ts", on: "page" },
  { name: "./testing", file: "testing", source: "react/kit/testing/public.ts", on: "page" },
  {
    name: "./testing/playwright",
    file: "playwright",
    source: "react/kit/testing/playwright.ts",
    on: "page",
    brings: ["@playwright/test"]
  },
  { name: "./devtools", file: "devtools", source: "react/kit/devtools/public.ts", on: "page" },
  {
    name: "./core",
    file: "core",
    source: "core/public.ts",
    on: "effect",
    brings: ["effect"],
    first: "services/kit/package/peersOfCore.ts"
  },
  {
    name: "./services",
    file: "services",
    source: "services/public.ts",
    on: "effect",
    brings: ["effect", "@effect/platform"],
    first: "services/kit/package/peersOfServices.ts"
  }
]

/** The built files of a page's bundle, by name, with where each begins. */
export const pageFiles = Object.fromEntries(
  entries
    .filter(({ on }) => on === "page")
    .flatMap(({ development, file, source }) => [
      [file, source],
      ...(development === undefined ? [] : [["development", development]])
    ])
)

/** The packages that a host may bring, once each. */
const peers = [...new Set(entries.flatMap(({ brings = [] }) => brings))].sort()
/**
 * Packages that package.json names without a range. npm installs no optional peer, but looks for a version of it that
 * fits the project, together with the peers of that version; the newest react-dom needs the newest React, so that a
 * project with an older React somewhere could not install the kit. pnpm and Yarn link what `peerDependenciesMeta` names.
 */
const rangeless = new Set(["react-dom"])

const conditions = (entry) => ({
  types: `./dist/types/${entry.file}.d.ts`,
  ...(entry.name === "." ? { "react-server": "./dist/host/server.js" } : {}),
  ...(entry.development === undefined ? {} : { development: "./dist/host/development.js" }),
  default: `./dist/${entry.on === "effect" ? "effect" : "host"}/${entry.file}.js`
})

/** What package.json says of the entries. */
const manifestPart = () => ({
  exports: {
    ...Object.fromEntries(entries.map((entry) => [entry.name, conditions(entry)])),
    // Each language with the words of its buttons. The build writes them: scripts/bundle/localeFiles.mjs.
    "./locales/*": { types: "./dist/types/locale.d.ts", default: "./dist/host/locales/*.js" },
    // What a bundler puts in React's place on a page without it: one file, whichever of React's modules is asked for.
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
