import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import type { RpcEndpoint } from "../../../core/chain/rpc/endpoints.ts"
import type { RpcError } from "../../../core/chain/rpc/errors.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { CallSpec } from "../../foundation/http/call.ts"

/** One request to one endpoint. */
export interface RpcQuestion {
  /** The endpoint's name in recordings. */
  readonly name: string
  /** Unique within the kit. The answer has the same id. */
  readonly id: number
  readonly method: string
  readonly params: ReadonlyArray<unknown>
  readonly budgetMillis: number
}

/**
 * Sends requests to an endpoint. By default each is a POST of its own; `batchingLayer` joins requests made at the same
 * time. docs/spec/chain.md#rpc-batching.
 */
export class RpcWire extends Context.Tag("services/RpcWire")<
  RpcWire,
  {
    readonly ask: (endpoint: RpcEndpoint, question: RpcQuestion) => Effect.Effect<RpcAnswer, CallError | RpcError>
  }
>() {}

const NodeError = Schema.Struct({ code: Schema.Number, message: Schema.String, data: Schema.optional(Schema.Unknown) })

const id = Schema.optional(Schema.Unknown)

/** An error response of a node. JSON-RPC 2.0. */
export const RpcRefusal = Schema.Struct({ id, error: NodeError })

/** A node's response to one request: a result, which may be null, or an error. JSON-RPC 2.0. */
export const RpcAnswer = Schema.Struct({
  id,
  result: Schema.optional(Schema.Unknown),
  error: Schema.optional(Schema.NullOr(NodeError))
})
export type RpcAnswer = typeof RpcAnswer.Type

/**
 * Returns the call that sends a body to an endpoint. It is tried only once: the next endpoint is the second try.
 * docs/spec/chain.md#rpc-time-out-and-fallback.
 */
export const getPost = (
  { bodyType, url }: RpcEndpoint,
  name: string,
  call: string,
  budgetMillis: number,
  body: unknown
): CallSpec => ({
  call,
  to: { name, url },
  path: "",
  body,
  bodyType,
  policy: { tries: 1, budgetMillis }
})

/** Returns the JSON-RPC 2.0 body of a request. */
export const getBody = ({ id, method, params }: RpcQuestion) => ({ jsonrpc: "2.0", id, method, params })
