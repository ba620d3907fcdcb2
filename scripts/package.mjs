// Builds the parts of the package that are older than their sources, and checks that no file named in package.json is
// missing. npm runs it after an install in the clone, before it packs, and when it installs from git.
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { restoreManifest } from "./package/manifest.mjs"
import { give, root, run, isStale } from "./ready.mjs"

restoreManifest()

const parts = [
  ["host", "dist/host/index.js", ["core", "services", "react"]],
  ["terminal", "dist/latchkey.js", ["core", "services", "cli", "fixtures/flows"]],
  ["effect", "dist/effect/core.js", ["core", "services"]],
  ["types", "dist/types/index.d.ts", ["core", "services", "react"]]
]
const old = parts.filter(([, output, folders]) => isStale(join(root, output), ...folders)).map(([name]) => name)
if (old.length > 0) run(process.execPath, ["scripts/build.mjs", ...old], { stdio: ["ignore", 2, 2] })
if (isStale(join(root, "dist/SKILL.md"), "README.md", "docs", "core", "cli", "scripts/documents"))
  run(process.execPath, ["scripts/docs.mjs"], { stdio: ["ignore", 2, 2] })

const { bin, exports, files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
const entries = Object.values(exports).flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry)))
const missing = [...Object.values(bin), ...entries, ...files].filter(
  (file) => !file.includes("*") && !existsSync(join(root, file))
)
if (missing.length > 0) give(`The package would lack ${missing.join(", ")}: run npm run build.`)
