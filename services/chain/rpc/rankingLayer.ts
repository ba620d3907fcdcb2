import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { evmNetworkId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { RpcEndpoint } from "../../../core/chain/rpc/endpoints.ts"
import { ranked, ranking, type Sample, sampled } from "../../../core/chain/rpc/rank.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { RpcOrder } from "./RpcOrder.ts"
import { getBody, getPost, RpcAnswer } from "./RpcWire.ts"

const method = "eth_chainId"

/** A network's endpoints are no longer pinged after this long without a request. */
export const rankingRestMillis = 60_000

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const scope = yield* Effect.scope
  /** Counts down, because the ids of other requests count up. */
  let pings = 0
  const samples = new Map<NetworkId, Map<string, ReadonlyArray<Sample>>>()
  /** The networks whose endpoints are pinged, with the time of the last request. */
  const watched = new Map<NetworkId, { readonly endpoints: ReadonlyArray<RpcEndpoint>; readonly lastUsed: number }>()
  const visible = Option.match(yield* Effect.serviceOption(PageVisibility), {
    onNone: () => Effect.succeed(true),
    onSome: ({ now }) => now
  })

  const ping = (network: NetworkId, endpoint: RpcEndpoint) =>
    Effect.andThen(
      Effect.suspend(() => measure(calls, network, endpoint, --pings)),
      (sample) =>
        Effect.sync(() => {
          const known = samples.get(network)
          if (sample !== undefined) known?.set(endpoint.url, sampled(known.get(endpoint.url), sample))
        })
    )

  const pingAll = (network: NetworkId) =>
    Effect.forEach(watched.get(network)?.endpoints ?? [], (endpoint) => ping(network, endpoint), {
      concurrency: "unbounded",
      discard: true
    })

  /** True while the network is in use. Otherwise the next request restarts the pings. */
  const isInUse = (network: NetworkId) =>
    Effect.map(Clock.currentTimeMillis, (now) => {
      const age = now - (watched.get(network)?.lastUsed ?? Number.NEGATIVE_INFINITY)
      return (age >= 0 && age < rankingRestMillis) || !watched.delete(network)
    })

  // Each round runs in its own fiber: a hanging one must not delay the next.
  const watch = (network: NetworkId) =>
    Effect.gen(function* () {
      do {
        if (yield* visible) yield* Effect.forkIn(pingAll(network), scope)
        yield* Effect.sleep(ranking.intervalMillis)
      } while (yield* isInUse(network))
    })

  return RpcOrder.of({
    order: (network, endpoints) =>
      Effect.gen(function* () {
        if (endpoints.length < 2 || splitNetworkId(network).namespace !== "eip155") return endpoints
        const isNew = !watched.has(network)
        watched.set(network, { endpoints, lastUsed: yield* Clock.currentTimeMillis })
        if (!samples.has(network)) samples.set(network, new Map())
        if (isNew) yield* Effect.forkIn(watch(network), scope)
        return sortByRank(endpoints, samples.get(network) ?? new Map())
      })
  })
})

const sortByRank = (
  endpoints: ReadonlyArray<RpcEndpoint>,
  samples: ReadonlyMap<string, ReadonlyArray<Sample>>
): ReadonlyArray<RpcEndpoint> => {
  const urls = ranked(
    endpoints.map(({ url }) => url),
    samples
  )
  return [...endpoints].sort((a, b) => urls.indexOf(a.url) - urls.indexOf(b.url))
}

/**
 * Measures how long an endpoint takes to return its chain id; null if it fails or returns another one, undefined while
 * the device is offline.
 */
const measure = (calls: Calls["Type"], network: NetworkId, endpoint: RpcEndpoint, id: number) =>
  Effect.gen(function* () {
    const name = `rpc/${network}`
    const budgetMillis = ranking.intervalMillis
    const body = getBody({ name, id, method, params: [], budgetMillis })
    const start = yield* Clock.currentTimeMillis
    const { result } = yield* calls.ask({
      ...getPost(endpoint, name, "rpc.ping", budgetMillis, body),
      reply: RpcAnswer
    })
    return evmNetworkId(result) === network ? (yield* Clock.currentTimeMillis) - start : null
  }).pipe(Effect.catchAll((error) => Effect.succeed(error._tag === "Offline" ? undefined : null)))

/**
 * Requests the chain id from every endpoint of the networks in use that have several, every 4 s, and puts reliable and
 * fast ones first. An endpoint that returns another chain id counts as failed. Starts with a network's first request,
 * pauses after a minute without requests or while the page is hidden, and stops with the layer's scope. Provide it to
 * `Rpc.layer`; hosts without it do not load it. docs/spec/chain.md#rpc-ranking.
 */
export const rankingLayer: Layer.Layer<RpcOrder, never, Calls> = Layer.scoped(RpcOrder, make)
