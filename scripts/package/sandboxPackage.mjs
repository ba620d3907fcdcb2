// The sandbox as a package of its own, of the same version: `latchkey-sandbox`. It has the program and the pages as the
// build left them; the chains' programs, which are for one platform each, are its dependencies.
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { folder, root } from "../ready.mjs"

/** Packages of the sandbox that no bundle holds. */
const chains = ["@foundry-rs/anvil", "litesvm"]
const start = `#!/usr/bin/env node
import "./programs/sandbox/sandbox.js"
`
const readme = `# The sandbox of Latchkey

\`npx latchkey sandbox\` starts it where this package is installed: chains, services, a relay, wallets, and a page with the
kit in it, on this machine alone. It prints \`ready <address>\` and runs until it is interrupted.
`

/** Puts the package together in dist/sandbox-package, of what the parts \`sandbox\` and \`pages\` of the build made. */
export const writeSandboxPackage = () => {
  const { devDependencies, engines, license, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const into = join(root, "dist/sandbox-package")
  rmSync(into, { recursive: true, force: true })
  for (const part of ["programs/sandbox", "pages"])
    cpSync(join(root, "dist", part), join(folder(into), "dist", part), {
      recursive: true,
      filter: (file) => !file.endsWith(".vite")
    })
  const manifest = {
    name: "latchkey-sandbox",
    version,
    description: "The world of Latchkey on one machine: chains, services, relay, wallets and a demo page.",
    license,
    type: "module",
    engines,
    bin: { "latchkey-sandbox": "dist/start.js" },
    files: ["dist"],
    dependencies: Object.fromEntries(chains.map((name) => [name, devDependencies[name]]))
  }
  writeFileSync(join(into, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(into, "dist/start.js"), start)
  chmodSync(join(into, "dist/start.js"), 0o755)
  writeFileSync(join(into, "README.md"), readme)
  cpSync(join(root, "LICENSE"), join(into, "LICENSE"))
}
