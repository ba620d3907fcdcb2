import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Hiding, redacted } from "../redaction/redacted.ts"
import type { RecordedRequest } from "./Flow.ts"
import { bodiless, parsed, wantedOf } from "./replayLayer.ts"
import { renumbered } from "./requestKey.ts"

/** What a recording needs: the names of the endpoints, what is secret, the time since it began, and who keeps what was seen. */
export interface Recorder extends Hiding {
  /** Milliseconds since the flow began, by its own clock. */
  readonly elapsed: () => number
  readonly keep: (request: RecordedRequest) => void
}

/**
 * Sends every request on to the network below and hands each exchange over, redacted. One after the other, in the order
 * of the asking: so what happens in a recording happens in the same order every time. Images are not kept.
 */
export const recordLayer = ({ elapsed, keep, ...hiding }: Recorder): Layer.Layer<HttpClient.HttpClient, never, HttpClient.HttpClient> =>
  Layer.effect(HttpClient.HttpClient, Effect.gen(function*() {
    const below = yield* HttpClient.HttpClient
    const turn = yield* Effect.makeSemaphore(1)
    return HttpClient.transform(below, (sent, request) =>
      turn.withPermits(1)(Effect.gen(function*() {
        const at = elapsed()
        const response = yield* sent
        const contentType = response.headers["content-type"] ?? "application/json"
        if (contentType.startsWith("image/")) return response
        const text = yield* response.text
        const retryAfter = response.headers["retry-after"]
        const { body, ...wanted } = wantedOf(request, urlOf(request), hiding)
        const seen = contentType.includes("json") ? parsed(text) : text
        const kept = renumbered(body, redacted(seen, hiding))
        keep({
          at, ...wanted,
          ...(kept.body === undefined ? {} : { body: kept.body }),
          status: response.status,
          contentType,
          ...(retryAfter === undefined ? {} : { retryAfter }),
          ...(seen === text && contentType.includes("json") ? { isText: true } : {}),
          answer: kept.answer
        })
        return HttpClientResponse.fromWeb(request, new Response(bodiless.has(response.status) ? null : text, { status: response.status, headers: response.headers }))
      })))
  }))

const urlOf = ({ url, urlParams }: { readonly url: string; readonly urlParams: ReadonlyArray<readonly [string, string]> }): URL => {
  const whole = new URL(url)
  for (const [key, value] of urlParams) whole.searchParams.append(key, value)
  return whole
}
