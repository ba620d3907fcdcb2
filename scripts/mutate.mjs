// Mutates the rules of core, one place at a time, and counts the mutations that a test of core detects. `npm run mutate
// -- core/wallets`; without a folder, all of core. If there are more than 3,000 places, a seed draws the files: it is
// printed, and SEED=… draws the same files again. Files are excluded by the rule below, never by hand.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { packages, root } from "./ready.mjs"

packages()
const { createInjector } = await import("typed-inject")
const { createInstrumenter } = await import("@stryker-mutator/instrumenter")

/** The share of mutations that have to be detected, in percent, and the number of mutations that is enough. */
const [least, enough] = [92, 3_000]
const folders = process.argv.slice(2).map((folder) => folder.replace(/^\.?\/|\/$/g, ""))
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** Files without functions (schemas, texts, tables), and the catalogue's own entries. */
const isData = (name) =>
  /(^|\/)\w*[eE]rrors\.ts$/.test(name) || !/=>|\bfunction\b/.test(readFileSync(join(root, name), "utf8"))
const files = readdirSync(join(root, "core"), { recursive: true })
  .map((name) => `core/${name}`)
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name) && !isData(name))
  .filter((name) => folders.length === 0 || folders.some((folder) => name.startsWith(`${folder}/`) || name === folder))
  .sort()

const silent = {
  isDebugEnabled: () => false,
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  trace: () => {}
}
const instrumenter = createInjector()
  .provideValue("logger", silent)
  .provideValue("getLogger", () => silent)
  .injectFunction(createInstrumenter)
const options = {
  plugins: null,
  excludedMutations: [],
  ignorers: [],
  mutator: { excludedMutations: [], plugins: null }
}
const count = new Map()
for (const name of files) {
  const content = readFileSync(join(root, name), "utf8")
  const { mutants } = await instrumenter.instrument([{ name: join(root, name), content, mutate: true }], options)
  count.set(name, mutants.length)
}

/** Returns a sort key that depends on the seed. */
const place = (name) => createHash("sha256").update(`${seed}:${name}`).digest("hex")
const shuffled = [...files].sort((a, b) => (place(a) < place(b) ? -1 : 1))
const drawn = []
let places = 0
for (const name of shuffled) {
  if (places >= enough) break
  drawn.push(name)
  places += count.get(name)
}
const all = [...count.values()].reduce((sum, count) => sum + count, 0)
console.log(`${places} of ${all} places in ${drawn.length} of ${files.length} files, seed ${seed}`)

/** The folder with the instrumented files and the results of this run, for the process that runs the tests. */
const room = mkdtempSync(join(tmpdir(), "mutate-"))
const sources = new Map(drawn.map((name) => [join(root, name), readFileSync(join(root, name), "utf8")]))
const { files: written, mutants } = await instrumenter.instrument(
  [...sources].map(([name, content]) => ({ name, content, mutate: true })),
  options
)
writeFileSync(
  join(room, "instrumented.json"),
  JSON.stringify(Object.fromEntries(written.map(({ name, content }) => [name, content])))
)
const log = join(room, "results")
writeFileSync(log, "")
const readResults = () =>
  readFileSync(log, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))

/** Runs the tests until they end, or until one mutation has blocked them for longer than its limit. */
const runTests = () =>
  new Promise((resolve, reject) => {
    const vitest = join(root, "node_modules/vitest/vitest.mjs")
    const config = ["--config", "scripts/mutate/vitest.config.ts"]
    const child = spawn(process.execPath, [vitest, "related", "--run", ...config, ...drawn], {
      cwd: root,
      env: { ...process.env, MUTATE_ROOM: room },
      stdio: ["ignore", "pipe", "inherit"]
    })
    let output = ""
    child.stdout.on("data", (text) => (output += text))
    let hasStalled = false
    const watch = setInterval(() => {
      const last = readResults().at(-1)
      if (last?.limit === undefined || Date.now() - statSync(log).mtimeMs < last.limit) return
      hasStalled = true
      appendFileSync(log, `${JSON.stringify({ id: last.id, result: "noticed", stalled: true })}\n`)
      child.kill("SIGKILL")
    }, 1_000)
    child.on("exit", (code) => {
      clearInterval(watch)
      if (code === 0 || hasStalled) resolve(hasStalled)
      else reject(new Error(output))
    })
  })
while (await runTests());

const results = readResults()
const broken = results.find((line) => line.broken !== undefined)?.broken
if (broken !== undefined) throw new Error(broken)
const noticed = new Set(results.filter(({ result }) => result === "noticed").map(({ id }) => id))
const reached = new Set(results.map(({ id }) => id))

/** Returns the lines of a place before and after the mutation. */
const difference = ({ fileName, location: { start, end }, replacement }) => {
  const lines = sources.get(fileName).split("\n")
  const before = lines.slice(start.line, end.line + 1)
  const after = `${lines[start.line].slice(0, start.column)}${replacement}${lines[end.line].slice(end.column)}`
  return [...before.map((line) => `-   ${line}`), ...after.split("\n").map((line) => `+   ${line}`)].join("\n")
}
const shorten = (fileName) => fileName.slice(root.length).replace(/^\//, "")
for (const mutant of mutants.filter(({ id }) => !noticed.has(id))) {
  const { fileName, id, location, mutatorName } = mutant
  const place = `${shorten(fileName)}:${location.start.line + 1}:${location.start.column + 1}`
  console.log(`\n${mutatorName}${reached.has(id) ? "" : ", reached by no test"}: ${place}\n${difference(mutant)}`)
}
console.log()
for (const name of [...sources.keys()].sort()) {
  const ofFile = mutants.filter(({ fileName }) => fileName === name)
  const lived = ofFile.filter(({ id }) => !noticed.has(id)).length
  if (lived > 0)
    console.log(`${String(lived).padStart(4)} of ${String(ofFile.length).padStart(4)} lived  ${shorten(name)}`)
}
const stalled = results.filter((line) => line.stalled === true).length
if (stalled > 0) console.log(`${String(stalled).padStart(4)} of those noticed held the tests up until they were ended`)
const share = (100 * noticed.size) / mutants.length
console.log(
  `${share >= least ? "ok  " : "UNDER"} ${noticed.size} of ${mutants.length} changes were noticed: ${share.toFixed(1)} %, at least ${least}`
)
rmSync(room, { recursive: true })
process.exit(share >= least ? 0 : 1)
