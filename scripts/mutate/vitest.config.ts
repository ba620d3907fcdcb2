import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

const root = fileURLToPath(new URL("../../", import.meta.url))
const instrumented: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(`${process.env.MUTATE_ROOM}/instrumented.json`, "utf8")
)
/** Uphill: a change in a wing meets the tests of its own wing before those of the wings above. */
const wings = ["foundation", "chain", "wallets", "embedded", "onchain", "kit"]
const height = ({ moduleId }: TestSpecification) =>
  (wings.indexOf(moduleId.slice(root.length).split("/")[1] ?? "") + 7) % 7

class Uphill extends BaseSequencer {
  override async sort(files: ReadonlyArray<TestSpecification>) {
    return [...files].sort((a, b) => height(a) - height(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** Core's tests in one process, which starts once for all changes and not once for each. */
export default defineConfig({
  root,
  define: { LATCHKEY_VERSION: '"0.0.0"' },
  plugins: [{ name: "instrumented", enforce: "pre", load: (id) => instrumented[id] }],
  test: {
    testTimeout: 0, // what hangs is ended by the script
    include: ["core/**/*.test.ts"],
    pool: "threads",
    isolate: false,
    poolOptions: { threads: { minThreads: 1, maxThreads: 1 } },
    fileParallelism: false,
    runner: "scripts/mutate/runner.mjs",
    sequence: { sequencer: Uphill },
    // A change may end in a promise that nobody waits for any more.
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ["dot"]
  }
})
