// Starts the sandbox and the demo host page, and prints `ready <url>`. `npm start`.
import { spawn } from "node:child_process"
import { join } from "node:path"
import { packages, root, run, stale } from "./ready.mjs"

packages()
export const buildAll = () => {
  const builds = [
    ["host", "dist/host/index.js", ["core", "services", "react"]],
    ["pages", "dist/pages/wallet/index.html", ["core", "services", "react", "fixtures/pages", "fixtures/wallets"]],
    ["terminal", "dist/latchkey.js", ["core", "services", "cli", "fixtures/flows"]],
    ["sandbox", "dist/programs/sandbox/sandbox.js", ["core", "services", "fixtures"]]
  ]
    .filter(([, output, folders]) => stale(join(root, output), ...folders))
    .map(([name]) => name)
  if (builds.length > 0) run(process.execPath, ["scripts/build.mjs", ...builds], { stdio: ["ignore", 2, 2] })
}

if (process.argv[1] === import.meta.filename) {
  buildAll()
  const sandbox = spawn(process.execPath, [join(root, "dist/programs/sandbox/sandbox.js")], {
    cwd: root,
    // The channel closes when this process is killed, and the sandbox ends with it.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, LATCHKEY_PRICES: process.env.LATCHKEY_PRICES ?? "moving" }
  })
  // npm that is killed forwards nothing to a script below its shell: without a parent, the sandbox has no user.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && sandbox.kill("SIGTERM"), 500).unref()
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => sandbox.kill(signal))
  sandbox.on("exit", (code) => process.exit(code ?? 0))
}
