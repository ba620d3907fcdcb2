import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import type * as HttpClient from "@effect/platform/HttpClient"
import * as Layer from "effect/Layer"
import { capped } from "./capped.ts"

/** What the door needs below it: something that sends a request and brings an answer. */
export type Network = HttpClient.HttpClient

/** The real network, by `fetch`. Works in a page and in Node alike. No body is read past its cap. */
export const fetchLayer: Layer.Layer<Network> = Layer.provide(
  FetchHttpClient.layer,
  Layer.succeed(FetchHttpClient.Fetch, (input, init) => globalThis.fetch(input, init).then(capped))
)
