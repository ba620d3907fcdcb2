import { limits, millis } from "../../../core/foundation/data/limits.ts"
import type { Schema } from "../../../core/foundation/data/schema.ts"

/**
 * The target of a call: a configured service, or a URL that its room provides. Recordings use `name` instead of that
 * URL.
 */
export type Endpoint = "api" | "chainService" | "analytics" | { readonly name: string; readonly url: string }

/** How long and how often the HTTP client tries a call. */
export interface Policy {
  /** From the start of the first try to the last byte of the last try's body. */
  readonly budgetMillis: number
  /** The maximum number of tries. Only reads are sent more than once. */
  readonly tries: number
  readonly bodyBytes: number
}

/** A request and its target. Each room lists its calls in `calls.ts`. */
export interface CallSpec {
  /** Names the call in spans, errors and recordings, e.g. `balance.list`. */
  readonly call: string
  readonly to: Endpoint
  /** Starts with a slash; empty if the endpoint is a whole URL. */
  readonly path: string
  /** Undefined parameters are omitted. */
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Makes the request a POST with this value as JSON. */
  readonly body?: unknown
  /** `text/plain` avoids a preflight in pages, for servers that parse it as JSON. */
  readonly bodyType?: "application/json" | "text/plain"
  /** True for a server that a stranger chose: no redirects, cookies or referrer. */
  readonly isForeign?: true
  readonly policy?: Partial<Policy>
}

/** A remote call: the request and the shape of its reply. */
export interface Call<A, I> extends CallSpec {
  readonly reply: Schema.Schema<A, I>
}

/**
 * Returns the policy of a call: up to three tries for reads, one for writes; 15 s and 10 MiB unless the call sets its
 * own. docs/spec/foundation.md#http-retries.
 */
export const getPolicy = ({ body, policy }: CallSpec): Policy => ({
  budgetMillis: millis.dataCall,
  tries: body === undefined ? 3 : 1,
  bodyBytes: limits.answerBytes,
  ...policy
})
