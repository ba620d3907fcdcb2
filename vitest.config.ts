import { availableParallelism } from "node:os"
import { readdirSync, readFileSync } from "node:fs"
import { defineConfig } from "vitest/config"
import { LongestFirst } from "./scripts/tests/longestFirst.ts"

const manifest = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"))

const floors = ["core", "services", "react", "cli", "fixtures", "scripts"]
/**
 * Test files that say `@vitest-environment`: each has a worker of its own, with a page's globals, or with nothing that
 * another file left. WalletConnect's library sets timers of minutes and never stops them.
 */
const apart = floors.flatMap((floor) =>
  readdirSync(new URL(floor, import.meta.url), { recursive: true, encoding: "utf8" })
    .map((file) => `${floor}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith(".browser.test.ts"))
    .filter((file) => readFileSync(new URL(file, import.meta.url), "utf8").startsWith("// @vitest-environment "))
)
/** The cells of the fault matrix: they draw as much as a page does, and React draws as it ships. */
const isCell = (file: string): boolean => file.startsWith("fixtures/faults/edge/cells/")
const processors = Math.min(Math.max(availableParallelism(), 2), 4)
/** One more than there are processors: each waits now and then for a timer or a socket. */
const threads = Math.min(processors + 1, 4)
/** Those apart wait more: for sockets, for a chain, for a relay. */
const threadsApart = Math.min(processors + 2, 4)

const unit = {
  setupFiles: ["fixtures/testing/noForeignHosts.ts", "fixtures/testing/betweenTests.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000
}

/**
 * Four suites, one after another: `unit` needs Node alone, and its files share two processes or more with all that they
 * import; `unit-apart` are those that say which environment they want, each in a thread of its own, and `unit-cells`
 * those of the fault matrix among them; `browser` drives a real Chromium against a running sandbox, some files at a time,
 * each with a sandbox of its own; `browser-alone` measures time there, and so has the machine for itself.
 */
export default defineConfig({
  define: { LATCHKEY_VERSION: JSON.stringify(manifest.version) },
  test: {
    reporters: ["default", "./fixtures/faults/edge/count/CellReporter.ts", "./scripts/tests/summary.mjs"],
    // What is slow is the machine: nothing that is waited for is waited for briefly.
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongestFirst },
    pool: "forks",
    // Whether a pool isolates is one answer for all suites in it: forks are shared, threads are not.
    poolOptions: {
      forks: { isolate: false, minForks: 2, maxForks: threads },
      threads: { isolate: true, minThreads: 2, maxThreads: threadsApart }
    },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: "unit",
          include: floors.map((floor) => `${floor}/**/*.test.{ts,tsx}`),
          exclude: ["**/*.browser.test.ts", ...apart],
          sequence: { groupOrder: 0 }
        }
      },
      {
        extends: true,
        test: {
          ...unit,
          name: "unit-apart",
          include: apart.filter((file) => !isCell(file)),
          pool: "threads",
          sequence: { groupOrder: 1 }
        }
      },
      {
        extends: true,
        esbuild: { jsxDev: false },
        test: {
          ...unit,
          name: "unit-cells",
          include: apart.filter(isCell),
          env: { NODE_ENV: "production" },
          pool: "threads",
          sequence: { groupOrder: 1 }
        }
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["{react,fixtures}/**/*.browser.test.ts"],
          exclude: ["fixtures/browser/alone/**"],
          setupFiles: ["fixtures/testing/betweenTests.ts"],
          globalSetup: ["fixtures/browser/globalSetup.ts"],
          // A walk through all views takes half a minute, and many times that on a machine that is busy.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 2 }
        }
      },
      {
        extends: true,
        test: {
          name: "browser-alone",
          include: ["fixtures/browser/alone/*.browser.test.ts"],
          setupFiles: ["fixtures/testing/betweenTests.ts"],
          globalSetup: ["fixtures/browser/globalSetup.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          poolOptions: { forks: { singleFork: true } },
          sequence: { groupOrder: 3 }
        }
      }
    ]
  }
})
