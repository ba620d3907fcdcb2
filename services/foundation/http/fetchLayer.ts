import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import type * as HttpClient from "@effect/platform/HttpClient"
import type * as Layer from "effect/Layer"

/** Provides the real network as an `HttpClient` of `@effect/platform`. */
export const fetchLayer: Layer.Layer<HttpClient.HttpClient> = FetchHttpClient.layer
