import { Schema } from "../../../core/foundation/data/schema.ts"

/** The version of the format that is written. Older recordings are rejected with instructions to record them again. */
export const flowVersion = 2

/**
 * The time since the flow's `now`, in milliseconds of the run's own clock. That clock advances only by the kit's own
 * delays (before a retry, between polls): a response takes no time, and a second recording has the same times.
 */
const At = Schema.Int.pipe(Schema.nonNegative())

/** The value of a header: one line of printable ASCII. */
const HeaderText = Schema.String.pipe(Schema.pattern(/^[\x20-\x7e]{0,256}$/))

/**
 * One exchange with a remote service, without secrets. `query`, `body` and `answer` have the form in which they are
 * matched and served.
 */
export const RecordedRequest = Schema.Struct({
  at: At,
  method: Schema.Literal("GET", "POST"),
  /** `api`, `chainService`, `rpc/<network>`, `rpc/<network>/2`; never a host name. */
  endpoint: Schema.String,
  path: Schema.String,
  query: Schema.Record({ key: Schema.String, value: Schema.String }),
  body: Schema.optional(Schema.Unknown),
  status: Schema.Int.pipe(Schema.between(200, 599)),
  contentType: Schema.optional(HeaderText),
  retryAfter: Schema.optional(HeaderText),
  /** True if the answer is stored as text although its content type is JSON. */
  isText: Schema.optional(Schema.Literal(true)),
  answer: Schema.Unknown.pipe(Schema.filter((answer) => answer !== undefined || "it is missing"))
})
export type RecordedRequest = typeof RecordedRequest.Type

/** One exchange with a wallet through its connector (EIP-1193), without secrets. It has either a result or an error. */
export const RecordedWallet = Schema.Struct({
  at: At,
  connectorId: Schema.String,
  method: Schema.String,
  params: Schema.optional(Schema.Unknown),
  result: Schema.optional(Schema.Unknown),
  error: Schema.optional(Schema.Struct({ code: Schema.Int, message: Schema.String }))
})
export type RecordedWallet = typeof RecordedWallet.Type
/** A wallet exchange without its time. */
export type WalletExchange = Omit<RecordedWallet, "at">

/**
 * An event dispatched to the store, as `KitEventSchema` encodes it, with placeholders for secrets. Used by readers, and
 * to compare a replay with its recording.
 */
export const RecordedEvent = Schema.Struct({
  at: At,
  event: Schema.Struct({ _tag: Schema.String }, { key: Schema.String, value: Schema.Unknown })
})
export type RecordedEvent = typeof RecordedEvent.Type

/**
 * A recorded flow; each file contains one. `command` is the command line that recorded it, without the flags for the
 * connection and the output. `now` is the virtual time at which it starts, and `seed` seeds all of its random values.
 * Requests are sorted by key, and those with the same key by arrival; exchanges and events are in order of arrival.
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
