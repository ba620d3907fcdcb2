// Feeds random and mutated inputs to every reader of data from outside: none may throw, reach Object.prototype, or take
// long; runs random session histories: no session may be lost that its wallet did not end; and tries each property of
// the unit tests as often as it says, of which `npm test` tries a hundredth. `npm run fuzz`. `npm run fuzz -- --seed 7`
// repeats a run, `-- wallet` tests the readers with that word, `-- sessions` the sessions only, `-- properties` the
// properties; LATCHKEY_FUZZ is the number of inputs for each.
import { fork, spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { packages, root } from "./ready.mjs"

const {
  positionals: [only = ""],
  values
} = parseArgs({ options: { seed: { type: "string" }, share: { type: "string" } }, allowPositionals: true })
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const count = Number(process.env.LATCHKEY_FUZZ ?? 100_000)
/** Runs the unit tests whose properties have a whole number of tries. Gives whether all of them hold. */
const properties = () => {
  const files = ["core", "services", "react", "cli", "fixtures"].flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(floor, file))
      .filter((file) => readFileSync(join(root, file), "utf8").includes("fixtures/testing/runs.ts"))
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
// Building a stack for each of millions of refusals would take most of the time.
Error.stackTraceLimit = 0

if (values.share !== undefined) {
  const [nth, all] = values.share.split("/").map(Number)
  const { fuzz } = await load()
  fuzz(root, { seed, count, only, nth, all, tell: (result) => process.send(result) })
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
  `seed ${seed}, ${count} inputs each; 1 MB in under 50 ms beside JSON.parse, which on this machine, now, is ${limit.toFixed(0)} ms\n`
)
console.log(
  `${"reader".padEnd(32)} ${"inputs".padStart(7)} ${"fitting".padStart(7)} ${"throws".padStart(6)} ${"polluted".padStart(8)} ${"wrong".padStart(5)}  slowest 1 MB`
)
const start = performance.now()
const results = []
const tell = (one) => {
  results.push(one)
  const cells = [one.inputs, one.fitting, one.throws, one.polluted, one.wrong].map((n, i) =>
    String(n).padStart([7, 7, 6, 8, 5][i])
  )
  console.log(
    `${one.name.padEnd(32)} ${cells.join(" ")}  ${one.slowestMillis.toFixed(1).padStart(5)} ms ${one.slowest}${isSound(one, limit) ? "" : "  WRONG"}`
  )
  if (one.first !== undefined) console.log(`  ${one.first}`)
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
        share.on("message", tell)
        share.on("exit", (code) => resolve(code ?? 1))
      })
  )
)
const unsound = results.filter((one) => !isSound(one, limit))
const inputs = results.reduce((sum, one) => sum + one.inputs, 0)
console.log(
  `\n${results.length} readers, ${inputs} inputs, ${unsound.length} unsound (a throw, a changed prototype, something that must not come out, nothing that fits, or too long for 1 MB)`
)
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`)
const areSound = only !== "" || ((await sessions(count, seed)) && properties())
process.exit(areSound && unsound.length === 0 && results.length > 0 && codes.every((code) => code === 0) ? 0 : 1)
