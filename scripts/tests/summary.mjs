import { writeFileSync } from "node:fs"
import { relative } from "node:path"

const getFile = ({ moduleId }) => relative(process.cwd(), moduleId)

/** Returns the failed tests of a run: file, name and first line of the failure. */
const getFailures = (modules, errors) => [
  ...modules.flatMap((module) => [
    ...[...module.children.allTests()]
      .filter((test) => test.result().state === "failed")
      .map((test) => [`${getFile(module)} > ${test.fullName}`, test.result().errors?.[0]?.message]),
    ...module.errors().map((error) => [getFile(module), error.message])
  ]),
  ...errors.map((error) => ["outside of every test", error.message])
]

/** Returns the files with failures. A failure outside of tests belongs to the file that was running, or to "". */
const getFiles = (modules, errors) =>
  new Set([
    ...modules.filter((module) => !module.ok()).map(getFile),
    ...errors.map(({ VITEST_TEST_PATH: path }) => (path === undefined ? "" : relative(process.cwd(), path)))
  ])

const getLine = ([where, message]) => `failed: ${where}: ${String(message).split("\n")[0].slice(0, 200)}`

/**
 * Prints the failed tests at the end of a run, and one line for scripts and people: `N passed, N failed`. Writes the
 * files with failures as JSON to the path in LATCHKEY_FAILED, if set.
 */
export default class Summary {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests())
        counts[test.result().state] = (counts[test.result().state] ?? 0) + 1
      if (module.errors().length > 0) counts.failed++
    }
    const failed = counts.failed + errors.length
    const lines = new Set(getFailures(modules, errors).map(getLine))
    if (process.env.LATCHKEY_FAILED !== undefined)
      writeFileSync(process.env.LATCHKEY_FAILED, JSON.stringify([...getFiles(modules, errors)]))
    process.on("exit", () => {
      for (const line of lines) console.log(line)
      console.log(`${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ""}`)
    })
  }
}
