// Installs the packed tarball with npm and pnpm in projects with other versions of the libraries that it works with,
// and imports every entry there. `npm run peers`; names select projects: `npm run peers -- effect-4`. Nightly and
// before a release: the packages come from npm and are cached in LATCHKEY_HOSTS or a temporary folder.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { tableLines } from "../fixtures/engines/table.mjs"
import { projects } from "../fixtures/hosts/projects.mjs"
import { cacheFolder, pack, readRequestedNames, run } from "./package/pack.mjs"
import { recordResult } from "./package/runResults.mjs"
import { folder, packages, root } from "./ready.mjs"

const pnpmVersion = "10.34.9"
const names = readRequestedNames(projects, "Projects")
packages()
const cache = cacheFolder("peers")
const tarball = pack(cache)

/** Returns pnpm's program, which npm installs into a folder of its own. */
const pnpm = () => {
  const place = folder(join(cache, "pnpm"))
  const program = join(place, "node_modules/pnpm/bin/pnpm.cjs")
  if (!existsSync(program)) {
    writeFileSync(join(place, "package.json"), '{ "private": true }')
    run(place, "npm", ["install", `pnpm@${pnpmVersion}`, "--ignore-scripts", "--no-audit", "--no-fund"])
  }
  return program
}
const managers = {
  npm: (place, list) => run(place, "npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...list]),
  pnpm: (place, list) => run(place, process.execPath, [pnpm(), "add", "--ignore-scripts", ...list])
}

/** Returns the files that a document contains: code whose first line is a comment with the file's name. */
const findFiles = (document) =>
  [
    ...readFileSync(join(root, document), "utf8").matchAll(/^```\w+[^\n]*\n\/\/ (\S+\.(?:js|tsx?))\n([\s\S]*?)^```/gm)
  ].map(([, file, text]) => [file, text])

/** Installs the project, then the tarball, and imports the entries. Returns the sentences that the entries print. */
const tryProject = (name, manager) => {
  const { installed, entries, runs } = projects[name]
  const place = join(cache, `${name}-${manager}`)
  rmSync(place, { recursive: true, force: true })
  folder(place)
  writeFileSync(join(place, "package.json"), '{ "name": "host", "private": true, "type": "module" }')
  if (installed.length > 0) managers[manager](place, installed)
  managers[manager](place, [tarball])
  if (runs !== undefined) {
    for (const [file, text] of findFiles(runs.document)) writeFileSync(join(place, file), text)
    run(place, process.execPath, runs.args)
    return ""
  }
  cpSync(join(root, "fixtures/hosts/visitEntries.mjs"), join(place, "visit.mjs"))
  return run(place, process.execPath, ["visit.mjs", ...entries])
}

const rows = [["", "npm", "pnpm"]]
const failures = []
for (const name of names) {
  const results = Object.keys(managers).map((manager) => {
    try {
      const lines = tryProject(name, manager)
        .split("\n")
        .filter((line) => line !== "")
      const { prints = [] } = projects[name]
      const fits = lines.length === prints.length && prints.every((part) => lines.some((line) => line.startsWith(part)))
      if (!fits) failures.push(`${name}, ${manager}: printed\n${lines.join("\n")}\nand not\n${prints.join("\n")}`)
      return fits ? "ok" : "OTHER"
    } catch (cause) {
      failures.push(`${name}, ${manager}: ${cause.message}`)
      return "FAILED"
    }
  })
  rows.push([name, ...results])
  recordResult(
    "peers",
    name,
    results.every((result) => result === "ok")
  )
  console.error(rows.at(-1).join("  "))
}
console.log(tableLines(rows).join("\n"))
if (failures.length > 0) console.log(`\n${failures.join("\n\n")}`)
process.exit(failures.length === 0 ? 0 : 1)
