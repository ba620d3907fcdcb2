// What a visitor of a host page loads, part by part: the README's host example, bundled from the shipped files as a
// host would bundle it, React external. A file belongs to the part that needs it first.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { load } from "../load.mjs"
import { root } from "../ready.mjs"

const { close, module } = await load("/core/kit/chunks/chunkNames.ts")
const { chunkNames } = module
await close()

/** Files of a view's chunk that are not named like it. */
const beside = {
  AllWallets: ["/lists-"],
  UpdateEmail: ["/userViews-", "/pageWindows-", "/email-"],
  EmailLogin: ["/emailViews-", "/pageWindows-", "/email-"],
  Farcaster: ["/ConnectingFarcaster-", "/pageWindows-", "/email-"],
  Swap: ["/swapViews-"],
  SignIn: ["/startSignIns-"],
  Send: ["/sendViews-"],
  ConnectingExternal: ["/NotConnected-"],
  Activity: ["/activityViews-"],
  Buy: ["/buyViews-", "/buying-"],
  Names: ["/nameViews-"],
  SmartSessions: ["/sessionViews-"],
  ConnectingWalletConnect: ["/walletConnectViews-"]
}
/**
 * What several views share, or what loads by itself beside them or after a press: a part of its own, with its own
 * limit, in the order in which parts claim files.
 */
const shared = {
  "the later parts: wiring, methods": ["/laterParts-"],
  "balances and names": ["/balances-"],
  "texts about money": ["/money-"],
  "asking a token": ["/erc20-"],
  "money in views": ["/money2-", "/TokenPicker-", "/keccak256-"],
  "words of email": ["/email-", "/pageWindows-"],
  "services of sends": ["/sendLayer-"],
  "where a request may be answered": ["/OwnWindow-"],
  "a receipt in words": ["/useReceiptWords-"],
  "the code that a phone scans": ["/Qr-"],
  "calls in words: their sentences in English": ["/sentences-"],
  "calls in words: arguments, known contracts": ["/abi-"],
  "calls in words: a transfer of EVM": ["/tellCall-"],
  "calls in words: swaps": ["/swapCalls-", "/swaps-"],
  "calls in words: permits": ["/tellTyped-"],
  "calls in words: messages, grants": ["/tellOther-"],
  "calls in words: Solana": ["/tellSolana-"],
  "calls in words: Bitcoin": ["/tellBitcoin-"],
  "calls in words: facts, tried on the network": ["/makeExplaining-"],
  "calls in words: descriptors": ["/describe-"],
  "following what was sent": ["/receiptLayer-"],
  "services of swaps": ["/swapLayer-", "/performSwap-", "/Swaps2-"],
  "services of buying": ["/Onramp-"],
  "services of sessions": ["/sessionLayer-"],
  "the bug file": ["/makeReport-"]
}
/**
 * What a view is opened with beside its own chunk: the words and the layers that `laterParts.ts` and `lateViews.ts` load
 * for it, each with all that it imports.
 */
const layers = {
  sends: ["/sendLayer-", "/balances-", "/askingLayer-", "/receiptLayer-"],
  swaps: ["/balances-", "/askingLayer-"]
}
const opens = {
  Account: ["/balances-"],
  Activity: ["/money-"],
  WalletReceive: ["/money-"],
  Send: ["/money-", ...layers.sends],
  Swap: ["/money-", ...layers.swaps],
  Names: ["/buying-", "/askingLayer-"],
  ApproveTransaction: ["/money-", "/tellCall-", "/askingLayer-"],
  SmartSessions: ["/money-", "/sessionLayer-"]
}
/** What a press in an open view loads before the wallet is asked. */
const pressed = {
  "Send, reviewed": ["Send", ["/tellCall-"]],
  "Swap, reviewed": ["Swap", ["/receiptLayer-"]]
}
/** Views that claim their file first, though others need something of it. */
const walked = ["SwitchActiveChain", "ConnectingExternal", "AllWallets", "Account"]
/** Chunks that are in the file of another one. */
const within = {
  UnsupportedChain: "AllWallets",
  SwitchNetwork: "AllWallets",
  Downloads: "ConnectingWalletConnect",
  ConnectingMultiChain: "SwitchActiveChain"
}

const example = `
import { createLatchkey, mainnet, polygon } from "latchkey"
import { LatchkeyProvider, ConnectButton, useAccount } from "latchkey/react"
globalThis.host = [createLatchkey, mainnet, polygon, LatchkeyProvider, ConnectButton, useAccount]
`
export const out = join(root, ".cache/host-page")

