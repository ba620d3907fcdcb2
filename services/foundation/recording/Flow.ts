import { Schema } from "../../../core/foundation/data/schema.ts"

/** The version that is written. An older one is refused, with how to record it anew. */
export const flowVersion = 2

/**
 * When something happened: milliseconds since the flow's `now`, by the run's own clock. That clock stands still and
 * advances only by what the kit itself waits for (before another try, between polls): so a response takes no time, and
 * a second recording has the same times.
 */
const At = Schema.Int.pipe(Schema.nonNegative())

/** What a header may hold: one line of printable ASCII. */
const HeaderText = Schema.String.pipe(Schema.pattern(/^[\x20-\x7e]{0,256}$/))

/** One exchange with a remote service, redacted. `query`, `body` and `answer` are as they are matched and served. */
export const RecordedRequest = Schema.Struct({
  at: At,
  method: Schema.Literal("GET", "POST"),
  /** `api`, `chainService`, `rpc/<network>`, `rpc/<network>/2`: never a host name. */
  endpoint: Schema.String,
  path: Schema.String,
  query: Schema.Record({ key: Schema.String, value: Schema.String }),
  body: Schema.optional(Schema.Unknown),
  status: Schema.Int.pipe(Schema.between(200, 599)),
  contentType: Schema.optional(HeaderText),
  retryAfter: Schema.optional(HeaderText),
  /** The answer is stored as text, although its type says JSON. */
  isText: Schema.optional(Schema.Literal(true)),
  answer: Schema.Unknown.pipe(Schema.filter((answer) => answer !== undefined || "it is missing"))
})
export type RecordedRequest = typeof RecordedRequest.Type

/** One exchange with a wallet at the connector's port (EIP-1193), redacted. It has either a result or an error. */
export const RecordedWallet = Schema.Struct({
  at: At,
  connectorId: Schema.String,
  method: Schema.String,
  params: Schema.optional(Schema.Unknown),
  result: Schema.optional(Schema.Unknown),
  error: Schema.optional(Schema.Struct({ code: Schema.Int, message: Schema.String }))
})
export type RecordedWallet = typeof RecordedWallet.Type
/** The same, without its time. */
export type WalletExchange = Omit<RecordedWallet, "at">

/**
 * An event dispatched to the store, as `KitEventSchema` encodes it; secrets are replaced by stand-ins. For people to
 * read, and to compare a replay with.
 */
export const RecordedEvent = Schema.Struct({
  at: At,
  event: Schema.Struct({ _tag: Schema.String }, { key: Schema.String, value: Schema.Unknown })
})
export type RecordedEvent = typeof RecordedEvent.Type

/**
 * A recorded flow: one file, one flow. `command` is the command line that made it, without the flags for the connection
 * and the output. `now` is the virtual time at which it starts, and `seed` seeds everything random in it. Requests are
 * sorted by their keys, and those with the same key by arrival; exchanges and events are in order of arrival.
 */
export const Flow = Schema.Struct({
  version: Schema.Literal(flowVersion),
  name: Schema.String,
  command: Schema.Array(Schema.String),
  recordedFrom: Schema.Literal("sandbox", "live"),
  now: Schema.String.pipe(
    Schema.filter((text) => !Number.isNaN(Date.parse(text)) || "it must be a time like 2026-01-31T12:00:00.000Z")
  ),
  seed: Schema.Int,
  requests: Schema.Array(RecordedRequest),
  wallet: Schema.Array(RecordedWallet),
  events: Schema.Array(RecordedEvent)
})
export type Flow = typeof Flow.Type
