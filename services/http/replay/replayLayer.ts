import * as HttpClient from "@effect/platform/HttpClient"
import type * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { RecordedRequest } from "./Flow.ts"
import { type Alias, located } from "./located.ts"
import { keyOf, recordingMissing, type Wanted } from "./RecordingMissing.ts"

/** What a replay needs: the recordings, what its endpoints are called, and the command that would record what is missing. */
export interface Replay {
  readonly requests: ReadonlyArray<RecordedRequest>
  readonly aliases: ReadonlyArray<Alias>
  readonly recordWith: string
}

/**
 * An `HttpClient` that answers from recordings and never from the network. Recordings of one request are served in
 * their order; the last one again and again. A request nobody recorded is a defect, so that nothing hides it.
 */
export const replayLayer = ({ aliases, recordWith, requests }: Replay): Layer.Layer<HttpClient.HttpClient> =>
  Layer.sync(HttpClient.HttpClient, () => {
    const waiting = byKey(requests)
    return HttpClient.make((request, url) =>
      Effect.suspend(() => {
        const wanted = wantedOf(request, url, aliases)
        const queue = waiting.get(keyOf(wanted)) ?? []
        const found = queue.length > 1 ? queue.shift() : queue[0]
        return found === undefined
          ? Effect.die(recordingMissing(wanted, requests, recordWith))
          : Effect.succeed(HttpClientResponse.fromWeb(request, responseOf(found)))
      }))
  })

const byKey = (requests: ReadonlyArray<RecordedRequest>): Map<string, Array<RecordedRequest>> =>
  requests.reduce((all, one) => all.set(keyOf(one), [...(all.get(keyOf(one)) ?? []), one]), new Map<string, Array<RecordedRequest>>())

/** A request in the words of a recording. */
export const wantedOf = (request: HttpClientRequest.HttpClientRequest, url: URL, aliases: ReadonlyArray<Alias>): Wanted => ({
  method: request.method === "POST" ? "POST" : "GET",
  ...located(url, aliases),
  ...(request.body._tag === "Uint8Array" ? { body: parsed(new TextDecoder().decode(request.body.body)) } : {})
})

/** JSON as its value, anything else as the text that it is. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const responseOf = ({ answer, contentType = "application/json", retryAfter, status }: RecordedRequest): Response =>
  new Response(contentType.includes("json") ? JSON.stringify(answer) : String(answer), {
    status,
    headers: { "content-type": contentType, ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }) }
  })
