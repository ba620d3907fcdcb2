// Types, lint, layering, documents, failures, unused code. `npm run check`.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { packages, root } from "./ready.mjs"

packages()
const steps = [
  ["types", "tsc", "-p", "tsconfig.json"],
  ["format", "biome", "format", "--max-diagnostics=40"],
  ["lint", "biome", "lint", "--error-on-warnings", "--max-diagnostics=40"],
  ["entries", null, "scripts/entries.mjs"],
  ["layering", null, "scripts/layering.mjs"],
  ["words", null, "scripts/words.mjs"],
  ["texts", null, "scripts/texts.mjs"],
  ["time", null, "scripts/time.mjs"],
  ["messages", null, "scripts/posts.mjs"],
  ["documents", null, "scripts/docs.mjs"],
  ["reference", null, "scripts/reference.mjs"],
  ["failures", null, "scripts/failures.mjs"],
  ["unused", "knip", "--no-progress", "--include", "files,dependencies,unlisted,exports,types,duplicates"]
]
let failed = 0
for (const [what, command, ...args] of steps) {
  const words = command === null ? args : [join(root, "node_modules/.bin", command), ...args]
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" })
  console.log(`${status === 0 ? "ok  " : "FAIL"} ${what}`)
  if (status !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)
