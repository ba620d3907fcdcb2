// Measures how the request reader handles hostile requests of each kind: the longest uninterrupted work and all work,
// in milliseconds of processor time, and the additional memory, each in a process of its own. `node
// scripts/times/readerTimes.mjs [words]` measures the requests with these words in their names.
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { packages, root } from "../ready.mjs"

packages()
const most = { slice: 50, whole: 1_000, megabytes: 50 }
const { build } = await import("vite")
const outDir = mkdtempSync(join(tmpdir(), "latchkey-reader-"))
process.on("exit", () => rmSync(outDir, { recursive: true }))
await build({
  root,
  configFile: false,
  logLevel: "error",
  ssr: { noExternal: true },
  build: {
    ssr: "fixtures/fuzz/measureRequest.ts",
    outDir,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: "measure.mjs" } }
  }
})
const measure = (...words) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ["--expose-gc", join(outDir, "measure.mjs"), ...words])
  if (status !== 0) throw new Error(`${words}: ${stderr}`)
  return JSON.parse(String(stdout))
}

const [words = ""] = process.argv.slice(2)
const cell = (value, limit) => `${value.toFixed(0)}${value > limit ? "!" : " "}`.padStart(7)
console.log(
  `${"slice".padStart(6)} ${"all".padStart(7)} ${"MB".padStart(7)}   at most ${Object.values(most).join(", ")}`
)
let faults = 0
for (const name of measure().filter((name) => name.includes(words))) {
  const { megabytes, outcome, slice, where, whole } = measure(name)
  faults += Number(slice > most.slice || whole > most.whole || megabytes > most.megabytes)
  console.log(
    `${cell(slice, most.slice)} ${cell(whole, most.whole)} ${cell(megabytes, most.megabytes)} ${name}: ${outcome} (${where})`
  )
}
console.log(`${faults} above the limits`)
process.exitCode = faults === 0 ? 0 : 1
