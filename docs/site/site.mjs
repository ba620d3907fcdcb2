// Builds the documentation site to dist/site with VitePress, whose packages are in this folder only. `npm run site`;
// `-- --serve` serves it on this machine, `-- --check` checks the links, the search, the appearance and the accessibility.
import { spawn, spawnSync } from "node:child_process"
import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { packages, root, run } from "../../scripts/ready.mjs"

const folder = import.meta.dirname
const vitepress = join(folder, "node_modules/vitepress/bin/vitepress.js")
packages()
const lock = join(folder, "package-lock.json")
const installed = join(folder, "node_modules/.package-lock.json")
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs)
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"], {
    cwd: folder,
    shell: process.platform === "win32"
  })
// A size over its limit fails `npm run size`, not the site.
if (!existsSync(join(root, "dist/sizes.txt")))
  spawnSync(process.execPath, [join(root, "scripts/size.mjs")], { cwd: root, stdio: "inherit" })
run(process.execPath, [join(root, "scripts/docs.mjs")])
run(process.execPath, [vitepress, "build", folder])
console.log("The site is in dist/site.")

if (process.argv.includes("--check")) run(process.execPath, [join(folder, "check.mjs")])
if (process.argv.includes("--serve")) {
  const server = spawn(process.execPath, [vitepress, "preview", folder, "--host", "127.0.0.1"], { stdio: "inherit" })
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.kill(signal))
}
