/** Ends a test run with one line for scripts and people: `N passed, N failed`. */
export default class Summary {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests())
        counts[test.result().state] = (counts[test.result().state] ?? 0) + 1
      if (module.errors().length > 0) counts.failed++
    }
    const failed = counts.failed + errors.length
    process.on("exit", () =>
      console.log(`${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ""}`)
    )
  }
}
