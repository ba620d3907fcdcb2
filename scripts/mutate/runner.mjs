// Vitest's runner, for `npm run mutate`: runs each test file once as it is, then with every change that it reaches and
// that no earlier file has noticed. The changes are Stryker's, and so is what they read and count: `__stryker__`.
import { appendFileSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { startTests } from "@vitest/runner"
import { VitestTestRunner } from "vitest/runners"

/** How often a changed place may run, against the times it runs unchanged: a loop without an end is over by then. */
const hitFactor = 100
/** How long a file may take with a change, in milliseconds, against what it takes unchanged: a busy machine is slow. */
const limitOf = ({ result }) => 20_000 + 4 * (result.duration ?? 0)
const log = join(process.env.MUTATE_ROOM, "results")
const tell = (line) => appendFileSync(log, `${JSON.stringify(line)}\n`)

// A worker that a change held up was ended, and this one goes on where it was.
const told = readFileSync(log, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line))
const finished = new Set(told.flatMap(({ file }) => file ?? []))
const noticed = new Set(told.filter(({ result }) => result === "noticed").map(({ id }) => id))
const livedHere = new Set(
  told
    .slice(told.findLastIndex(({ file }) => file !== undefined) + 1)
    .filter(({ result }) => result === "lived")
    .map(({ id }) => id)
)

globalThis.__stryker__ ??= {}
const stryker = globalThis.__stryker__

/** Forgets our own modules, so that each run begins with new ones. What is installed stays. */
const forgetModules = () => {
  const { moduleCache } = globalThis.__vitest_worker__
  for (const name of [...moduleCache.keys()])
    if (!name.includes("/node_modules/") && !name.includes("/scripts/mutate/")) moduleCache.delete(name)
}

/** Runs one test file with one change: the tests that reach it, up to the first that fails. */
class ChangedRun extends VitestTestRunner {
  hasFailed = false
  constructor(config, { id, tests }) {
    super(config)
    this.id = id
    /** The tests that reach the change; undefined if it is reached while the file loads. */
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
      if (file.result?.state !== "pass") return tell({ broken: `${file.name} fails with no change at all` })
      await this.runChanged(file)
      livedHere.clear()
      tell({ file: file.filepath })
    }
  }

  async runChanged(unchanged) {
    const limit = limitOf(unchanged)
    const { static: atLoad, perTest } = structuredClone(stryker.mutantCoverage)
    const reached = new Set([atLoad, ...Object.values(perTest)].flatMap((hits) => Object.keys(hits)))
    for (const id of [...reached].filter((one) => !noticed.has(one) && !livedHere.has(one))) {
      tell({ id, limit })
      const tests = Object.keys(perTest).filter((test) => perTest[test][id] !== undefined)
      const run = new ChangedRun(this.config, { id, tests: atLoad[id] === undefined ? new Set(tests) : undefined })
      Object.defineProperty(run, "__vitest_executor", { value: this.__vitest_executor })
      const hits = tests.reduce((sum, test) => sum + perTest[test][id], atLoad[id] ?? 0)
      Object.assign(stryker, { hitCount: 0, hitLimit: hitFactor * hits })
      const [file] = await startTests([unchanged.filepath], run)
      Object.assign(stryker, { activeMutant: undefined, hitCount: undefined })
      const isNoticed = run.hasFailed || file.result?.state === "fail"
      if (isNoticed) noticed.add(id)
      tell({ id, result: isNoticed ? "noticed" : "lived" })
    }
  }
}
