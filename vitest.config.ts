import { defineConfig } from "vitest/config"

/** Two suites: `unit` needs Node alone; `browser` drives a real Chromium against a running sandbox. */
export default defineConfig({
  test: {
    reporters: ["default", "./scripts/summary.mjs"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{core,services,react,cli,fixtures,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.browser.test.ts"]
        }
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["{react,fixtures}/**/*.browser.test.ts"],
          globalSetup: ["fixtures/browser/globalSetup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: "forks",
          poolOptions: { forks: { singleFork: true } }
        }
      }
    ]
  }
})
