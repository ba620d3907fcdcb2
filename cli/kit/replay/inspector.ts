import * as Effect from "effect/Effect"
import { createServer, type Server } from "node:http"
import { stateWriter } from "../../../core/kit/report/bugFile.ts"
import { asWritten } from "../../../core/kit/report/documentOf.ts"
import type { Replayed, ReplayedEvent } from "../../../core/kit/report/replayBugFile.ts"
import { page, script, style } from "./inspectorFiles.ts"

/** A replay as the inspector shows it. */
export interface Inspected {
  /** What the file is, and how the replay ended. */
  readonly about: string
  readonly replayed: Replayed
  /** What an event is called. */
  readonly nameOf: (event: ReplayedEvent) => string
}

/** An answer: its type and its text. */
type Answer = readonly [type: string, text: string]

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/** What the inspector answers, by path. A state is written when it is asked for: a file may have thousands. */
const answers = ({ about, nameOf, replayed: { before, steps } }: Inspected): ((path: string) => Answer | undefined) => {
  const { rooms } = stateWriter(asWritten)
  const files: Readonly<Record<string, Answer>> = {
    "/": ["text/html; charset=utf-8", page],
    "/inspector.css": ["text/css; charset=utf-8", style],
    "/inspector.js": ["text/javascript; charset=utf-8", script]
  }
  return (path) => {
    if (Object.hasOwn(files, path)) return files[path]
    if (path === "/events.json") {
      const events = steps.map((one) => ({
        number: one.number,
        millis: one.millis,
        name: nameOf(one),
        changed: one.changed
      }))
      return ["application/json", JSON.stringify({ about, events })]
    }
    const index = Number(/^\/state\/(\d{1,5})\.json$/.exec(path)?.[1] ?? Number.NaN)
    const one = steps[index - 1]
    if (index !== 0 && one === undefined) return undefined
    return ["application/json", JSON.stringify({ event: one?.event ?? null, rooms: rooms(one?.state ?? before) })]
  }
}

/**
 * Serves the inspector of a replay on loopback, on a port that is free, until the scope ends, and returns its address.
 * It answers this machine's own pages alone: a name that somebody else leads here is refused.
 */
export const inspector = (inspected: Inspected) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.async<Server>((resume) => {
        const answer = answers(inspected)
        const server = createServer((request, response) => {
          const { host = "" } = request.headers
          const found =
            request.method === "GET" && /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)
              ? answer(request.url ?? "")
              : undefined
          response.writeHead(found === undefined ? 404 : 200, {
            "content-type": found?.[0] ?? "text/plain",
            "content-security-policy": policy,
            "x-content-type-options": "nosniff",
            "cache-control": "no-store"
          })
          response.end(found?.[1] ?? "There is nothing here.\n")
        })
        server.listen(0, "127.0.0.1", () => resume(Effect.succeed(server)))
      }),
      (server) =>
        Effect.async<void>((resume) => {
          server.closeAllConnections()
          server.close(() => resume(Effect.void))
        })
    ),
    (server) => {
      const at = server.address()
      return `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
    }
  )
