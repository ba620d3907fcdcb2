// Feeds random and mutated inputs to every reader of external data: no reader may throw, reach Object.prototype, or be
// slow. Runs random session histories: no session may be lost unless its wallet ended it. Runs each property of the
// unit tests with its full count, of which `npm test` runs a hundredth. `npm run fuzz`. `npm run fuzz -- --seed 7`
// repeats a run, `-- wallet` runs the readers with that word, `-- sessions` only the sessions, `-- properties` only the
// properties; LATCHKEY_FUZZ is the number of inputs for each.
import { fork, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { findFiles, packages, root } from "./ready.mjs"

const {
  positionals: [only = ""],
  values
} = parseArgs({ options: { seed: { type: "string" }, share: { type: "string" } }, allowPositionals: true })
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const count = Number(process.env.LATCHKEY_FUZZ ?? 100_000)
/** Runs the unit tests with properties at their full counts. Returns whether all pass. */
const properties = () => {
  const files = findFiles(["core", "services", "react", "cli", "fixtures"], /\.test\.tsx?$/).filter((file) =>
    readFileSync(join(root, file), "utf8").includes("fixtures/testing/runs.ts")
  )
  return (
    spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), "run", ...files], {
      cwd: root,
      env: { ...process.env, LATCHKEY_WHOLE: "1" },
      stdio: "inherit"
    }).status === 0
  )
}
const load = async () =>
  (await (await import("vite")).runnerImport("./fixtures/fuzz/fuzz.ts", { root, configFile: false, logLevel: "error" }))
    .module
// Stack traces for millions of rejections would take most of the time.
Error.stackTraceLimit = 0

if (values.share !== undefined) {
  const [nth, all] = values.share.split("/").map(Number)
  const { fuzz } = await load()
  fuzz(root, { seed, count, only, nth, all, notify: (result) => process.send(result) })
  process.exit(0)
}

packages()
if (only === "properties") process.exit(properties() ? 0 : 1)
const { sessions } = await import("./fuzz/sessions.mjs")
if (only === "sessions") {
  console.log(`seed ${seed}`)
  process.exit((await sessions(count, seed)) ? 0 : 1)
}
const { isSound, limitMillis } = await load()
const limit = limitMillis()
console.log(
  `seed ${seed}, ${count} inputs each; 1 MB in under 50 ms more than JSON.parse; the limit on this machine is ${limit.toFixed(0)} ms\n`
)
console.log(
  `${"reader".padEnd(32)} ${"inputs".padStart(7)} ${"fitting".padStart(7)} ${"throws".padStart(6)} ${"polluted".padStart(8)} ${"wrong".padStart(5)}  slowest 1 MB`
)
const start = performance.now()
const results = []
const report = (result) => {
  results.push(result)
  const cells = [result.inputs, result.fitting, result.throws, result.polluted, result.wrong].map((n, i) =>
    String(n).padStart([7, 7, 6, 8, 5][i])
  )
  console.log(
    `${result.name.padEnd(32)} ${cells.join(" ")}  ${result.slowestMillis.toFixed(1).padStart(5)} ms ${result.slowest}${isSound(result, limit) ? "" : "  WRONG"}`
  )
  if (result.first !== undefined) console.log(`  ${result.first}`)
}
const all = Math.min(8, availableParallelism())
const codes = await Promise.all(
  Array.from(
    { length: all },
    (_, nth) =>
      new Promise((resolve) => {
        const share = fork(
          import.meta.filename,
          [...(only === "" ? [] : [only]), "--seed", String(seed), "--share", `${nth}/${all}`],
          { cwd: root }
        )
        share.on("message", report)
        share.on("exit", (code) => resolve(code ?? 1))
      })
  )
)
const unsound = results.filter((result) => !isSound(result, limit))
const inputs = results.reduce((sum, result) => sum + result.inputs, 0)
console.log(
  `\n${results.length} readers, ${inputs} inputs, ${unsound.length} unsound (a throw, a changed prototype, something that must not come out, nothing that fits, or too long for 1 MB)`
)
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`)
const areSound = only !== "" || ((await sessions(count, seed)) && properties())
process.exit(areSound && unsound.length === 0 && results.length > 0 && codes.every((code) => code === 0) ? 0 : 1)
