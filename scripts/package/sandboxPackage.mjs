// Packs the sandbox as a package of the same version: `latchkey-sandbox`. It contains the built program and pages; the
// chains' programs and native modules, which depend on the platform, are its dependencies.
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"
import { folder, root } from "../ready.mjs"
import { notePackages, sandboxBundles, writeThirdParty } from "./thirdParty.mjs"

const anvil = "@foundry-rs/anvil"
const litesvm = JSON.parse(readFileSync(join(root, "node_modules/litesvm/package.json"), "utf8"))

/**
 * Bundles the Solana chain's library next to the program, without its native modules. Installed, its dependencies would
 * require a newer Node than the sandbox.
 */
const bundleLitesvm = (outDir) =>
  build({
    configFile: false,
    logLevel: "error",
    root,
    plugins: [notePackages("litesvm")],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, "node_modules/litesvm", litesvm.main),
      outDir,
      emptyOutDir: false,
      target: "node20",
      copyPublicDir: false,
      rolldownOptions: {
        external: [/\.node$/, /^litesvm-/],
        output: { format: "cjs", entryFileNames: "litesvm.cjs", codeSplitting: false, minify: true }
      }
    }
  })

const start = `#!/usr/bin/env node
import "./programs/sandbox/sandbox.js"
`
const readme = `# The sandbox of Latchkey

\`npx latchkey sandbox\` starts it where this package is installed: chains, services, a relay, wallets, and a page with the
kit in it, on this machine only. It prints \`ready <address>\` and runs until it is interrupted.
`

/** Writes the package to dist/sandbox-package, from the built parts \`sandbox\` and \`pages\`. */
export const writeSandboxPackage = async () => {
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
    dependencies: { [anvil]: devDependencies[anvil] },
    // One package per platform.
    optionalDependencies: litesvm.optionalDependencies
  }
  await bundleLitesvm(join(into, "dist/programs/sandbox"))
  writeFileSync(join(into, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(into, "dist/start.js"), start)
  chmodSync(join(into, "dist/start.js"), 0o755)
  writeFileSync(join(into, "README.md"), readme)
  writeThirdParty(manifest, sandboxBundles, join(into, "dist"))
  cpSync(join(root, "LICENSE"), join(into, "LICENSE"))
}
