// Runs the tests. `npm test` runs those of the folders below; `npm run test:all` runs all, and builds what they need.
// Arguments are passed to the test runner: `npm test -- core/chain`. A run without arguments repeats up to three failed
// files one by one, and names those that passed then.
import { packages, browser, compilers, give, root, run, isStale } from "./ready.mjs"
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, sep } from "node:path"

/** The folders of `npm test`. All other tests run only in `npm run test:all`. */
const daily = ["core", "services", "react", "cli", "fixtures/browser/flows"]
/** The folders whose tests need no build and no browser. */
const fromSource = ["core", "services", "react"]
const isIn = (folders, path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

const isAll = process.argv[2] === "--all"
const args = process.argv.slice(isAll ? 3 : 2)
const paths = args.filter((arg) => existsSync(join(root, arg)))
const areAllIn = (folders) => paths.length > 0 && paths.every((path) => isIn(folders, path))
const isDaily = !isAll && (args.length === 0 || areAllIn(daily))

packages()
if (!areAllIn(fromSource)) {
  browser()
  const { buildAll } = await import("./start.mjs")
  buildAll()
  if (!isDaily) await buildOthers()
}

/** Builds what only `npm run test:all` needs: other compilers, the gallery, and the shipped types. */
async function buildOthers() {
  compilers()
  // Built once here, as two test files use it at the same time.
  const { buildGallery } = await import("./gallery.mjs")
  buildGallery()
  if (isStale(join(root, "dist/types/index.d.ts"), "core", "services", "react"))
    run(process.execPath, ["scripts/build.mjs", "types"], { stdio: ["ignore", 2, 2] })
}

const folder = mkdtempSync(join(tmpdir(), "latchkey-run-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
// Files that tests or their browsers leave behind are removed with the run.
const temporary = join(folder, "tmp")
mkdirSync(temporary)
/** Runs tests. Returns the status and the files with failures. */
const runTests = (...words) => {
  const list = join(folder, "failed.json")
  rmSync(list, { force: true })
  const { error, status } = spawnSync(process.execPath, [join(root, "node_modules/.bin/vitest"), "run", ...words], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      LATCHKEY_FAILED: list,
      // Garbage collection of short-lived objects takes a sixth of the fault matrix's time.
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=64`,
      TMPDIR: temporary
    }
  })
  if (error) give(`vitest could not be started: ${error.message}`)
  return { status: status ?? 1, failed: existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [] }
}

const isWhole = args.length === 0
const { failed, status } = runTests(...(isWhole && !isAll ? daily.map((name) => join(root, name, sep)) : args))
// Many failures are no accident, and neither is a failure outside of all files.
if (status === 0 || !isWhole || failed.length === 0 || failed.length > 3 || failed.includes("")) process.exit(status)
console.log(`\nRepeated, one file at a time: ${failed.join(", ")}\n`)
const second = runTests(...failed, "--maxWorkers=1", "--minWorkers=1")
if (second.status === 0) console.log(`flaky, fix them: ${failed.join(", ")} failed first and passed when repeated`)
process.exit(second.status)
