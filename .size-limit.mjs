// What a visitor's browser loads, as it ships, React external. Limits of the design's table, and less where less stands;
// `npm run size` prints them with every chunk.
import { relative, resolve } from "node:path"
import { chunkFiles, importedFiles, out, vendoredFiles } from "./scripts/sizes/chunks.mjs"

const { initial, kit, languages, later, network, shared, verifiers, views, wallets } = chunkFiles()
const part = (name, files, limit) => ({
  name,
  path: files.map((file) => relative(".", resolve(out, file))),
  limit,
  gzip: true
})

/** Views, with the services that come in their file: of the design's table where less stands there than the 12 kB of every view. */
const limits = {
  Activity: "7.9 kB",
  WalletReceive: "3 kB",
  Send: "9.5 kB",
  Buy: "8 kB",
  Names: "6 kB",
  ApproveTransaction: "6.8 kB",
  SmartSessions: "6 kB",
  SignIn: "7.8 kB",
  Account: "6 kB",
  Swap: "9.4 kB"
}
/** What views share or load beside themselves: what stands, and a little. */
const sharing = {
  "asking a chain and the chain service": "6 kB",
  "the later parts: wiring, methods": "3.7 kB",
  "balances and names": "7.7 kB",
  "texts about money": "3.2 kB",
  "asking a token": "3 kB",
  "money in views": "6.9 kB",
  "words of email": "5 kB",
  "services of sends": "10.5 kB",
  "where a request may be answered": "1.2 kB",
  "a receipt in words": "1.3 kB",
  "the code that a phone scans": "7 kB",
  "calls in words: their sentences in English": "3 kB",
  "calls in words: arguments, known contracts": "3 kB",
  "calls in words: a transfer of EVM": "7.4 kB",
  "calls in words: swaps": "3 kB",
  "calls in words: permits": "3 kB",
  "calls in words: messages, grants": "5.5 kB",
  "calls in words: Solana": "2.5 kB",
  "calls in words: Bitcoin": "2.5 kB",
  "calls in words: facts, tried on the network": "4 kB",
  "calls in words: descriptors": "6 kB",
  "following what was sent": "10.2 kB",
  "services of swaps": "12.6 kB",
  "services of buying": "4.2 kB",
  "services of sessions": "3.8 kB",
  "the bug file": "8.5 kB"
}
/** Of a page without React: what loads with it, and all that has loaded once Connect is open. */
const ofScriptTag = { "script tag": "8.6 kB", "script tag, Connect open": "107 kB" }
/** Presets of a theme, all of them with the names of tokens; the panel with its plugin. */
const importing = { themes: "3.5 kB", devtools: "2.8 kB" }
const verifying = { Ethereum: "5 kB", "Ethereum, a contract's": "2 kB", Solana: "6 kB", Bitcoin: "10 kB" }

export default [
  part("shell (with the host page)", initial, "6 kB"),
  part("shell + kit (Connect is open)", [...initial, ...kit], "88 kB"),
  part("network (after Connect was painted)", network, "17.5 kB"),
  part("what the views that load later share", later, "9 kB"),
  part("a language (ar)", languages.ar, "6 kB"),
  part("its views that load later (ar)", languages["ar, views that load later"], "8.6 kB"),
  ...Object.entries(shared).map(([name, files]) => part(name, files, sharing[name])),
  ...Object.entries(views).map(([view, files]) => part(`${view} view`, files, limits[view] ?? "12 kB")),
  part("wallet by email", wallets["by email"], "12 kB"),
  part("wallet by a social account", wallets["by a social account, beside it"], "3 kB"),
  ...Object.entries(verifiers).map(([verifier, files]) => part(`sign-ins of ${verifier}`, files, verifying[verifier])),
  ...Object.entries(importedFiles()).map(([entry, files]) => part(`latchkey/${entry}`, files, importing[entry])),
  ...vendoredFiles().map(([name, files]) => part(name, files, ofScriptTag[name]))
]
