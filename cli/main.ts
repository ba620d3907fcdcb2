#!/usr/bin/env node
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { program } from "./program.ts"
import { version } from "./version.ts"

const here = dirname(fileURLToPath(import.meta.url))
const interrupted = new AbortController()
process.once("SIGINT", () => interrupted.abort())
process.once("SIGTERM", () => interrupted.abort())

const stdin = async (): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of process.stdin) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString("utf8").trim()
}

process.exitCode = await program(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  env: process.env,
  interactive: process.stdin.isTTY === true,
  stdin,
  colours: process.stdout.isTTY === true && (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb",
  home: homedir(),
  flowFolders: [join(here, "flows"), join(here, "..", "fixtures", "flows")],
  version,
  signal: interrupted.signal
})
