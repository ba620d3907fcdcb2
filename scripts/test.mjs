// Runs all tests, including the browser's. `npm test`; arguments are passed to the test runner: `npm test --
// core/chain`. A whole run looks a second time at the few files that failed, one by one, and names what passed then.
import { packages, browser, compilers, give, root, run, stale } from "./ready.mjs"
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

packages()
compilers()
browser()
const { buildAll } = await import("./start.mjs")
buildAll()
// Two files look at it at the same time: whoever comes second would find it half built.
const { buildGallery } = await import("./gallery.mjs")
buildGallery()
// The documents' examples are compiled against the types as they ship.
if (stale(join(root, "dist/types/index.d.ts"), "core", "services", "react"))
  run(process.execPath, ["scripts/build.mjs", "types"], { stdio: ["ignore", 2, 2] })

const folder = mkdtempSync(join(tmpdir(), "latchkey-run-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
// What a test or its browser leaves behind goes with the run.
const temporary = join(folder, "tmp")
mkdirSync(temporary)
/** Runs tests, and tells with which status and in which files something failed. */
const tests = (...args) => {
  const list = join(folder, "failed.json")
  rmSync(list, { force: true })
  const { error, status } = spawnSync(process.execPath, [join(root, "node_modules/.bin/vitest"), "run", ...args], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      LATCHKEY_FAILED: list,
      // A sixth of what the fault matrix takes is the collection of what was needed for a moment.
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=64`,
      TMPDIR: temporary
    }
  })
  if (error) give(`vitest could not be started: ${error.message}`)
  return { status: status ?? 1, failed: existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [] }
}

const args = process.argv.slice(2)
const { failed, status } = tests(...args)
// More than a few are no accident of the machine, and neither is what ran in no file.
if (status === 0 || args.length > 0 || failed.length === 0 || failed.length > 3 || failed.includes(""))
  process.exit(status)
console.log(`\nA second look, one file at a time: ${failed.join(", ")}\n`)
const second = tests(...failed, "--maxWorkers=1", "--minWorkers=1")
if (second.status === 0) console.log(`unsteady, and to be mended: ${failed.join(", ")} failed first and passed alone`)
process.exit(second.status)
