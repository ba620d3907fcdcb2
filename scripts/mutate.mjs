// Changes the rules of core, one place at a time, and counts the changes that a test of core notices. `npm run mutate --
// core/wallets`; without a folder all of core. Where there are more than 3,000 places, a seed draws the files: it is
// printed, and SEED=… draws the same ones again. What is left out is left out by the rule below, never by hand.
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { packages, root } from "./ready.mjs"

packages()
const { createInjector } = await import("typed-inject")
const { createInstrumenter } = await import("@stryker-mutator/instrumenter")
const { Stryker } = await import("@stryker-mutator/core")

/** The share of changes that has to be noticed, in percent, and the number of them that is enough to know. */
const [least, enough] = [92, 3_000]
const folders = process.argv.slice(2).map((folder) => folder.replace(/^\.?\/|\/$/g, ""))
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** Schemas, texts and tables: a file in which no function stands, and the catalogue's own entries. */
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

/** An order that follows from the seed. */
const place = (name) => createHash("sha256").update(`${seed}:${name}`).digest("hex")
const shuffled = [...files].sort((a, b) => (place(a) < place(b) ? -1 : 1))
const drawn = []
let places = 0
for (const name of shuffled) {
  if (places >= enough) break
  drawn.push(name)
  places += count.get(name)
}
const all = [...count.values()].reduce((sum, one) => sum + one, 0)
console.log(`${places} of ${all} places in ${drawn.length} of ${files.length} files, seed ${seed}`)

const results = await new Stryker({
  allowEmpty: true,
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: Number(process.env.AT_ONCE ?? 2),
  coverageAnalysis: "perTest",
  disableTypeChecks: false,
  fileLogLevel: "off",
  ignorePatterns: ["dist", "react", "cli"],
  logLevel: "error",
  mutate: drawn,
  plugins: ["@stryker-mutator/vitest-runner"],
  reporters: ["clear-text"],
  tempDirName: ".mutate",
  testRunner: "vitest",
  timeoutMS: 10_000,
  tsconfigFile: "none", // nothing is type-checked here
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: true }
}).runMutationTest()
const noticed = results.filter(({ status }) => status === "Killed" || status === "Timeout").length
const counted = results.filter(({ status }) => /^(Killed|Timeout|Survived|NoCoverage)$/.test(status)).length
const share = (100 * noticed) / counted
console.log(
  `${share >= least ? "ok  " : "UNDER"} ${noticed} of ${counted} changes were noticed: ${share.toFixed(1)} %, at least ${least}`
)
process.exit(share >= least ? 0 : 1)
