import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { RecordedRequest } from "./Flow.ts"
import type { Alias } from "./located.ts"
import { redacted } from "./redacted.ts"
import { parsed, wantedOf } from "./replayLayer.ts"

/** What a recording needs: the names of the endpoints, and who keeps what was seen. */
export interface Recorder {
  readonly aliases: ReadonlyArray<Alias>
  readonly keep: (request: RecordedRequest) => void
}

/** Sends every request on to the network below and hands each exchange over, redacted, in the order of the answers. Images are not kept. */
export const recordLayer = ({ aliases, keep }: Recorder): Layer.Layer<HttpClient.HttpClient, never, HttpClient.HttpClient> =>
  Layer.effect(HttpClient.HttpClient, Effect.map(HttpClient.HttpClient, (below) =>
    HttpClient.transform(below, (sent, request) =>
      Effect.flatMap(sent, (response) => {
        const contentType = response.headers["content-type"] ?? "application/json"
        return contentType.startsWith("image/") ? Effect.succeed(response) : Effect.map(response.text, (text) => {
          const retryAfter = response.headers["retry-after"]
          keep({
            ...wantedOf(request, urlOf(request), aliases),
            status: response.status,
            contentType,
            ...(retryAfter === undefined ? {} : { retryAfter }),
            answer: redacted(contentType.includes("json") ? parsed(text) : text, aliases)
          })
          return HttpClientResponse.fromWeb(request, new Response(text, { status: response.status, headers: response.headers }))
        })
      }))))

const urlOf = ({ url, urlParams }: { readonly url: string; readonly urlParams: ReadonlyArray<readonly [string, string]> }): URL => {
  const whole = new URL(url)
  for (const [key, value] of urlParams) whole.searchParams.append(key, value)
  return whole
}
