import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { Transport } from "./Transport.ts"

/**
 * Provides a `Transport` over any `HttpClient` of `@effect/platform`: a replay, a recording, or the client of an Effect
 * program. Pages use `Transport.layerFetch` instead and do not load that package.
 */
export const platformLayer: Layer.Layer<Transport, never, HttpClient.HttpClient> = Layer.effect(
  Transport,
  Effect.map(HttpClient.HttpClient, (client) => {
    // No tracing headers: they would force a preflight on every GET from a page.
    const http = HttpClient.withScope(HttpClient.withTracerDisabledWhen(client, () => true))
    return Transport.of({
      send: ({ body, url }) =>
        Effect.gen(function* () {
          const response = yield* http.execute(
            body === undefined
              ? HttpClientRequest.get(url)
              : HttpClientRequest.post(url).pipe(HttpClientRequest.bodyText(body.text, body.type))
          )
          const bytes = yield* Stream.toReadableStreamEffect(
            Stream.catchAll(response.stream, (cause) =>
              cause.reason === "EmptyBody" ? Stream.empty : Stream.fail(cause)
            )
          )
          return new Response(bodiless.has(response.status) ? null : bytes, {
            status: response.status,
            headers: response.headers
          })
        })
    })
  })
)

/** Status codes whose `Response` must not have a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])
