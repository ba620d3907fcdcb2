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

/** Returns the seconds of all tests of each suite, and the slowest files: what a run that is too long is made of. */
const getTimes = (modules) => {
  const times = modules.map((module) => ({
    file: getFile(module),
    suite: module.project.name,
    seconds: Math.round(module.diagnostic().duration / 1000)
  }))
  const suites = [...new Set(times.map(({ suite }) => suite))].map((name) => {
    const seconds = times.reduce((sum, time) => sum + (time.suite === name ? time.seconds : 0), 0)
    return `${seconds} s in ${name}`
  })
  const slowest = times.sort((a, b) => b.seconds - a.seconds).slice(0, 20)
  return [
    `time of all workers: ${suites.join(", ")}`,
    ...slowest.map(({ file, seconds, suite }) => `slow: ${seconds} s ${suite} ${file}`)
  ]
}

const getLine = ([where, message]) => `failed: ${where}: ${String(message).split("\n")[0].slice(0, 200)}`

/**
 * Prints the failed tests at the end of a run, and one line for scripts and people: `N passed, N failed`. After a run of
 * more than 100 files, prints the slowest. Writes the files with failures as JSON to the path in LATCHKEY_FAILED, if set.
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
      if (modules.length > 100) for (const line of getTimes(modules)) console.log(line)
      for (const line of lines) console.log(line)
      console.log(`${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ""}`)
    })
  }
}
