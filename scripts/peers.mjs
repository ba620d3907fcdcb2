// Installs the packed tarball with npm and pnpm in projects that have other versions of the libraries it works with, and
// imports every entry there. `npm run peers`; names select projects: `npm run peers -- effect-4`. Nightly and before a
// release: the packages come from npm, into LATCHKEY_HOSTS or a folder of the system's for such files.
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { tableLines } from "./browsers/table.mjs"
import { projects } from "../fixtures/hosts/projects.mjs"
import { folder, give, packages, root } from "./ready.mjs"

const pnpmVersion = "10.34.9"
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in projects))
if (unknown.length > 0) give(`There is no ${unknown.join(", ")}. Projects: ${Object.keys(projects).join(", ")}.`)
const names = Object.keys(projects).filter((name) => requested.length === 0 || requested.includes(name))

packages()
const cache = folder(join(process.env.LATCHKEY_HOSTS || join(tmpdir(), "latchkey-hosts"), "peers"))

/** Runs a command to its end. Returns its output, and throws it if the command fails. */
const run = (cwd, command, args) => {
  const { error, status, stderr, stdout } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    timeout: 600_000,
    env: { ...process.env, CI: "1", NO_COLOR: "1" },
    shell: process.platform === "win32"
  })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`)
  return `${stdout}${stderr}`
}

const tarballs = folder(join(cache, "tarballs"))
for (const name of readdirSync(tarballs)) rmSync(join(tarballs, name))
console.error("Packing …")
run(root, "npm", ["pack", "--pack-destination", tarballs, "--loglevel=error"])
const tarball = join(tarballs, readdirSync(tarballs)[0])

/** pnpm's program, installed by npm into a folder of its own. */
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

/** The files that a document shows: code whose first line is a comment with the file's name. */
const filesIn = (document) =>
  [
    ...readFileSync(join(root, document), "utf8").matchAll(/^```\w+[^\n]*\n\/\/ (\S+\.(?:js|tsx))\n([\s\S]*?)^```/gm)
  ].map(([, file, text]) => [file, text])

/** Installs the project, then the tarball, and imports the entries. Returns the sentences that the entries printed. */
const tryProject = (name, manager) => {
  const { installed, entries, runs } = projects[name]
  const place = join(cache, `${name}-${manager}`)
  rmSync(place, { recursive: true, force: true })
  folder(place)
  writeFileSync(join(place, "package.json"), '{ "name": "host", "private": true, "type": "module" }')
  if (installed.length > 0) managers[manager](place, installed)
  managers[manager](place, [tarball])
  if (runs !== undefined) {
    for (const [file, text] of filesIn(runs.document)) writeFileSync(join(place, file), text)
    run(place, process.execPath, runs.args)
    return ""
  }
  cpSync(join(root, "scripts/peers/visit.mjs"), join(place, "visit.mjs"))
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
      const { says = [] } = projects[name]
      const fits = lines.length === says.length && says.every((part) => lines.some((line) => line.startsWith(part)))
      if (!fits) failures.push(`${name}, ${manager}: printed\n${lines.join("\n")}\nand not\n${says.join("\n")}`)
      return fits ? "ok" : "OTHER"
    } catch (cause) {
      failures.push(`${name}, ${manager}: ${cause.message}`)
      return "FAILED"
    }
  })
  rows.push([name, ...results])
  console.error(rows.at(-1).join("  "))
}
console.log(tableLines(rows).join("\n"))
if (failures.length > 0) console.log(`\n${failures.join("\n\n")}`)
process.exit(failures.length === 0 ? 0 : 1)
