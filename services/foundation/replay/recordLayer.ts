import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { limits } from "../../../core/foundation/data/limits.ts"
import { toBytes } from "../http/answer.ts"
import { type Hiding, redact } from "../redaction/redact.ts"
import { Transport } from "../http/Transport.ts"
import type { RecordedRequest } from "../recording/Flow.ts"
import { toAnswer, parseOrKeep, getMatch } from "./replayLayer.ts"
import { renumber } from "./requestKey.ts"

/**
 * The parameters of a recording: the names of the endpoints, the secrets, the elapsed time, and a function that stores
 * the exchanges.
 */
export interface Recorder extends Hiding {
  /** Milliseconds since the flow began, by the flow's own clock. */
  readonly elapsed: () => number
  readonly keep: (request: RecordedRequest) => void
}

/**
 * Forwards every request to the underlying transport and stores each exchange without secrets. Sends requests one at a
 * time in the order in which they were made, so that a second recording has the same order. Images are not recorded.
 */
export const recordLayer = ({ elapsed, keep, ...hiding }: Recorder): Layer.Layer<Transport, never, Transport> =>
  Layer.effect(
    Transport,
    Effect.gen(function* () {
      const below = yield* Transport
      const semaphore = yield* Effect.makeSemaphore(1)
      return Transport.of({
        send: (request) =>
          semaphore.withPermits(1)(
            Effect.gen(function* () {
              const sentMillis = elapsed()
              const answer = yield* below.send(request)
              const contentType = answer.headers.get("content-type") ?? "application/json"
              if (contentType.startsWith("image/")) return answer
              const text = new TextDecoder().decode(yield* toBytes("recording", answer, limits.answerBytes))
              const retryAfter = answer.headers.get("retry-after") ?? undefined
              const { body, ...wanted } = getMatch(request, hiding)
              const received = contentType.includes("json") ? parseOrKeep(text) : text
              const entry = renumber(body, redact(received, hiding))
              keep({
                at: sentMillis,
                ...wanted,
                ...(entry.body === undefined ? {} : { body: entry.body }),
                status: answer.status,
                contentType,
                ...(retryAfter === undefined ? {} : { retryAfter }),
                ...(received === text && contentType.includes("json") ? { isText: true } : {}),
                answer: entry.answer
              })
              return toAnswer(answer.status, { "content-type": contentType, "retry-after": retryAfter }, text)
            })
          )
      })
    })
  )
