import { createServer } from "node:http"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Host } from "./run/host.ts"
import { program } from "./program.ts"

/** How a run went: what it printed, line by line, and its exit code. */
export interface Seen {
  readonly out: ReadonlyArray<string>
  readonly err: ReadonlyArray<string>
  readonly code: number
}

/** Runs the whole program in a home folder of its own. */
export const runIn = async (home: string, args: ReadonlyArray<string>, host: Partial<Host> = {}): Promise<Seen> => {
  const out: Array<string> = []
  const err: Array<string> = []
  const code = await program(args, {
    out: (text) => void out.push(...text.split("\n")),
    err: (text) => void err.push(...text.split("\n")),
    env: {}, interactive: true, stdin: async () => "", colours: false, home, version: "0.0.0",
    flowFolders: [join(import.meta.dirname, "..", "fixtures", "flows")],
    scriptFolders: [join(import.meta.dirname, "..", "fixtures", "scripts")],
    sandboxProgram: join(import.meta.dirname, "..", "dist", "programs", "sandbox", "sandbox.js"), ...host
  })
  return { out, err, code }
}

/** A folder that nothing else uses. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), "latchkey-test-"))

/** Runs the whole program on the recordings that ship. */
export const run = (...args: ReadonlyArray<string>): Promise<Seen> => runIn(freshFolder(), args)

/** The one document that `--json` printed. */
export const document = ({ out }: Seen): {
  readonly ok: boolean
  readonly flow: string
  readonly data?: unknown
  readonly warnings?: ReadonlyArray<string>
  readonly error?: { readonly code: string; readonly tag: string; readonly message: string; readonly hint: string | null; readonly retryable: boolean; readonly sent?: ReadonlyArray<unknown> }
  readonly meta: unknown
} =>
  JSON.parse(out.join("\n"))

/** A server before another one. */
export interface Between {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Hands every request on to `target`, and its answer back. `seen` hears of each first: it may name another path, or say
 * that none is to be answered.
 */
export const between = async (target: string, seen: (path: string, body: string) => string | "never" | undefined): Promise<Between> => {
  const server = createServer(async (request, response) => {
    const parts: Array<Buffer> = []
    for await (const part of request) parts.push(Buffer.from(part))
    const body = Buffer.concat(parts).toString()
    const path = request.url ?? "/"
    const next = seen(path, body) ?? path
    if (next === "never") return
    const { method = "GET" } = request
    const answer = await fetch(`${target}${next}`, { method, ...(body === "" ? {} : { body, headers: { "content-type": request.headers["content-type"] ?? "application/json" } }) })
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "application/json" })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  return {
    url: `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`,
    close: () => new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  }
}
