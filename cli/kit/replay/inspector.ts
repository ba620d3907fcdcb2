import * as Effect from "effect/Effect"
import { createServer, type Server } from "node:http"
import { createStateWriter } from "../../../core/kit/report/bugFile.ts"
import { asWritten } from "../../../core/kit/report/documentOf.ts"
import type { Replayed, ReplayedEvent } from "../../../core/kit/report/replayBugFile.ts"
import { page, script, style } from "./inspectorFiles.ts"

/** A replay, as the inspector shows it. */
export interface Inspected {
  /** The description of the file, and the outcome of the replay. */
  readonly about: string
  readonly replayed: Replayed
  /** Returns the name of an event. */
  readonly getName: (event: ReplayedEvent) => string
}

/** A response: its content type and its text. */
type Answer = readonly [type: string, text: string]

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/**
 * Returns the inspector's responses, by path. A state is serialized on request, because a file may have thousands of
 * events.
 */
const formatAnswers = ({
  about,
  getName,
  replayed: { before, steps }
}: Inspected): ((path: string) => Answer | undefined) => {
  const { rooms } = createStateWriter(asWritten)
  const files: Readonly<Record<string, Answer>> = {
    "/": ["text/html; charset=utf-8", page],
    "/inspector.css": ["text/css; charset=utf-8", style],
    "/inspector.js": ["text/javascript; charset=utf-8", script]
  }
  return (path) => {
    if (Object.hasOwn(files, path)) return files[path]
    if (path === "/events.json") {
      const events = steps.map((step) => ({
        number: step.number,
        millis: step.millis,
        name: getName(step),
        changed: step.changed
      }))
      return ["application/json", JSON.stringify({ about, events })]
    }
    const index = Number(/^\/state\/(\d{1,5})\.json$/.exec(path)?.[1] ?? Number.NaN)
    const step = steps[index - 1]
    if (index !== 0 && step === undefined) return undefined
    return ["application/json", JSON.stringify({ event: step?.event ?? null, rooms: rooms(step?.state ?? before) })]
  }
}

/**
 * Serves the inspector of a replay on loopback, on a free port, until the scope ends, and returns its address. It only
 * answers requests to this machine's names: another host name that resolves to it is rejected.
 */
export const startInspector = (inspected: Inspected) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.async<Server>((resume) => {
        const answer = formatAnswers(inspected)
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
          response.end(found?.[1] ?? "Not found.\n")
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
      const address = server.address()
      return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    }
  )