/** What `latchkey vendor` copies for a page without a bundler, written here to be measured. */
const vendored = join(root, ".cache/vendored")
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
  const open = [...new Set([...first, ...module.firstFiles(files, "chunks/latchkey-startKit.js")])]
  writeFileSync(join(vendored, "parts.json"), JSON.stringify({ "script tag": first, "script tag, Connect open": open }))
}
/** A shipped file and all that it imports to begin with. */
const withImports = (file, seen = []) => {
  if (seen.includes(file)) return seen
  seen.push(file)
  for (const [, other] of readFileSync(file, "utf8").matchAll(/\bimport(?:[^"'`;()]*?\bfrom)?\s*["'`](\.[^"'`]+)/g))
    withImports(join(dirname(file), other), seen)
  return seen
}
/** The files of entries that a page imports beside the kit, or not at all. */
export const importedFiles = () =>
  Object.fromEntries(["themes", "devtools"].map((name) => [name, withImports(join(root, `dist/host/${name}.js`))]))

/** The files that a page with the script tag loads, by when. */
export const vendoredFiles = () =>
  Object.entries(JSON.parse(readFileSync(join(vendored, "parts.json"), "utf8"))).map(([name, files]) => [
    name,
    files.map((file) => join(vendored, file))
  ])

/** Bundles the example page, and copies what a page without a bundler has. */
export const bundleHostPage = async () => {
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
        preserveEntrySignatures: false, // a page is no library: what it imports stands in its own first file
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
    Object.keys(manifest).filter((key) => {
      const plain = key.replace("latchkey-", "")
      // Of two chunks with one name the second has a number behind it.
      return [/\.js$/, /\d\.js$/].some((end) => {
        const ended = plain.replace(end, "-")
        return ended.includes(name) || ended.startsWith(name.replace("/", "_"))
      })
    })
  const reached = (...names) =>
    names
      .flatMap(named)
      .flatMap((key) => [...closure(key)])
      .map((key) => manifest[key].file)
  const files = (...names) => reached(...names).filter((file) => !known.has(file) && known.add(file))
  const parts = {
    initial: files("host-page.mjs"),
    kit: files("/startKit-", "/kit-"), // a page's bundler may join the two
    network: files("/network-"),
    // What asks a wallet to sign or send: loaded with whatever does so first.
    chains: files("/chains-"),
    asking: files("/askingLayer-"),
    button: files("/buttonFace-"), // once somebody is connected, or the host has a theme of its own
    later: files("/views-"),
    looking: files("/standard-"),
    shared: Object.fromEntries(Object.entries(shared).map(([name, names]) => [name, files(...names)])),
    views: Object.fromEntries(
      chunkNames
        .filter((name) => name !== "network" && !(name in within))
        .sort((one, other) => walked.indexOf(other) - walked.indexOf(one))
        .map((name) => [name, files(`/${name}-`, ...(beside[name] ?? []))])
    ),
    languages: {
      "the shell's lazy chunk": files("/lazyShell-", "/checkCall-", "/speak-"),
      ar: files("/ar-"),
      "ar, views that load later": files("/arLazy-"),
      "ar, alerts": files("/arAlerts-"),
      ...Object.fromEntries(
        "de es fr hi ja ko pt-BR ru tr zh-CN".split(" ").flatMap((tag) => [
          [tag, files(`/${tag}-`)],
          [`${tag}, views that load later`, files(`/${tag}Later-`)],
          [`${tag}, failures and alerts`, files(`/${tag}Failures-`)],
          [`${tag}, requests`, files(`/${tag}Calls-`)]
        ])
      )
    },
    verifiers: {
      Ethereum: files("/evmKey-"),
      "Ethereum, a contract's": files("/contractSigned-"),
      Solana: files("/solanaKey-"),
      Bitcoin: files("/bitcoinKey-")
    },
    wallets: {
      WalletConnect: files("/pageWalletConnect-"),
      "by email": files("/embeddedPart-"),
      "by a social account, beside it": files("/socialSignIns-"),
      Solana: files("/solanaConnector-"),
      Bitcoin: files("/standardDialect-", "/satsDialect-", "/okxDialect-")
    }
  }
  const empty = Object.entries({
    ...parts,
    ...parts.shared,
    ...parts.views,
    ...parts.verifiers,
    ...parts.wallets,
    ...parts.languages
  }).filter(([, list]) => Array.isArray(list) && list.length === 0)
  if (empty.length > 0) throw new Error(`No files found for: ${empty.map(([name]) => name).join(", ")}`)
  const before = reached("host-page.mjs", "/startKit-", "/kit-", "/network-", "/laterParts-", "/views-")
  const withView = (view, more = []) => [
    ...new Set([...before, ...reached(`/${view}-`, ...(beside[view] ?? []), ...(opens[view] ?? []), ...more)])
  ]
  return {
    ...parts,
    shared: { "asking a chain and the chain service": parts.chains, ...parts.shared },
    wallets: { "Solana, Bitcoin: looking": parts.looking, ...parts.wallets },
    /** Every file that a visitor has loaded once a view is open, or a press in it answered. */
    loaded: Object.fromEntries([
      ...chunkNames
        .filter((view) => view !== "network")
        .map((view) => [`${view} open`, withView(within[view] ?? view, opens[view])]),
      ...Object.entries(pressed).map(([name, [view, more]]) => [name, withView(view, more)])
    ])
  }
}
