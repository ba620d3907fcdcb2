// Packs the package and installs it in projects of other frameworks and libraries.
import { spawnSync } from "node:child_process"
import { readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { folder, give, root } from "../ready.mjs"

/** The folder with the installed packages: LATCHKEY_HOSTS, or one in the system's temporary folder. */
export const cacheFolder = (...parts) =>
  folder(join(process.env.LATCHKEY_HOSTS || join(tmpdir(), "latchkey-hosts"), ...parts))

/** Returns the names given as arguments, or all. Ends the script on an unknown name. */
export const readRequestedNames = (all, kind) => {
  const requested = process.argv.slice(2)
  const unknown = requested.filter((name) => !(name in all))
  if (unknown.length > 0) give(`There is no ${unknown.join(", ")}. ${kind}: ${Object.keys(all).join(", ")}.`)
  return Object.keys(all).filter((name) => requested.length === 0 || requested.includes(name))
}

/** Runs a command to its end. Returns its output, and throws it if the command fails. */
export const run = (cwd, command, args) => {
  const { error, status, stderr, stdout } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    timeout: 600_000,
    env: { ...process.env, CI: "1", NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "", NO_COLOR: "1" },
    shell: process.platform === "win32"
  })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`)
  return `${stdout}${stderr}`
}

/** Packs the package. Returns the tarball's path. */
export const pack = (cache) => {
  const tarballs = folder(join(cache, "tarballs"))
  for (const name of readdirSync(tarballs)) rmSync(join(tarballs, name))
  console.error("Packing …")
  run(root, "npm", ["pack", "--pack-destination", tarballs, "--loglevel=error"])
  return join(tarballs, readdirSync(tarballs)[0])
}
