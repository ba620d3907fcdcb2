import * as HttpClient from "@effect/platform/HttpClient"
import type * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Hiding, redacted } from "../redaction/redacted.ts"
import type { RecordedRequest } from "./Flow.ts"
import { located } from "./located.ts"
import { recordingMissing } from "./RecordingMissing.ts"
import { answerTo, keyOf, type Wanted } from "./requestKey.ts"

/** What a replay needs: the recordings, what its endpoints are called, and the command that would record what is missing. */
export interface Replay extends Hiding {
  readonly requests: ReadonlyArray<RecordedRequest>
  readonly recordWith: string
}

/**
 * An `HttpClient` that answers from recordings and never from the network. Recordings of one request are served in
 * their order; the last one again and again. A request nobody recorded is a defect, so that nothing hides it.
 */
export const replayLayer = ({ recordWith, requests, ...hiding }: Replay): Layer.Layer<HttpClient.HttpClient> =>
  Layer.sync(HttpClient.HttpClient, () => {
    const find = recordings(requests)
    return HttpClient.make((request, url) =>
      Effect.suspend(() => {
        const wanted = wantedOf(request, url, hiding)
        const found = find(wanted)
        return found === undefined
          ? Effect.die(recordingMissing(wanted, requests, recordWith))
          : Effect.succeed(HttpClientResponse.fromWeb(request, responseOf(wanted, found)))
      }))
  })

/** The same, but asks the client below for what is not there. */
export const replayOrAskLayer = ({ requests, ...hiding }: Omit<Replay, "recordWith">): Layer.Layer<HttpClient.HttpClient, never, HttpClient.HttpClient> =>
  Layer.effect(HttpClient.HttpClient, Effect.map(HttpClient.HttpClient, (below) => {
    const find = recordings(requests)
    return HttpClient.make((request, url) =>
      Effect.suspend(() => {
        const wanted = wantedOf(request, url, hiding)
        const found = find(wanted)
        return found === undefined ? below.execute(request) : Effect.succeed(HttpClientResponse.fromWeb(request, responseOf(wanted, found)))
      }))
  }))

/** Finds the next recording of a request: one after the other, then the last one always. */
const recordings = (requests: ReadonlyArray<RecordedRequest>) => {
  const waiting = requests.reduce(
    (all, one) => all.set(keyOf(one), [...(all.get(keyOf(one)) ?? []), one]), new Map<string, Array<RecordedRequest>>()
  )
  return (wanted: Wanted): RecordedRequest | undefined => {
    const queue = waiting.get(keyOf(wanted)) ?? []
    return queue.length > 1 ? queue.shift() : queue[0]
  }
}

/** A request in the words of a recording. */
export const wantedOf = (request: HttpClientRequest.HttpClientRequest, url: URL, hiding: Hiding): Wanted => ({
  method: request.method === "POST" ? "POST" : "GET",
  ...located(url, hiding),
  ...(request.body._tag === "Uint8Array" ? { body: redacted(parsed(new TextDecoder().decode(request.body.body)), hiding) } : {})
})

/** JSON as its value, anything else as the text that it is. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const responseOf = ({ body }: Wanted, found: RecordedRequest): Response => {
  const { contentType = "application/json", retryAfter, status } = found
  const answer = answerTo(body, found)
  const text = contentType.includes("json") && found.isText !== true ? JSON.stringify(answer) : String(answer)
  return new Response(bodiless.has(status) ? null : text, {
    status,
    headers: { "content-type": contentType, ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }) }
  })
}

/** Answers that a `Response` may not give a body. */
export const bodiless: ReadonlySet<number> = new Set([204, 205, 304])
