import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitNetworkId } from "../../core/chain/caip.ts"
import type { NetworkId } from "../../core/chain/ids.ts"
import { findNetwork } from "../../core/chain/network.ts"
import { BadShape, type CallError } from "../../core/http/errors.ts"
import { millis } from "../../core/limits.ts"
import { NoRpcUrl, RpcError } from "../../core/rpc/errors.ts"
import { hasGateway } from "../../core/rpc/gateway.ts"
import { issueTree, Schema } from "../../core/schema.ts"
import type { Asked } from "../http/call.ts"
import { Calls } from "../http/Calls.ts"
import { Settings } from "../Settings.ts"
import { Store } from "../store/Store.ts"

/** A question that changes nothing, so that it may be asked again. */
export interface RpcRead<A, I> {
  readonly network: NetworkId
  readonly method: string
  readonly params: ReadonlyArray<unknown>
  readonly result: Schema.Schema<A, I>
}

/** Asks a network's node. Each question is bounded by 10 s. Spec §7, §9. */
export class Rpc extends Context.Tag("services/Rpc")<Rpc, {
  readonly read: <A, I>(read: RpcRead<A, I>) => Effect.Effect<A, CallError | RpcError | NoRpcUrl>
}>() {
  static readonly layer = Layer.effect(this, Effect.suspend(() => make))
  /** Answers what it is told, after decoding it. */
  static readonly layerTest = (answer: (method: string, params: ReadonlyArray<unknown>) => unknown): Layer.Layer<Rpc> =>
    Layer.succeed(this, { read: ({ method, params, result }) => resultOf(method, result, { result: answer(method, params) }) })
}

const Answer = Schema.Struct({
  result: Schema.optional(Schema.Unknown),
  error: Schema.optional(Schema.Struct({ code: Schema.Number, message: Schema.String }))
})

const make = Effect.gen(function*() {
  const calls = yield* Calls
  const settings = yield* Settings
  const { state } = yield* Store

  /** The host's own endpoint, else the gateway where it serves the network, else the network's first. */
  const endpoint = Effect.fnUntraced(function*(network: NetworkId) {
    const name = `rpc/${network}`
    const { endpoints, projectId } = settings
    const own = endpoints.rpc?.[network]
    if (own !== undefined) return { to: { name, url: own }, path: "" }
    if (endpoints.chainService !== undefined && projectId !== "" && hasGateway(network)) {
      return { to: { name, url: endpoints.chainService }, path: "/v1/", query: { chainId: network, projectId }, bodyType: "text/plain" as const }
    }
    const [first] = findNetwork((yield* state).chain.networks, network).rpcUrls
    return first === undefined ? yield* new NoRpcUrl({ network }) : { to: { name, url: first }, path: "" }
  })

  return Rpc.of({
    read: Effect.fnUntraced(function*({ method, network, params, result }) {
      const asked: Asked = {
        call: `rpc.${method}`,
        ...(yield* endpoint(network)),
        body: { jsonrpc: "2.0", id: 1, method, params },
        policy: { tries: 3, budgetMillis: millis.rpc }
      }
      return yield* resultOf(method, result, yield* calls.ask({ ...asked, reply: Answer }))
    })
  })
})

const resultOf = <A, I>(method: string, schema: Schema.Schema<A, I>, { error, result }: typeof Answer.Type) =>
  error !== undefined
    ? new RpcError({ method, rpcCode: error.code, detail: error.message.slice(0, 256) })
    : Effect.mapError(Schema.decodeUnknown(schema)(result), (e) => new BadShape({ call: `rpc.${method}`, issue: issueTree(e) }))

/** Whether JSON-RPC can be asked this way at all: EVM nodes only, so far. */
export const speaksRpc = (network: NetworkId): boolean => splitNetworkId(network).namespace === "eip155"
