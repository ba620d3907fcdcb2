// Starts the sandbox and the demo page, and prints `ready <url>`. `npm start`.
import { spawn } from "node:child_process"
import { join } from "node:path"
import { packages, root, run, isStale } from "./ready.mjs"

packages()
export const buildAll = () => {
  const builds = [
    ["host", "dist/host/index.js", ["core", "services", "react"]],
    ["pages", "dist/pages/wallet/index.html", ["core", "services", "react", "fixtures/pages", "fixtures/wallets"]],
    ["terminal", "dist/latchkey.js", ["core", "services", "cli", "fixtures/flows"]],
    ["sandbox", "dist/programs/sandbox/sandbox.js", ["core", "services", "fixtures"]]
  ]
    .filter(([, output, folders]) => isStale(join(root, output), ...folders))
    .map(([name]) => name)
  if (builds.length > 0) run(process.execPath, ["scripts/build.mjs", ...builds], { stdio: ["ignore", 2, 2] })
}

/** Starts the built sandbox, which ends with this process. Returns the demo page's address. */
export const startSandbox = async (port) => {
  const sandbox = spawn(process.execPath, [join(root, "dist/programs/sandbox/sandbox.js")], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LATCHKEY_PORT: process.env.LATCHKEY_PORT ?? port }
  })
  process.on("exit", () => sandbox.kill("SIGTERM"))
  return new Promise((done, fail) => {
    sandbox.stdout.on("data", (text) => /^ready (\S+)/m.test(text) && done(/^ready (\S+)/m.exec(text)[1]))
    sandbox.on("exit", (code) => fail(new Error(`the sandbox ended with ${code}`)))
  })
}

if (process.argv[1] === import.meta.filename) {
  buildAll()
  const sandbox = spawn(process.execPath, [join(root, "dist/programs/sandbox/sandbox.js")], {
    cwd: root,
    // When this process is killed, the channel closes and the sandbox ends.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, LATCHKEY_PRICES: process.env.LATCHKEY_PRICES ?? "moving" }
  })
  // A killed npm forwards no signal to a script below its shell: the sandbox ends when its parent is gone.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && sandbox.kill("SIGTERM"), 500).unref()
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => sandbox.kill(signal))
  sandbox.on("exit", (code) => process.exit(code ?? 0))
}
