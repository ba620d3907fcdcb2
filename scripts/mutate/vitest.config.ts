import { defineConfig } from "vitest/config"

export default defineConfig({
  define: { LATCHKEY_VERSION: '"0.0.0"' },
  test: { testTimeout: 60_000, include: ["core/**/*.test.ts"], setupFiles: ["fixtures/testing/noForeignHosts.ts"] }
})
