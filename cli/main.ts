#!/usr/bin/env node
import { existsSync, readFileSync } from "node:fs"
import { homedir } from "node:os"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import spinner from "yocto-spinner"
import { runProgram } from "./program.ts"

const folder = dirname(fileURLToPath(import.meta.url))
const interrupted = new AbortController()
process.once("SIGINT", () => interrupted.abort())
process.once("SIGTERM", () => interrupted.abort())
// The reader of stdout has closed it (`latchkey wallets | head`), which is not a failure.
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  if (code === "EPIPE") process.exit(0)
  process.stderr.write(`The result could not be printed: ${message}\n`, () => process.exit(1))
})
process.stderr.on("error", () => {})

const readStdin = async (): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of process.stdin) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString("utf8").trim()
}

const ask = (question: string, signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    lines.once("SIGINT", () => interrupted.abort()).once("close", () => resolve(""))
    signal.addEventListener("abort", () => lines.close(), { once: true })
    lines.question(question, (answer) => {
      resolve(answer)
      lines.close()
    })
  })

// Libraries must not print: stdout contains only the result, and stderr our own messages.
for (const name of ["debug", "error", "info", "log", "warn"] as const) console[name] = () => {}

const manifest: unknown = JSON.parse(readFileSync(join(folder, "..", "package.json"), "utf8"))
const version =
  typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : "unknown"
/**
 * Returns the sandbox of this clone, or of the package `latchkey-sandbox` if it is installed; this folder comes first.
 */
const findSandboxProgram = (): string => {
  const inside = join("programs", "sandbox", "sandbox.js")
  const places = [process.cwd(), folder].flatMap((from) => {
    try {
      return [dirname(createRequire(join(from, "here.js")).resolve("latchkey-sandbox/package.json"))]
    } catch {
      return [] // not installed there
    }
  })
  const programs = [join(folder, inside), ...places.map((place) => join(place, "dist", inside))]
  return programs.find((file) => existsSync(file)) ?? join(folder, inside)
}
const { env, stderr } = process
const colours = stderr.isTTY === true && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb"
/** True if a run shows its progress with control codes, which NO_COLOR turns off. */
const showsProgress = colours && (env["CI"] ?? "") === ""

process.exitCode = await runProgram(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  env,
  interactive: process.stdin.isTTY === true,
  stdin: readStdin,
  lines: () => createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator](),
  ask,
  columns: stderr.isTTY === true ? stderr.columns : undefined,
  width: process.stdout.isTTY === true ? process.stdout.columns : undefined,
  colours,
  ...(showsProgress
    ? {
        progress: (flow: string) => {
          const turning = spinner({ text: flow, stream: stderr }).start()
          return () => void turning.stop()
        }
      }
    : {}),
  home: homedir(),
  flowFolders: [join(folder, "flows"), join(folder, "..", "fixtures", "flows")],
  scriptFolders: [join(folder, "scripts"), join(folder, "..", "fixtures", "scripts")],
  pageFolder: join(folder, "host"),
  sandboxProgram: findSandboxProgram(),
  version,
  signal: interrupted.signal
})
// Wait for slow readers: data that a pipe has not read yet is lost when the process ends.
for (const stream of [process.stdout, process.stderr])
  await new Promise<void>((resolve) => stream.write("", () => resolve()))
// WalletConnect's library leaves timers that run for minutes; the result does not depend on them.
setTimeout(() => process.exit(), 100).unref()
