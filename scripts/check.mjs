// Checks types, format, lint, layering, documents, failures and unused code. `npm run check`; with `-- --release`,
// every language has to be complete.
import { spawn } from "node:child_process"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { packages, root } from "./ready.mjs"

packages()
const steps = [
  ["types", "tsc", "-p", "tsconfig.json"],
  ["format", "biome", "format", "--max-diagnostics=40"],
  ["lint", "biome", "lint", "--error-on-warnings", "--max-diagnostics=40"],
  ["entries", null, "scripts/entries.mjs"],
  ["layering", null, "scripts/checks/layering.mjs"],
  ["functions", null, "scripts/checks/functions.mjs"],
  ["words", null, "scripts/checks/words.mjs"],
  ["texts", null, "scripts/checks/texts.mjs", ...process.argv.slice(2)],
  ["tables", null, "scripts/checks/tables.mjs"],
  ["sections", null, "scripts/checks/sections.mjs"],
  ["time", null, "scripts/checks/time.mjs"],
  ["params", null, "scripts/checks/params.mjs"],
  ["messages", null, "scripts/checks/posts.mjs"],
  ["documents", null, "scripts/checks/docs.mjs"],
  ["reference", null, "scripts/reference.mjs"],
  ["failures", null, "scripts/checks/failures.mjs"],
  ["unused", "knip", "--no-progress", "--include", "files,dependencies,unlisted,exports,types,duplicates"]
]
const partMisfit = /^react\/kit\/flows\/parts\.ts.*'(Layer|Effect)<.*is not assignable/m
const partHint =
  "react/kit/flows/parts.ts: a part uses a service that its needs lack. The last line of that message names it, " +
  'as "services/http/Calls": add the part that has it to the needs, which are the first argument.'
/** Runs one step. Returns its status and its output. */
const runStep = ([what, command, ...args]) =>
  new Promise((resolve) => {
    const words = command === null ? args : [join(root, "node_modules/.bin", command), ...args]
    const child = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] })
    const parts = []
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(part))
    child.once("close", (status) => resolve({ what, status, printed: Buffer.concat(parts) }))
  })
// The slowest step, the types, comes first; the others run in parallel and are printed in order.
const remaining = steps.map((step, index) => ({ step, index }))
const results = []
let printedCount = 0
let failed = 0
const work = async () => {
  for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) {
    results[item.index] = await runStep(item.step)
    for (; results[printedCount] !== undefined; printedCount++) {
      const { printed, status, what } = results[printedCount]
      process.stdout.write(printed)
      if (partMisfit.test(printed)) console.log(partHint)
      console.log(`${status === 0 ? "ok  " : "FAIL"} ${what}`)
      if (status !== 0) failed++
    }
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
process.exitCode = failed === 0 ? 0 : 1
