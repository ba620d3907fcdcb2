import { availableParallelism } from "node:os"
import { readdirSync, readFileSync } from "node:fs"
import { defineConfig } from "vitest/config"
import { LongestFirst } from "./scripts/tests/longestFirst.ts"

const manifest = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"))

const floors = ["core", "services", "react", "cli", "fixtures", "scripts"]
/**
 * Test files that begin with `@vitest-environment`: they need a page's globals, or a worker in which no other file left
 * anything. WalletConnect's library sets timers of minutes and never stops them.
 */
const apart = floors.flatMap((floor) =>
  readdirSync(new URL(floor, import.meta.url), { recursive: true, encoding: "utf8" })
    .map((file) => `${floor}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith(".browser.test.ts"))
    .filter((file) => readFileSync(new URL(file, import.meta.url), "utf8").startsWith("// @vitest-environment "))
)
/** The cells of the fault matrix: they draw as much as a page does, and React draws as it ships. */
const isCell = (file: string): boolean => file.startsWith("fixtures/faults/edge/cells/")
/** The files that need a page and nothing else of their own. */
const isPage = (file: string): boolean =>
  readFileSync(new URL(file, import.meta.url), "utf8").startsWith("// @vitest-environment happy-dom")
const processors = Math.min(Math.max(availableParallelism(), 2), 4)
/** One more than there are processors: each waits now and then for a timer or a socket. */
const threads = Math.min(processors + 1, 4)
/** Tests with a worker of their own wait more: for sockets, for a chain, for a relay. */
const threadsApart = Math.min(processors + 2, 4)

const unit = {
  setupFiles: ["fixtures/testing/noForeignHosts.ts", "fixtures/testing/betweenTests.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000
}

/**
 * The suites. `unit` needs Node only, and `unit-page` a page: their files share processes with all that they import, and
 * each file of `unit-page` has its own page. `unit-apart` and `unit-cells`, the cells of the fault matrix, have a thread
 * for each file. `browser` drives a real Chromium against a running sandbox, several files at a time, each with its own
 * sandbox; `browser-alone` measures time there, and so has the machine for itself. Suites of one group run at the same
 * time: the threads wait for sockets while the processes compute.
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
          include: apart.filter((file) => !isCell(file) && !isPage(file)),
          pool: "threads",
          sequence: { groupOrder: 0 }
        }
      },
      {
        extends: true,
        test: {
          ...unit,
          name: "unit-page",
          include: apart.filter((file) => !isCell(file) && isPage(file)),
          setupFiles: [...unit.setupFiles, "fixtures/testing/pageTests.ts"],
          sequence: { groupOrder: 0 }
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
          globalSetup: ["fixtures/browser/stage/globalSetup.ts"],
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
          globalSetup: ["fixtures/browser/stage/globalSetup.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          poolOptions: { forks: { singleFork: true } },
          sequence: { groupOrder: 3 }
        }
      }
    ]
  }
})
