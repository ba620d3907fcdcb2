// Lists the files that a visitor's browser has loaded when something is shown. The README's host example is bundled from
// the shipped files as a host would bundle it, React external.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { load } from "../load.mjs"
import { root } from "../ready.mjs"

/** The chunks of the open Connect view: the view, and the services that load once it was painted. */
const firstView = "(startKit|view)"
const services = "(startServices|kit)"
/** The chunks that load once Connect was painted. */
const afterConnect = ["network", "laterParts", "views"]
/** The chunks that each view is opened with. A view that is not listed is in the chunks of another one. */
const views = {
  Account: ["Account", "balances"],
  AccountSettings: ["AccountSettings"],
  Activity: ["Activity", "activityViews", "money", "accountViews"],
  AllWallets: ["lists"],
  ApproveTransaction: ["ApproveTransaction", "money", "accountViews", "tellCall", "askingLayer"],
  Buy: ["buyViews", "accountViews"],
  ConnectingWalletConnect: ["walletConnectViews"],
  EmailLogin: ["emailViews", "notEmailOrSocial", "email"],
  Names: ["nameViews", "accountViews", "askingLayer"],
  Send: ["sendViews", "money", "sendLayer", "balances", "askingLayer", "receiptLayer"],
  SignIn: ["startSignIns"],
  SmartSessions: ["SmartSessions", "sessionViews", "accountViews", "sessionLayer"],
  Swap: ["swapViews", "money", "balances", "askingLayer"],
  SwitchActiveChain: ["SwitchActiveChain"]
}
/** The chunks that a press in an open view loads before the wallet is asked, or before the account is shown. */
const presses = {
  "Send, reviewed": ["Send", "tellCall"],
  "Swap, reviewed": ["Swap", "receiptLayer"],
  "email, connected": ["EmailLogin", "embeddedPart", "buttonFace"],
  "WalletConnect, connected": ["ConnectingWalletConnect", "pageWalletConnect"]
}
/** The chunks that describe a request before the visitor confirms it. */
const descriptions = ["sentences", "tellCall", "swapCalls", "swaps", "tellTyped", "tellOther"].concat([
  "tellSolana",
  "tellBitcoin",
  "makeExplaining",
  "describe"
])

const example = `
import { createLatchkey, mainnet, polygon } from "latchkey"
import { LatchkeyProvider, ConnectButton, useAccount } from "latchkey/react"
globalThis.host = [createLatchkey, mainnet, polygon, LatchkeyProvider, ConnectButton, useAccount]
`
const out = join(root, ".cache/host-page")
const vendored = join(root, ".cache/vendored")

/** Bundles the example page, and copies the files of a page without a bundler. */
export const bundlePages = async () => {
  await writeVendored()
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
        preserveEntrySignatures: false, // a page is no library: what it imports is in its own first file
        output: { chunkFileNames: "[name]-[hash].js", minify: true }
      }
    }
  })
}

/** Writes what `latchkey vendor` copies for a page with the script tag, and which of it loads when. */
const writeVendored = async () => {
  const { close, module } = await load("/cli/kit/vendor/pageFiles.ts")
  await close()
  rmSync(vendored, { recursive: true, force: true })
  const files = module.pageFiles((path) => readFileSync(join(root, "dist/host", path), "utf8"))
  for (const [path, code] of files) {
    mkdirSync(dirname(join(vendored, path)), { recursive: true })
    writeFileSync(join(vendored, path), code)
  }
  const first = module.firstFiles(files)
  const started = ["startKit", "startServices"].flatMap((name) =>
    module.firstFiles(files, `chunks/latchkey-${name}.js`)
  )
  const open = [...new Set([...first, ...started])]
  writeFileSync(join(vendored, "parts.json"), JSON.stringify({ "script tag": first, "script tag, Connect open": open }))
}

/** The files of each opening, by its name, in the order in which they are printed. */
export const openings = () => {
  const filesOf = filesByChunk(JSON.parse(readFileSync(join(out, ".vite/manifest.json"), "utf8")))
  const view = (name, ...more) => [page, firstView, services, ...afterConnect, ...views[name], ...more]
  const undescribed = new Set(filesOf(view("Send")))
  const scriptTag = JSON.parse(readFileSync(join(vendored, "parts.json"), "utf8"))
  return {
    shell: filesOf([page]),
    "Connect, first view": filesOf([page, firstView]),
    "Connect, without a project": filesOf([page, firstView, services]),
    "Connect, with the catalogue": filesOf([page, firstView, services, "network"]),
    ...mapValues(views, (_, name) => filesOf(view(name))),
    ...mapValues(presses, ([name, ...more]) => filesOf(view(name, ...more))),
    "request descriptions": filesOf(descriptions).filter((file) => !undescribed.has(file)),
    ...mapValues(scriptTag, (files) => files.map((file) => join(vendored, file))),
    "latchkey/themes": withImports(join(root, "dist/host/themes.js")),
    "latchkey/devtools": withImports(join(root, "dist/host/devtools.js"))
  }
}
const page = "host-page"
const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))
/** Returns a function from names of chunks to the files that they load, by the static imports of the manifest. */
const filesByChunk = (manifest) => {
  const withImported = (key, seen = new Set()) => {
    if (seen.has(key) || manifest[key] === undefined) return seen
    seen.add(key)
    for (const next of manifest[key].imports ?? []) withImported(next, seen)
    return seen
  }
  const keysOf = (name) => {
    // Of two chunks with one name the second has a number after it; a hash follows in the name of a shared chunk.
    const pattern = new RegExp(`(latchkey-${name}\\d?(-[\\w-]{8})?\\.js|/${name}\\.mjs)$`)
    const keys = Object.keys(manifest).filter((key) => pattern.test(key))
    if (keys.length === 0) throw new Error(`The bundle has no chunk ${name}: scripts/sizes/openings.mjs names it`)
    return keys
  }
  return (names) => [
    ...new Set(
      names
        .flatMap(keysOf)
        .flatMap((key) => [...withImported(key)])
        .map((key) => join(out, manifest[key].file))
    )
  ]
}
/** A shipped file and everything that it imports statically. */
const withImports = (file, seen = []) => {
  if (seen.includes(file)) return seen
  seen.push(file)
  for (const [, other] of readFileSync(file, "utf8").matchAll(/\bimport(?:[^"'`;()]*?\bfrom)?\s*["'`](\.[^"'`]+)/g))
    withImports(join(dirname(file), other), seen)
  return seen
}
