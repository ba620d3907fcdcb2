import { limits, millis } from "../../../core/foundation/data/limits.ts"
import type { Schema } from "../../../core/foundation/data/schema.ts"

/** Where a call goes: a configured service, or one URL that its room knows. `name` stands for it in recordings. */
export type Endpoint = "api" | "chainService" | "analytics" | { readonly name: string; readonly url: string }

/** How patient the door is with one call. */
export interface Policy {
  /** From the first try's start to the last byte of the last try's body. */
  readonly budgetMillis: number
  /** How often it may be sent in all. Anything but a read is sent once. */
  readonly tries: number
  readonly bodyBytes: number
}

/** What is asked, of whom. Rooms keep theirs in `calls.ts`. */
export interface Asked {
  /** Names the call in spans, errors and recordings, e.g. `balance.list`. */
  readonly call: string
  readonly to: Endpoint
  /** Starts with a slash, or is empty for an endpoint that is a whole URL. */
  readonly path: string
  /** An undefined value is left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Makes it a POST. Sent as JSON. */
  readonly body?: unknown
  /** `text/plain` spares a page the preflight where the far side reads JSON from it. */
  readonly bodyType?: "application/json" | "text/plain"
  readonly policy?: Partial<Policy>
}

/** One remote call: what is asked, and what must come back. */
export interface Call<A, I> extends Asked {
  readonly reply: Schema.Schema<A, I>
}

/**
 * Reads are tried three times, writes once; 15 s and 10 MiB unless the call says otherwise.
 * docs/spec/foundation.md#http-retries.
 */
export const policyOf = ({ body, policy }: Asked): Policy => ({
  budgetMillis: millis.dataCall,
  tries: body === undefined ? 3 : 1,
  bodyBytes: limits.answerBytes,
  ...policy
})
