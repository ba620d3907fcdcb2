import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

const root = fileURLToPath(new URL("../../", import.meta.url))
const instrumented: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(`${process.env.MUTATE_ROOM}/instrumented.json`, "utf8")
)
/** Lower wings first: a mutation meets the tests of its own wing before those of later wings. */
const wings = ["foundation", "chain", "wallets", "embedded", "onchain", "kit"]
const height = ({ moduleId }: TestSpecification) =>
  (wings.indexOf(moduleId.slice(root.length).split("/")[1] ?? "") + 7) % 7

class Uphill extends BaseSequencer {
  override async sort(files: ReadonlyArray<TestSpecification>) {
    return [...files].sort((a, b) => height(a) - height(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** Runs core's tests in one process, which starts once for all mutations. */
export default defineConfig({
  root,
  define: { LATCHKEY_VERSION: '"0.0.0"' },
  plugins: [{ name: "instrumented", enforce: "pre", load: (id) => instrumented[id] }],
  test: {
    testTimeout: 0, // the script ends blocked tests
    include: ["core/**/*.test.ts"],
    pool: "threads",
    isolate: false,
    poolOptions: { threads: { minThreads: 1, maxThreads: 1 } },
    fileParallelism: false,
    runner: "scripts/mutate/runner.mjs",
    sequence: { sequencer: Uphill },
    // A mutation may leave a rejected promise without a handler.
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ["dot"]
  }
})
