// Vitest's runner for `npm run mutate`: runs each test file once unchanged, then with every mutation that it reaches
// and that no earlier file has detected. The mutations are Stryker's, which reads and counts in `__stryker__`.
import { appendFileSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { startTests } from "@vitest/runner"
import { VitestTestRunner } from "vitest/runners"

/** How often a mutated place may run, compared with unchanged code: this ends endless loops. */
const hitFactor = 100
/** How long a file may take with a mutation, in milliseconds; generous, as the machine may be busy. */
const getLimit = ({ result }) => 20_000 + 4 * (result.duration ?? 0)
const log = join(process.env.MUTATE_ROOM, "results")
const report = (line) => appendFileSync(log, `${JSON.stringify(line)}\n`)

// A worker that a mutation blocked was ended; this one continues in its place.
const reported = readFileSync(log, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line))
const finished = new Set(reported.flatMap(({ file }) => file ?? []))
const noticed = new Set(reported.filter(({ result }) => result === "noticed").map(({ id }) => id))
const livedHere = new Set(
  reported
    .slice(reported.findLastIndex(({ file }) => file !== undefined) + 1)
    .filter(({ result }) => result === "lived")
    .map(({ id }) => id)
)

globalThis.__stryker__ ??= {}
const stryker = globalThis.__stryker__

/** Removes our own modules from the cache, so that each run evaluates them again. Installed packages stay. */
const forgetModules = () => {
  const { moduleCache } = globalThis.__vitest_worker__
  for (const name of [...moduleCache.keys()])
    if (!name.includes("/node_modules/") && !name.includes("/scripts/mutate/")) moduleCache.delete(name)
}

/** Runs one test file with one mutation: the tests that reach it, until the first failure. */
class ChangedRun extends VitestTestRunner {
  hasFailed = false
  constructor(config, { id, tests }) {
    super(config)
    this.id = id
    /** The tests that reach the mutation; undefined if it is reached while the file loads. */
    this.tests = tests
  }
  importFile(path, source) {
    if (this.tests === undefined) stryker.activeMutant = this.id
    forgetModules()
    return super.importFile(path, source)
  }
  onBeforeRunFiles() {
    stryker.activeMutant = this.id
  }
  async onBeforeRunTask(test) {
    if (this.hasFailed || this.tests?.has(test.id) === false) test.mode = "skip"
    await super.onBeforeRunTask(test)
  }
  onAfterRunTask(test) {
    if (test.result?.state === "fail") this.hasFailed = true
    super.onAfterRunTask(test)
  }
  async onAfterRunSuite() {}
}

export default class Runner extends VitestTestRunner {
  importFile(path, source) {
    stryker.activeMutant = undefined
    stryker.currentTestId = undefined
    stryker.mutantCoverage = { static: {}, perTest: {} }
    forgetModules()
    return super.importFile(path, source)
  }
  async onBeforeRunTask(test) {
    if (finished.has(test.file.filepath)) test.mode = "skip"
    stryker.currentTestId = test.id
    await super.onBeforeRunTask(test)
  }
  onAfterRunTask(test) {
    stryker.currentTestId = undefined
    super.onAfterRunTask(test)
  }
  async onAfterRunFiles(files) {
    super.onAfterRunFiles()
    for (const file of files.filter(({ filepath }) => !finished.has(filepath))) {
      if (file.result?.state !== "pass") return report({ broken: `${file.name} fails with no change at all` })
      await this.runChanged(file)
      livedHere.clear()
      report({ file: file.filepath })
    }
  }

  async runChanged(unchanged) {
    const limit = getLimit(unchanged)
    const { static: atLoad, perTest } = structuredClone(stryker.mutantCoverage)
    const reached = new Set([atLoad, ...Object.values(perTest)].flatMap((hits) => Object.keys(hits)))
    for (const id of [...reached].filter((id) => !noticed.has(id) && !livedHere.has(id))) {
      report({ id, limit })
      const tests = Object.keys(perTest).filter((test) => perTest[test][id] !== undefined)
      const run = new ChangedRun(this.config, { id, tests: atLoad[id] === undefined ? new Set(tests) : undefined })
      Object.defineProperty(run, "__vitest_executor", { value: this.__vitest_executor })
      const hits = tests.reduce((sum, test) => sum + perTest[test][id], atLoad[id] ?? 0)
      Object.assign(stryker, { hitCount: 0, hitLimit: hitFactor * hits })
      const [file] = await startTests([unchanged.filepath], run)
      Object.assign(stryker, { activeMutant: undefined, hitCount: undefined })
      const isNoticed = run.hasFailed || file.result?.state === "fail"
      if (isNoticed) noticed.add(id)
      report({ id, result: isNoticed ? "noticed" : "lived" })
    }
  }
}
