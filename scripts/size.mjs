// Sizes of what a visitor loads, gzip and brotli, above React; fails if a limit is exceeded. `npm run size`; with
// `--write` they are put into docs/sizes.md and the README.
import { readFileSync, writeFileSync } from "node:fs"
import { spawnSync } from "node:child_process"
import { join, resolve } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { packages, root, run, stale } from "./ready.mjs"

packages()
if (stale(join(root, "dist/host/index.js"), "core", "services", "react"))
  run(process.execPath, ["scripts/build.mjs", "host"])
const { bundleHostPage, chunkFiles, importedFiles, out, vendoredFiles } = await import("./sizes/chunks.mjs")
await bundleHostPage()
const { asking, button, initial, kit, languages, later, loaded, network, shared, verifiers, views, wallets } =
  chunkFiles()
const size = (files) =>
  files
    .map((file) => readFileSync(resolve(out, file)))
    .reduce(
      (sum, bytes) => ({
        gzip: sum.gzip + gzipSync(bytes, { level: 9 }).length,
        brotli: sum.brotli + brotliCompressSync(bytes).length
      }),
      { gzip: 0, brotli: 0 }
    )
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6)
const told = []
const tell = (text) => {
  told.push(text)
  console.log(text)
}
const line = (name, files) => {
  const { brotli, gzip } = size(files)
  tell(`${name.padEnd(42)} ${kB(gzip)} ${kB(brotli)}`)
}

tell(`${"kB = 1000 bytes, above React".padEnd(42)}   gzip brotli`)
tell("chunks")
line("  shell", initial)
line("  kit", kit)
line("  network", network)
line("  asking a wallet to sign or send", asking)
line("  button, beyond rest", button)
line("  shared by the views that load later", later)
for (const [view, files] of Object.entries(views)) line(`  ${view}`, files)
tell("shared by views and methods, or loaded beside them")
for (const [name, files] of Object.entries(shared)) line(`  ${name}`, files)
tell("languages, where one is spoken")
for (const [language, files] of Object.entries(languages)) line(`  ${language}`, files)
tell("wallets, when they are chosen")
for (const [wallet, files] of Object.entries(wallets)) line(`  ${wallet}`, files)
tell("verifiers of sign-ins, when a signature is checked")
for (const [verifier, files] of Object.entries(verifiers)) line(`  ${verifier}`, files)
tell("entries of their own, where a page imports them")
for (const [entry, files] of Object.entries(importedFiles())) line(`  latchkey/${entry}`, files)
tell("loaded in all")
line("  initial", initial)
line("  Connect open, no network", [...initial, ...kit])
line("  Connect open", [...initial, ...kit, ...network])
for (const [name, files] of Object.entries(loaded)) line(`  ${name}`, files)
console.log("a page without React, preact in it")
for (const [name, files] of vendoredFiles()) line(`  ${name}`, files)

/** Puts a text between two marks of a document. */
const put = (file, start, end, text) => {
  const path = join(root, file)
  const page = readFileSync(path, "utf8")
  const from = page.indexOf(start) + start.length
  const to = page.indexOf(end, from)
  if (from < start.length || to < 0) throw new Error(`${file} has no place for the sizes`)
  const next = page.slice(0, from) + text + page.slice(to)
  if (next === page) return
  if (process.argv.includes("--write")) writeFileSync(path, next)
  else console.log(`${file} tells of another build: npm run size -- --write`)
}
const short = [
  ["your page, before anybody acts", initial],
  ["Connect, without a project", [...initial, ...kit]],
  ["Connect, with the catalogue", [...initial, ...kit, ...network]],
  ["the account", loaded["Account open"]],
  ["Send, reviewed", loaded["Send, reviewed"]]
].map(([words, files]) => `| ${words} | ${kB(size(files).gzip).trim()} |`)
put(
  "README.md",
  "<!-- sizes -->\n",
  "\n<!-- /sizes -->",
  ["| What a visitor has loaded | kB |", "| --- | --: |", ...short].join("\n")
)
put("docs/sizes.md", "```\nkB = 1000 bytes", "\n```", told.join("\n").replace(/^kB = 1000 bytes/, ""))

const { status, stdout } = spawnSync(process.execPath, [join(root, "node_modules/.bin/size-limit"), "--json"], {
  cwd: root,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"]
})
const results = JSON.parse(stdout || "[]")
for (const { name, passed, size: bytes, sizeLimit } of results)
  console.log(
    `${passed ? "ok  " : "OVER"} ${name}: ${(bytes / 1000).toFixed(1)} of ${(sizeLimit / 1000).toFixed(1)} kB`
  )
process.exit(status ?? (results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1))
