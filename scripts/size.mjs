// Prints the size of everything loaded at each opening, gzip and brotli, without React, and fails if an opening exceeds
// its limit in .size-limit.mjs. `npm run size`; `--write` writes the sizes into the README, and dist/sizes.txt stores
// them for the page of sizes (`npm run docs`). `node scripts/sizes/fills.mjs` prints every chunk.
import { readFileSync, writeFileSync } from "node:fs"
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { packages, root, run, isStale } from "./ready.mjs"

packages()
if (isStale(join(root, "dist/host/index.js"), "core", "services", "react"))
  run(process.execPath, ["scripts/build.mjs", "host"])
const { bundlePages, openings } = await import("./sizes/openings.mjs")
await bundlePages()
const files = await openings()
const getSize = (list) =>
  list
    .map((file) => readFileSync(file))
    .reduce(
      (sum, bytes) => ({
        gzip: sum.gzip + gzipSync(bytes, { level: 9 }).length,
        brotli: sum.brotli + brotliCompressSync(bytes).length
      }),
      { gzip: 0, brotli: 0 }
    )
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6)
const lines = [
  `${"kB = 1000 bytes, above React".padEnd(32)}   gzip brotli`,
  ...Object.entries(files).map(([name, list]) => {
    const { brotli, gzip } = getSize(list)
    return `${name.padEnd(32)} ${kB(gzip)} ${kB(brotli)}`
  })
]
for (const line of lines) console.log(line)
writeFileSync(join(root, "dist/sizes.txt"), lines.join("\n"))

/** Replaces the text between two marks of a document. */
const put = (file, start, end, text) => {
  const path = join(root, file)
  const page = readFileSync(path, "utf8")
  const from = page.indexOf(start) + start.length
  const to = page.indexOf(end, from)
  if (from < start.length || to < 0) throw new Error(`${file} lacks the marks for the sizes`)
  const next = page.slice(0, from) + text + page.slice(to)
  if (next === page) return
  if (process.argv.includes("--write")) writeFileSync(path, next)
  else console.log(`${file} shows the sizes of another build: npm run size -- --write`)
}
const short = [
  ["your page, before a visitor acts", "shell"],
  ["Connect, without a project", "Connect, without a project"],
  ["Connect, with the catalogue", "Connect, with the catalogue"],
  ["the account", "Account"],
  ["Send, reviewed", "Send, reviewed"]
].map(([words, name]) => `| ${words} | ${kB(getSize(files[name]).gzip).trim()} |`)
put("README.md", "<!-- sizes -->\n", "\n<!-- /sizes -->", ["| Loaded | kB |", "| --- | --: |", ...short].join("\n"))
const { status, stdout } = spawnSync(process.execPath, [join(root, "node_modules/.bin/size-limit"), "--json"], {
  cwd: root,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"]
})
const results = JSON.parse(stdout || "[]")
for (const { name, passed, size: bytes, sizeLimit } of results)
  console.log(
    passed
      ? `ok   ${name}: ${kB(bytes).trim()} of ${kB(sizeLimit).trim()} kB`
      : `OVER ${name}: it loads ${bytes - sizeLimit} bytes more than its ${kB(sizeLimit).trim()} kB in .size-limit.mjs. ` +
          "`node scripts/sizes/fills.mjs` prints what each file holds: load with import() what this opening does not show."
  )
process.exit(status ?? (results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1))
