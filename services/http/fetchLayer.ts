import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import type * as HttpClient from "@effect/platform/HttpClient"
import type * as Layer from "effect/Layer"

/** What recordings are made from and replayed as: a client of `@effect/platform`. */
export type Network = HttpClient.HttpClient

/** The real network as such a client. */
export const fetchLayer: Layer.Layer<Network> = FetchHttpClient.layer
