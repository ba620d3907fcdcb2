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
  UpdateEmail: ["/userViews-", "/email-"],
  EmailLogin: ["/emailViews-", "/joinLogin-", "/email-", "/useSocial-", "/pageWindows-"],
  Farcaster: ["/ConnectingFarcaster-"],
  Swap: ["/swapViews-", "/swapping-"],
  SignIn: ["/signInViews-"],
  Send: ["/sendViews-"],
  ConnectingExternal: ["/NotConnected-", "/failureTexts-"],
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
  "balances, and asking a node": ["/balances-"],
  "texts about money": ["chunks/money-"],
  "money in views": [
    "_money-",
    "/TokenPicker-",
    "/typedAmount-",
    "/HashWays-",
    "/useReceiptWords-",
    "/WholeAddress-",
    "/useMoveAlong-",
    "/lookAlike-"
  ],
  "asking a token": ["/erc20-", "/erc20Reads-", "/tokenId-", "/checksum-"],
  "looking up names": ["/Names-", "/addressOn-"],
  "failures of sending and asking": ["/sendFailureTexts-"],
  "services of activity": ["/activityLayer-"],
  "services of sends": ["/sendLayer-"],
  "calls in words: a transfer of EVM": ["/transferWords-", "/tellCall-"],
  "calls in words: swaps": ["/swapCalls-", "chunks/swaps-"],
  "calls in words: permits": ["/tellTyped-"],
  "calls in words: messages, grants": ["/tellOther-"],
  "calls in words: Solana": ["/tellSolana-"],
  "calls in words: Bitcoin": ["/tellBitcoin-"],
  "calls in words: descriptors, a host's": ["/callWordsLayer-"],
  "services of approvals": ["/approvalLayer-"],
  "following what was sent": ["/receiptLayer-"],
  "services of swaps": ["/swapLayer-", "/pageSwapLayer-"],
  "services of buying": ["/onrampLayer-"],
  "services of names": ["/registrationLayer-", "/nameLayer-"],
  "services of sign-ins": ["/startSignIns-"],
  "services of sessions": ["/sessionLayer-"],
  "the bug file": ["/makeReport-"]
}
/**
 * What a view is opened with beside its own chunk: the words and the layers that `laterParts.ts` and `lateViews.ts` load
 * for it, each with all that it imports.
 */
const layers = {
  accounts: ["/balances-", "/nameLayer-"],
  asking: ["/askingLayer-"],
  receipts: ["/askingLayer-", "/receiptLayer-"],
  sends: ["/sendLayer-", "/balances-", "/askingLayer-", "/receiptLayer-"],
  swaps: ["/pageSwapLayer-", "/balances-", "/askingLayer-"]
}
const opens = {
  Account: layers.accounts,
  Activity: ["chunks/money-", "/activityLayer-"],
  WalletReceive: ["chunks/money-"],
  Send: ["chunks/money-", "/sendFailureTexts-", ...layers.sends],
  Swap: ["chunks/money-", ...layers.swaps],
  Buy: ["/onrampLayer-"],
  Names: ["/buying-", "/registrationLayer-", ...layers.asking],
  ApproveTransaction: ["chunks/money-", "/approvalLayer-", "/tellCall-", ...layers.asking],
  SmartSessions: ["chunks/money-", "/sessionLayer-"],
  SignIn: ["/startSignIns-"],
  ConnectingWalletConnect: ["/failureTexts-"]
}
/** What a press in an open view loads before the wallet is asked. */
const pressed = {
  "Send, reviewed": ["Send", ["/transferWords-", "/tellCall-"]],
  "Swap, reviewed": ["Swap", ["/receiptLayer-"]]
}
/** Chunks that are in the file of another one. */
const within = { UnsupportedChain: "SwitchNetwork" }

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
/** The files of entries that a page imports beside the kit, or not at all; each is in no other part. */
export const importedFiles = {
  themes: [join(root, "dist/host/themes.js"), join(root, "dist/host/chunks/latchkey-tokens.js")],
  devtools: [join(root, "dist/host/devtools.js")]
}

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
    asking: files("/WalletRequests-", "/askingLayer-"),
    button: files("/buttonFace-"), // once somebody is connected, or the host has a theme of its own
    later: files(
      "/lazy-",
      "/parts-",
      "/chainMarks-",
      "/laterIcons-",
      "/ChainMark-",
      "/drawn-",
      "/Moment-",
      "/Avatar-",
      "/Coming-",
      "/Tabs-",
      "/copied-",
      "/explorerLink-",
      "/ofAccount-",
      "/useAccountId-"
    ),
    shared: Object.fromEntries(Object.entries(shared).map(([name, names]) => [name, files(...names)])),
    views: Object.fromEntries(
      chunkNames
        .filter((name) => name !== "network" && !(name in within))
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
      Ethereum: files("/evmKey-", "/contractSigned-"),
      Solana: files("/solanaKey-"),
      Bitcoin: files("/bitcoinKey-")
    },
    wallets: {
      WalletConnect: files("/pageWalletConnect-"),
      "by email": files("/embeddedPart-"),
      "Solana, Bitcoin: looking": files("/standard-", "/discover-"),
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
  const before = reached("host-page.mjs", "/startKit-", "/kit-", "/network-", "/laterParts-", "/lazy-")
  const withView = (view, more = []) => [
    ...new Set([...before, ...reached(`/${view}-`, ...(beside[view] ?? []), ...(opens[view] ?? []), ...more)])
  ]
  return {
    ...parts,
    /** Every file that a visitor has loaded once a view is open, or a press in it answered. */
    loaded: Object.fromEntries([
      ...Object.keys(parts.views).map((view) => [`${view} open`, withView(view)]),
      ...Object.entries(pressed).map(([name, [view, more]]) => [name, withView(view, more)])
    ])
  }
}
