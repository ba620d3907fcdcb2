import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import type * as HttpClient from "@effect/platform/HttpClient"
import type * as Layer from "effect/Layer"

/** What the door needs below it: something that sends a request and brings an answer. */
export type Network = HttpClient.HttpClient

/** The real network, by `fetch`. Works in a page and in Node alike. */
export const fetchLayer: Layer.Layer<Network> = FetchHttpClient.layer
