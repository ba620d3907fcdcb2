import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import type { RpcEndpoint } from "../../../core/chain/rpc/endpoints.ts"
import type { RpcError } from "../../../core/chain/rpc/errors.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Asked } from "../../foundation/http/call.ts"

/** One question for one endpoint. */
export interface RpcQuestion {
  /** Stands for the endpoint in recordings. */
  readonly name: string
  readonly method: string
  readonly params: ReadonlyArray<unknown>
  readonly budgetMillis: number
}

/**
 * How questions travel to an endpoint. Without it each is a POST of its own; `batchingLayer` puts those of a moment
 * into one. docs/spec/chain.md#rpc-batching.
 */
export class RpcWire extends Context.Tag("services/RpcWire")<
  RpcWire,
  {
    readonly ask: (endpoint: RpcEndpoint, question: RpcQuestion) => Effect.Effect<RpcAnswer, CallError | RpcError>
  }
>() {}

const NodeError = Schema.Struct({ code: Schema.Number, message: Schema.String })

/** A node's no. JSON-RPC 2.0. */
export const RpcRefusal = Schema.Struct({ error: NodeError })

/** What a node answers to one question: a result, which may be null, or an error. JSON-RPC 2.0. */
export const RpcAnswer = Schema.Struct({
  result: Schema.optional(Schema.Unknown),
  error: Schema.optional(Schema.NullOr(NodeError))
})
export type RpcAnswer = typeof RpcAnswer.Type

/**
 * The call that brings a body to an endpoint: once, for the next endpoint is the second try.
 * docs/spec/chain.md#rpc-time-out-and-fallback.
 */
export const postOf = (
  { bodyType, url }: RpcEndpoint,
  name: string,
  call: string,
  budgetMillis: number,
  body: unknown
): Asked => ({
  call,
  to: { name, url },
  path: "",
  body,
  bodyType,
  policy: { tries: 1, budgetMillis }
})

/** A question as JSON-RPC 2.0 writes it. */
export const bodyOf = ({ method, params }: RpcQuestion, id: number) => ({ jsonrpc: "2.0", id, method, params })
