import { Schema } from "../../../core/schema.ts"

/** One exchange with a remote service, redacted. `query` and `answer` are as they are matched and served. */
export const RecordedRequest = Schema.Struct({
  method: Schema.Literal("GET", "POST"),
  /** `api`, `chainService`, or `rpc/<network>`: never a host name. */
  endpoint: Schema.String,
  path: Schema.String,
  query: Schema.Record({ key: Schema.String, value: Schema.String }),
  body: Schema.optional(Schema.Unknown),
  status: Schema.Int.pipe(Schema.between(100, 599)),
  contentType: Schema.optional(Schema.String),
  retryAfter: Schema.optional(Schema.String),
  answer: Schema.Unknown
})
export type RecordedRequest = typeof RecordedRequest.Type

/** One exchange with a wallet at the connector's port (EIP-1193). It has a result, or an error. */
export const RecordedWallet = Schema.Struct({
  connectorId: Schema.String,
  method: Schema.String,
  params: Schema.optional(Schema.Unknown),
  result: Schema.optional(Schema.Unknown),
  error: Schema.optional(Schema.Struct({ code: Schema.Int, message: Schema.String }))
})
export type RecordedWallet = typeof RecordedWallet.Type

/** A recorded flow: one file, one flow. `now` is the virtual time at which it starts. */
export const Flow = Schema.Struct({
  version: Schema.Literal(1),
  name: Schema.String,
  recordedFrom: Schema.Literal("sandbox", "live"),
  now: Schema.String,
  seed: Schema.Int,
  requests: Schema.Array(RecordedRequest),
  wallet: Schema.Array(RecordedWallet)
})
export type Flow = typeof Flow.Type

/** Reads a flow out of a file's text; fails with what does not fit and where. */
export const flowFromText = Schema.decodeUnknown(Schema.parseJson(Flow))
