import { limits, millis } from "../../../core/foundation/data/limits.ts"
import type { Schema } from "../../../core/foundation/data/schema.ts"

/**
 * Where a call goes: a configured service, or a URL that its room provides. Recordings use `name` instead of that URL.
 */
export type Endpoint = "api" | "chainService" | "analytics" | { readonly name: string; readonly url: string }

/** How long and how often the HTTP client tries one call. */
export interface Policy {
  /** From the start of the first try to the last byte of the last try's body. */
  readonly budgetMillis: number
  /** How many times it may be sent in all. Anything but a read is sent once. */
  readonly tries: number
  readonly bodyBytes: number
}

/** Describes a request and where it goes. Each room keeps its own in `calls.ts`. */
export interface CallSpec {
  /** Names the call in spans, errors and recordings, e.g. `balance.list`. */
  readonly call: string
  readonly to: Endpoint
  /** Starts with a slash; empty if the endpoint is a whole URL. */
  readonly path: string
  /** Parameters that are undefined are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  /** If given, the request is a POST. Sent as JSON. */
  readonly body?: unknown
  /** `text/plain` avoids a page's preflight, for servers that read JSON from it. */
  readonly bodyType?: "application/json" | "text/plain"
  readonly policy?: Partial<Policy>
}

/** One remote call: the request, and the shape of its reply. */
export interface Call<A, I> extends CallSpec {
  readonly reply: Schema.Schema<A, I>
}

/**
 * Reads are tried up to three times, writes once; 15 s and 10 MiB unless the call sets its own.
 * docs/spec/foundation.md#http-retries.
 */
export const policyOf = ({ body, policy }: CallSpec): Policy => ({
  budgetMillis: millis.dataCall,
  tries: body === undefined ? 3 : 1,
  bodyBytes: limits.answerBytes,
  ...policy
})
