import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { BadShape, type BadStatus, type CallError } from "../../../core/foundation/http/errors.ts"
import { rpcEndpoints } from "../../../core/chain/rpc/endpoints.ts"
import { NoRpcUrl, RpcError } from "../../../core/chain/rpc/errors.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { decodeReply } from "../../foundation/http/answer.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Store } from "../../foundation/store/Store.ts"
import { askInOrder } from "./firstAnswer.ts"
import { RpcOrder } from "./RpcOrder.ts"
import { getBody, getPost, RpcAnswer, type RpcQuestion, RpcRefusal, RpcWire } from "./RpcWire.ts"

/** A read of a node. It changes nothing and may be repeated. */
export interface RpcRead<A, I> {
  readonly network: NetworkId
  readonly method: string
  readonly params: ReadonlyArray<unknown>
  readonly result: Schema.Schema<A, I>
}

/** Why a request to a node failed. */
export type RpcFailure = CallError | RpcError | NoRpcUrl

/**
 * Queries a network's nodes in order until one answers or refuses; 10 s in total. Uses `batchingLayer` and
 * `rankingLayer` if they are provided. docs/spec/chain.md#rpc-time-out-and-fallback.
 */
export class Rpc extends Context.Tag("services/Rpc")<
  Rpc,
  {
    readonly read: <A, I>(read: RpcRead<A, I>) => Effect.Effect<A, RpcFailure>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
  /** Answers each request with the result of the given function, after decoding it. */
  static readonly layerTest = (answer: (method: string, params: ReadonlyArray<unknown>) => unknown): Layer.Layer<Rpc> =>
    Layer.succeed(this, {
      read: ({ method, params, result }) => getResult(method, result, { result: answer(method, params) })
    })
}

/**
 * Methods that are sent to one endpoint only: other endpoints do not have its filters, or already have the transaction.
 */
const singleEndpointMethods: ReadonlySet<string> = new Set([
  "eth_sendRawTransaction",
  "sendTransaction",
  "eth_getFilterChanges",
  "eth_getFilterLogs",
  "eth_uninstallFilter",
  "eth_newFilter",
  "eth_newBlockFilter",
  "eth_newPendingTransactionFilter"
])

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const { endpoints, projectId } = yield* Settings
  const { state } = yield* Store
  const ordering = yield* Effect.serviceOption(RpcOrder)
  const wire = Option.getOrElse(yield* Effect.serviceOption(RpcWire), (): RpcWire["Type"] => ({
    ask: (endpoint, question) =>
      calls.ask({
        ...getPost(endpoint, question.name, `rpc.${question.method}`, question.budgetMillis, getBody(question)),
        reply: RpcAnswer
      })
  }))

  let lastId = 0
  return Rpc.of({
    read: Effect.fnUntraced(function* <A, I>({ method, network, params, result }: RpcRead<A, I>) {
      const configured = rpcEndpoints(findNetwork((yield* state).chain.networks, network), endpoints, projectId)
      const isBound = singleEndpointMethods.has(method)
      const [first, ...others] =
        isBound || Option.isNone(ordering) ? configured : yield* ordering.value.order(network, configured)
      if (first === undefined) return yield* new NoRpcUrl({ network })
      return yield* askInOrder([first, ...(isBound ? [] : others)], (endpoint, budgetMillis) =>
        Effect.suspend(() => {
          const question = { name: `rpc/${network}`, id: ++lastId, method, params, budgetMillis }
          return wire.ask(endpoint, question).pipe(
            Effect.catchTag("BadStatus", getErrorUnderStatus),
            Effect.filterOrFail(
              isAnswerTo(question),
              () => new BadShape({ call: `rpc.${method}`, issue: "The answer belongs to another request." })
            ),
            Effect.flatMap((answer) => getResult(method, result, answer))
          )
        })
      )
    })
  })
})

/** An answer must have the id of its request; an error may have no id if the node could not parse the request. */
const isAnswerTo =
  (question: RpcQuestion) =>
  ({ error, id }: RpcAnswer): boolean =>
    id === question.id || (error !== undefined && error !== null && (id === undefined || id === null))

/** Some nodes send an error, such as a revert, with status 400 or 500. It still counts as their answer. */
const getErrorUnderStatus = (status: BadStatus): Effect.Effect<RpcAnswer, BadStatus> =>
  Effect.mapError(Schema.decodeUnknown(RpcRefusal)(status.body), () => status)

/** Geth sends revert data as hex; other nodes put it in an object or in a text ("Reverted 0x…"). */
const getData = (data: unknown): string | undefined => {
  const text = typeof data === "string" ? data : data === undefined || data === null ? undefined : JSON.stringify(data)
  return text?.slice(0, maxDataLength)
}
const maxDataLength = 8_192

/**
 * Returns why a call reverted if the data contains a reason. Its decoder loads on demand; if it does not load, the
 * node's message is used.
 */
const getReason = (data: string | undefined): Effect.Effect<string | undefined> => {
  const revert = /0x(?:08c379a0|4e487b71)[0-9a-f]*/i.exec(data ?? "")?.[0]
  if (revert === undefined) return Effect.succeed(undefined)
  return loadChunk(() => import("../../../core/chain/rpc/revertReason.ts")).pipe(
    Effect.map(({ parseRevertReason }) => parseRevertReason(revert)),
    Effect.orElseSucceed(() => undefined)
  )
}

const failWith = Effect.fnUntraced(function* (
  method: string,
  { code, data, message }: NonNullable<RpcAnswer["error"]>
) {
  const revertData = getData(data)
  const reason = yield* getReason(revertData)
  const text = message.slice(0, 256)
  const detail = reason === undefined || text.includes(reason) ? text : `${text}: ${reason}`
  return yield* new RpcError({ method, rpcCode: code, detail, data: revertData })
})

const getResult = <A, I>(
  method: string,
  schema: Schema.Schema<A, I>,
  { error, result }: RpcAnswer
): Effect.Effect<A, BadShape | RpcError> => {
  if (error !== undefined && error !== null) return failWith(method, error)
  if (result === undefined)
    return new BadShape({ call: `rpc.${method}`, issue: "The answer holds neither a result nor an error." })
  return decodeReply(`rpc.${method}`, schema, result)
}

/** True for networks whose nodes speak JSON-RPC: EVM and Solana. */
export const speaksRpc = (network: NetworkId): boolean =>
  ["eip155", "solana"].includes(splitNetworkId(network).namespace)
