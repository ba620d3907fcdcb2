// What a visitor of a host page loads, part by part: the README's host example, bundled from the shipped files as a
// host would bundle it, React external. A file belongs to the part that needs it first.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { load } from "./load.mjs"
import { root } from "./ready.mjs"

const { close, module } = await load("/core/kit/chunks/chunkNames.ts")
const { chunkNames } = module
await close()

/** Files of a view's chunk that are not named like it. */
const beside = {
  ConnectingExternal: ["/NotConnected-", "/failureTexts-"],
  Account: ["/accountLayer-"],
  ConnectingWalletConnect: ["/walletConnectViews-"]
}
/** Chunks that are in the file of another one. */
const within = { UnsupportedChain: "SwitchNetwork" }

const example = `
import { createLatchkey, mainnet, polygon } from "latchkey"
import { LatchkeyProvider, ConnectButton, useAccount } from "latchkey/react"
globalThis.host = [createLatchkey, mainnet, polygon, LatchkeyProvider, ConnectButton, useAccount]
`
export const out = join(root, ".cache/host-page")

/** Bundles the example page. */
export const bundleHostPage = async () => {
  const { build } = await import("vite")
  mkdirSync(out, { recursive: true })
  const entry = join(root, ".cache/host-page.mjs")
  writeFileSync(entry, example)
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: { "latchkey/react": join(root, "dist/host/react.js"), latchkey: join(root, "dist/host/index.js") }
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: "es2022",
      manifest: true,
      lib: { entry, formats: ["es"], fileName: "host-page" },
      rolldownOptions: {
        external: [/^react(-dom)?(\/|$)/],
        output: { chunkFileNames: "[name]-[hash].js", minify: true }
      }
    }
  })
}

/** The files of each part, found in the bundle's manifest by following static imports. */
export const chunkFiles = () => {
  const manifest = JSON.parse(readFileSync(join(out, ".vite/manifest.json"), "utf8"))
  const closure = (key, seen = new Set()) => {
    if (seen.has(key) || manifest[key] === undefined) return seen
    seen.add(key)
    for (const next of manifest[key].imports ?? []) closure(next, seen)
    return seen
  }
  const known = new Set()
  const named = (name) =>
    Object.keys(manifest).filter((key) => key.includes(name) || key.startsWith(name.replace("/", "_")))
  const files = (...names) =>
    names
      .flatMap(named)
      .flatMap((key) => [...closure(key)])
      .map((key) => manifest[key].file)
      .filter((file) => !known.has(file) && known.add(file))
  const parts = {
    initial: files("host-page.mjs"),
    kit: files("/startKit-", "/kit-"), // a page's bundler may join the two
    network: files("/network-"),
    later: files("/lazy-", "/parts-", "/laterIcons-", "/ChainMark-", "/Drawing-", "/Moment-", "/Empty-"),
    views: Object.fromEntries(
      chunkNames
        .filter((name) => name !== "network" && !(name in within))
        .map((name) => [name, files(`/${name}-`, ...(beside[name] ?? []))])
    ),
    languages: {
      "the shell's lazy chunk": files("/lazyShell-", "/checkCall-", "/speak-"),
      ar: files("/ar-"),
      "ar, alerts": files("/arAlerts-")
    },
    wallets: {
      WalletConnect: files("/pageWalletConnect-"),
      "Solana, Bitcoin: looking": files("/standard-", "/discover-"),
      Solana: files("/solanaConnector-"),
      Bitcoin: files("/standardDialect-", "/satsDialect-", "/okxDialect-")
    }
  }
  const empty = Object.entries({ ...parts, ...parts.views, ...parts.wallets, ...parts.languages }).filter(
    ([, list]) => Array.isArray(list) && list.length === 0
  )
  if (empty.length > 0) throw new Error(`No files found for: ${empty.map(([name]) => name).join(", ")}`)
  return parts
}
