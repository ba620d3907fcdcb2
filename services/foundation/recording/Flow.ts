import { Schema } from "../../../core/foundation/data/schema.ts"

/** The version that is written. One that is older is refused with how to make it anew. */
export const flowVersion = 2

/**
 * When something happened: milliseconds from the flow's `now`, by the run's own clock. That clock stands, and goes on
 * by what the kit itself waited for (a wait before another try, a poll): so an answer takes no time, and a second
 * recording has the same times.
 */
const At = Schema.Int.pipe(Schema.nonNegative())

/** What may stand in a header: one line of plain characters. */
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
  /** The answer is a text as it came, though its type says JSON. */
  isText: Schema.optional(Schema.Literal(true)),
  answer: Schema.Unknown.pipe(Schema.filter((answer) => answer !== undefined || "it is missing"))
})
export type RecordedRequest = typeof RecordedRequest.Type

/** One exchange with a wallet at the connector's port (EIP-1193), redacted. It has a result, or an error. */
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
 * What the kit told its store, as `KitEventSchema` encodes it: secrets are stand-ins. For people, and to compare a
 * replay with.
 */
export const RecordedEvent = Schema.Struct({
  at: At,
  event: Schema.Struct({ _tag: Schema.String }, { key: Schema.String, value: Schema.Unknown })
})
export type RecordedEvent = typeof RecordedEvent.Type

/**
 * A recorded flow: one file, one flow. `command` are the words that made it, without those that say where to talk and
 * how to print. `now` is the virtual time at which it starts, and `seed` that of all that is random in it.
 * Requests stand in the order of their keys, and those of one key as they came; exchanges and events as they came.
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
