import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as HttpClient from "@effect/platform/HttpClient"
import { RequestError } from "@effect/platform/HttpClientError"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { fetchLayer } from "./fetchLayer.ts"

/**
 * Provides the real network without following redirects: a redirect fails with an error that says so. A followed
 * redirect would send the request's data (an account, a signed transaction) to an unknown server.
 */
export const fetchNamedLayer: Layer.Layer<HttpClient.HttpClient> = Layer.provide(
  Layer.effect(
    HttpClient.HttpClient,
    Effect.map(
      HttpClient.HttpClient,
      HttpClient.transformResponse((request) =>
        request.pipe(
          Effect.provideService(FetchHttpClient.RequestInit, { redirect: "manual" }),
          Effect.filterOrFail(
            ({ status }) => status < 300 || status >= 400,
            ({ request, status }) =>
              new RequestError({
                request,
                reason: "Transport",
                description: `it leads elsewhere (HTTP ${status}), and redirects are not followed`
              })
          )
        )
      )
    )
  ),
  fetchLayer
)
