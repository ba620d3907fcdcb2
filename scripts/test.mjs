// Runs all tests, including the browser's. `npm test`; arguments are passed to the test runner: `npm test --
// core/chain`.
import { packages, browser, compilers, root, run, stale } from "./ready.mjs"
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
run(process.execPath, [join(root, "node_modules/.bin/vitest"), "run", ...process.argv.slice(2)])
