// Installs the packed tarball in small apps of real frameworks, builds and serves them, and opens each in Chromium with
// a wallet on the page. `npm run hosts`; names select apps: `npm run hosts -- vite`. Nightly and before a release, not
// a part of `npm run test:all`: the apps' packages come from npm and are cached in LATCHKEY_HOSTS or a temporary
// folder.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { hosts } from "../fixtures/hosts/hosts.mjs"
import { visit } from "../fixtures/hosts/visit.mjs"
import { cacheFolder, pack, readRequestedNames, run } from "./package/pack.mjs"
import { recordResult } from "./package/runResults.mjs"
import { tableLines } from "../fixtures/engines/table.mjs"
import { browser, folder, packages, root } from "./ready.mjs"

const names = readRequestedNames(hosts, "Hosts")
packages()
const executablePath = browser()
const cache = cacheFolder()
const tarball = pack(cache)

/** Installs a group's packages, if they changed, and the packed tarball. Returns the folder and the package's size. */
const install = (group) => {
  const place = folder(join(cache, group))
  const own = join(place, "node_modules/latchkey")
  const manifest = readFileSync(join(root, "fixtures/hosts", group, "package.json"), "utf8")
  const mark = join(place, ".installed")
  if (!existsSync(mark) || readFileSync(mark, "utf8") !== manifest) {
    console.error(`Installing the packages of ${group} …`)
    writeFileSync(join(place, "package.json"), manifest)
    run(place, "npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"])
    writeFileSync(mark, manifest)
  }
  rmSync(own, { recursive: true, force: true })
  folder(own)
  run(place, "tar", ["-xzf", tarball, "-C", own, "--strip-components=1"])
  const sizes = readdirSync(own, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name)).length)
  return { place, megabytes: (sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1) }
}

const rows = [["", "installed", "build", "warnings", "wallet shown", "server's answer"]]
const failures = []
for (const name of names) {
  const { answer, app, build, group, known, serve } = hosts[name]
  try {
    const { megabytes, place } = install(group)
    const appFolder = app === "." ? place : folder(join(place, app))
    const from = join(root, "fixtures/hosts", group, app)
    cpSync(from, appFolder, { recursive: true })
    const began = Date.now()
    console.error(`${name}: building …`)
    const output = run(
      appFolder,
      process.execPath,
      build.map((word) => word.replace("node_modules", join(place, "node_modules")))
    )
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    // Ignores what frameworks say about their next version or a missing cache, which is not about our page.
    const warnings = output
      .split("\n")
      .filter(
        (line) =>
          /^\s*(⚠|\(!\)|warn(ing)?\b)/i.test(line) &&
          !/Future Flag|No build cache found/.test(line) &&
          known?.test(line) !== true
      )
    const { millis } = await visit({ answer, executablePath, appFolder, place, serve })
    rows.push([name, `${megabytes} MB`, `${seconds} s`, String(warnings.length), `${millis} ms`, answer])
    recordResult("hosts", name, warnings.length === 0)
    if (warnings.length > 0) failures.push(`${name}: its build warns:\n${warnings.join("\n")}`)
    console.error(`${name}: holds`)
  } catch (cause) {
    rows.push([name, "", "", "", "", "FAILED"])
    recordResult("hosts", name, false)
    failures.push(`${name}: ${cause.message}`)
    console.error(failures.at(-1))
  }
}
console.log(tableLines(rows).join("\n"))
if (failures.length > 0) console.log(`\n${failures.join("\n")}`)
process.exit(failures.length === 0 ? 0 : 1)
