import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Hiding, redact } from "../redaction/redact.ts"
import { type HttpAnswer, type HttpRequest, Transport } from "../http/Transport.ts"
import type { RecordedRequest } from "../recording/Flow.ts"
import { getEndpoint } from "./endpointOf.ts"
import { createRecordingMissing } from "./RecordingMissing.ts"
import { answerTo, getKey, type RequestMatch } from "./requestKey.ts"

/**
 * The parameters of a replay: the recordings, the names of its endpoints, and the command that records what is missing.
 */
export interface Replay extends Hiding {
  readonly requests: ReadonlyArray<RecordedRequest>
  readonly recordWith: string
}

/**
 * Serves requests from recordings and never from the network. Several recordings of one request are served in order,
 * then the last one repeatedly. A request without a recording is a defect, so that no fallback can hide it.
 */
export const replayLayer = ({ recordWith, ...replay }: Replay): Layer.Layer<Transport> =>
  Layer.sync(Transport, () =>
    serveFrom(replay, (_, match) => Effect.die(createRecordingMissing(match, replay.requests, recordWith)))
  )

/** Like `replayLayer`, but forwards requests without a recording to the underlying transport. */
export const replayOrAskLayer = (replay: Omit<Replay, "recordWith">): Layer.Layer<Transport, never, Transport> =>
  Layer.effect(
    Transport,
    Effect.map(Transport, (below) => serveFrom(replay, below.send))
  )

type Send = Transport["Type"]["send"]

/** Serves recorded requests and passes others to `otherwise`. */
const serveFrom = (
  { requests, ...hiding }: Omit<Replay, "recordWith">,
  otherwise: (request: HttpRequest, match: RequestMatch) => ReturnType<Send>
): Transport["Type"] => {
  const find = queueRecordings(requests)
  return Transport.of({
    send: (request) =>
      Effect.suspend(() => {
        const match = getMatch(request, hiding)
        const found = find(match)
        return found === undefined ? otherwise(request, match) : Effect.succeed(answerOf(match, found))
      })
  })
}

/** Returns a function that finds the next recording of a request: in order, then always the last one. */
const queueRecordings = (requests: ReadonlyArray<RecordedRequest>) => {
  const waiting = requests.reduce(
    (all, request) => all.set(getKey(request), [...(all.get(getKey(request)) ?? []), request]),
    new Map<string, Array<RecordedRequest>>()
  )
  return (match: RequestMatch): RecordedRequest | undefined => {
    const queue = waiting.get(getKey(match)) ?? []
    return queue.length > 1 ? queue.shift() : queue[0]
  }
}

/** Returns a request in the form in which recordings are matched. */
export const getMatch = ({ body, url }: HttpRequest, hiding: Hiding): RequestMatch => ({
  method: body === undefined ? "GET" : "POST",
  ...getEndpoint(new URL(url), hiding),
  ...(body === undefined ? {} : { body: redact(parseOrKeep(body.text), hiding) })
})

/** Parses JSON; text that is not JSON is returned unchanged. */
export const parseOrKeep = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const answerOf = ({ body }: RequestMatch, found: RecordedRequest): HttpAnswer => {
  const { contentType = "application/json", retryAfter, status } = found
  const answer = answerTo(body, found)
  const text = contentType.includes("json") && found.isText !== true ? JSON.stringify(answer) : String(answer)
  return toAnswer(status, { "content-type": contentType, "retry-after": retryAfter }, text)
}

/** Returns a complete response as plain values; a `Response` would load all of Node's network code. */
export const toAnswer = (
  status: number,
  headers: Readonly<Record<string, string | undefined>>,
  text: string
): HttpAnswer => ({
  status,
  headers: { get: (name) => headers[name.toLowerCase()] ?? null },
  body: {
    getReader: () => {
      const parts = [new TextEncoder().encode(text)]
      return { read: () => Promise.resolve({ value: parts.shift() }) }
    }
  }
})
