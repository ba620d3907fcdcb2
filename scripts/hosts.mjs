// Installs the packed tarball in small apps of real frameworks, builds and serves them, and opens each in Chromium with a
// wallet on the page. `npm run hosts`; names take some alone: `npm run hosts -- vite`. Nightly and before a release, not a
// part of `npm run test:all`: the apps' packages come from npm, into LATCHKEY_HOSTS or a folder of the system's for such files.
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hosts } from "../fixtures/hosts/hosts.mjs"
import { visit } from "./hosts/visit.mjs"
import { tableLines } from "./browsers/table.mjs"
import { browser, folder, give, packages, root } from "./ready.mjs"

const asked = process.argv.slice(2)
const strange = asked.filter((name) => !(name in hosts))
if (strange.length > 0) give(`There is no ${strange.join(", ")}. Hosts: ${Object.keys(hosts).join(", ")}.`)
const names = Object.keys(hosts).filter((name) => asked.length === 0 || asked.includes(name))

packages()
const executablePath = browser()
const cache = folder(process.env.LATCHKEY_HOSTS || join(tmpdir(), "latchkey-hosts"))
const minutes = (count) => count * 60_000

/** Runs a command to its end. Gives what it said, and throws that if it fails. */
const run = (cwd, command, args) => {
  const { error, status, stderr, stdout } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    timeout: minutes(10),
    env: { ...process.env, CI: "1", NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "", NO_COLOR: "1" },
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
const [tarball] = readdirSync(tarballs)

/** The packages of a group of apps, installed unless they are, and Latchkey as it was just packed. Gives its size. */
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
  run(place, "tar", ["-xzf", join(tarballs, tarball), "-C", own, "--strip-components=1"])
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
    const here = app === "." ? place : folder(join(place, app))
    const from = join(root, "fixtures/hosts", group, app)
    cpSync(from, here, { recursive: true })
    const began = Date.now()
    console.error(`${name}: building …`)
    const said = run(
      here,
      process.execPath,
      build.map((word) => word.replace("node_modules", join(place, "node_modules")))
    )
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    // What a framework says of its own next version, or of a cache that a first build cannot have, is not about our page.
    const warnings = said
      .split("\n")
      .filter(
        (line) =>
          /^\s*(⚠|\(!\)|warn(ing)?\b)/i.test(line) &&
          !/Future Flag|No build cache found/.test(line) &&
          known?.test(line) !== true
      )
    const { millis } = await visit({ answer, executablePath, here, place, serve })
    rows.push([name, `${megabytes} MB`, `${seconds} s`, String(warnings.length), `${millis} ms`, answer])
    if (warnings.length > 0) failures.push(`${name}: its build warns:\n${warnings.join("\n")}`)
    console.error(`${name}: holds`)
  } catch (cause) {
    rows.push([name, "", "", "", "", "FAILED"])
    failures.push(`${name}: ${cause.message}`)
    console.error(failures.at(-1))
  }
}
console.log(tableLines(rows).join("\n"))
if (failures.length > 0) console.log(`\n${failures.join("\n")}`)
process.exit(failures.length === 0 ? 0 : 1)
