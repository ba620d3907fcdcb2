// Sizes of what a visitor loads, gzip and brotli, above React; fails if a limit is exceeded. `npm run size`.
import { readFileSync } from "node:fs"
import { spawnSync } from "node:child_process"
import { join, resolve } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { packages, root, run, stale } from "./ready.mjs"

packages()
if (stale(join(root, "dist/host/index.js"), "core", "services", "react"))
  run(process.execPath, ["scripts/build.mjs", "host"])
const { bundleHostPage, chunkFiles, out, vendoredFiles } = await import("./chunks.mjs")
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
const line = (name, files) => {
  const { brotli, gzip } = size(files)
  console.log(`${name.padEnd(42)} ${kB(gzip)} ${kB(brotli)}`)
}

console.log(`${"kB = 1000 bytes, above React".padEnd(42)}   gzip brotli`)
console.log("chunks")
line("  shell", initial)
line("  kit", kit)
line("  network", network)
line("  asking a wallet to sign or send", asking)
line("  button, beyond rest", button)
line("  shared by the views that load later", later)
for (const [view, files] of Object.entries(views)) line(`  ${view}`, files)
console.log("shared by views and methods, or loaded beside them")
for (const [name, files] of Object.entries(shared)) line(`  ${name}`, files)
console.log("languages, where one is spoken")
for (const [language, files] of Object.entries(languages)) line(`  ${language}`, files)
console.log("wallets, when they are chosen")
for (const [wallet, files] of Object.entries(wallets)) line(`  ${wallet}`, files)
console.log("verifiers of sign-ins, when a signature is checked")
for (const [verifier, files] of Object.entries(verifiers)) line(`  ${verifier}`, files)
console.log("loaded in all")
line("  initial", initial)
line("  Connect open, no network", [...initial, ...kit])
line("  Connect open", [...initial, ...kit, ...network])
for (const [name, files] of Object.entries(loaded)) line(`  ${name}`, files)
console.log("a page without React, preact in it")
for (const [name, files] of vendoredFiles()) line(`  ${name}`, files)

const { status, stdout } = spawnSync(process.execPath, [join(root, "node_modules/.bin/size-limit"), "--json"], {
  cwd: root,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"]
})
const results = JSON.parse(stdout || "[]")
for (const { name, passed, size: bytes, sizeLimit } of results)
  console.log(
    `${passed ? "ok  " : "OVER"} ${name}: ${(bytes / 1000).toFixed(1)} of ${(sizeLimit / 1000).toFixed(0)} kB`
  )
process.exit(status ?? (results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1))
