import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as HttpClient from "@effect/platform/HttpClient"
import { RequestError } from "@effect/platform/HttpClientError"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { fetchLayer } from "./fetchLayer.ts"

/**
 * The real network, where nobody is asked but who was named: an answer that leads elsewhere is a failure that says so.
 * What a request holds (an account, a signed transaction) would go there, too.
 */
export const fetchNamedLayer: Layer.Layer<HttpClient.HttpClient> = Layer.provide(
  Layer.effect(
    HttpClient.HttpClient,
    Effect.map(
      HttpClient.HttpClient,
      HttpClient.transformResponse((asking) =>
        asking.pipe(
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
