import { availableParallelism } from "node:os"
import { readFileSync } from "node:fs"
import { defineConfig } from "vitest/config"

const manifest = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"))

/**
 * Three suites, one after another: `unit` needs Node alone; `browser` drives a real Chromium against a running sandbox,
 * two files at a time or more, each with a sandbox of its own; `browser-alone` measures time there, and so has the
 * machine for itself.
 */
export default defineConfig({
  define: { LATCHKEY_VERSION: JSON.stringify(manifest.version) },
  test: {
    reporters: ["default", "./scripts/summary.mjs", "./fixtures/faults/edge/CellReporter.ts"],
    pool: "forks",
    poolOptions: { forks: { minForks: 2, maxForks: Math.min(Math.max(availableParallelism() - 1, 2), 4) } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          setupFiles: ["fixtures/testing/noForeignHosts.ts"],
          include: ["{core,services,react,cli,fixtures,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.browser.test.ts"],
          // What is slow is the machine: no test waits for its own end by the clock.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 }
        }
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["{react,fixtures}/**/*.browser.test.ts"],
          exclude: ["fixtures/browser/alone/**"],
          globalSetup: ["fixtures/browser/globalSetup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 }
        }
      },
      {
        extends: true,
        test: {
          name: "browser-alone",
          include: ["fixtures/browser/alone/*.browser.test.ts"],
          globalSetup: ["fixtures/browser/globalSetup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          poolOptions: { forks: { singleFork: true } },
          sequence: { groupOrder: 2 }
        }
      }
    ]
  }
})
