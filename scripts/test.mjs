// Runs all tests, including the browser's. `npm test`; arguments are passed to the test runner: `npm test --
// core/chain`.
import { packages, browser, compilers, root, run } from "./ready.mjs"
import { join } from "node:path"

packages()
compilers()
browser()
const { buildAll } = await import("./start.mjs")
buildAll()
run(process.execPath, [join(root, "node_modules/.bin/vitest"), "run", ...process.argv.slice(2)])
