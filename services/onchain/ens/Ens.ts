import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { rpcEndpoints } from "../../../core/chain/rpc/endpoints.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { isLocalUrl } from "../../../core/foundation/platform/isThisMachine.ts"
import { readAddressRecord } from "../../../core/onchain/ens/addressRecord.ts"
import { defaultCoinType, getCoinType } from "../../../core/onchain/ens/coinTypes.ts"
import {
  EnsNoRecord,
  type EnsGatewayFailed,
  type EnsGatewayForbidden,
  type EnsNameConfusable,
  type EnsNameInvalid,
  type EnsNameNotFound,
  type EnsResolverFailed
} from "../../../core/onchain/ens/errors.ts"
import { encodeResolve, type EnsRecord } from "../../../core/onchain/ens/universalResolver.ts"
import type { CodeMissing } from "../../foundation/chunks/codeMissing.ts"
import { Rpc, type RpcFailure } from "../../chain/rpc/Rpc.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { traced } from "../../foundation/log/tracing.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { Store } from "../../foundation/store/Store.ts"
import { askResolver, ensNetwork } from "./askResolver.ts"
import { makeRecordReader, toResolverFailed } from "./makeRecordReader.ts"
import { normalize } from "./normalize.ts"
import { type EnsIdentity, makePrimaryNames } from "./primaryNames.ts"

/** A resolved name: its normalized form, and its address on the requested network. */
export interface EnsAddress {
  readonly name: string
  readonly address: string
}

/** Why a name has no address. */
export type EnsFailure =
  | EnsGatewayFailed
  | EnsGatewayForbidden
  | EnsNameConfusable
  | EnsNameInvalid
  | EnsNameNotFound
  | EnsNoRecord
  | EnsResolverFailed
  | CodeMissing
  | RpcFailure

/** Names of ENS, read from Ethereum over the kit's own nodes. docs/spec/onchain.md#ens-lookup. */
export class Ens extends Context.Tag("services/Ens")<
  Ens,
  {
    /**
     * Returns the address of a name that the visitor typed, on exactly this network: the name's own record, or on an
     * EVM network the default record (ENSIP-19). Costs one request; a name whose records are on a server costs two, and
     * those to the server. A success is cached for 5 min.
     */
    readonly resolve: (name: string, network: NetworkId) => Effect.Effect<EnsAddress, EnsFailure>
    /** Clears the cached address of a name, so that the next call requests it. */
    readonly forget: (name: string, network: NetworkId) => Effect.Effect<void>
    /**
     * Returns the primary names of accounts on EVM networks that resolve back to them (ENSIP-19), empty for others, and
     * on request their pictures. Costs at most two requests for all of them, and none to a server that a name chose.
     * Cached for 5 min.
     */
    readonly identities: (
      accounts: ReadonlyArray<AccountId>,
      withPictures?: boolean
    ) => Effect.Effect<ReadonlyMap<AccountId, EnsIdentity>, CodeMissing | RpcFailure>
  }
>() {
  /** Needs `Calls`, `Rpc`, `Settings` and `Store`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (ens: Ens["Type"]): Layer.Layer<Ens> => Layer.succeed(this, ens)
}

class CacheKey extends Data.Class<{ readonly name: string; readonly network: NetworkId }> {}

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const rpc = yield* Rpc
  const { endpoints, isReplay = false, projectId } = yield* Settings
  const store = yield* Store
  const readRecord = makeRecordReader({
    calls,
    rpc,
    allowsGateways: () => store.getState().config.ensGateways,
    isLocal: () => {
      const network = findNetwork(store.getState().chain.networks, ensNetwork)
      const [first] = rpcEndpoints(network, endpoints, projectId)
      return isReplay || (first !== undefined && isLocalUrl(first.url))
    }
  })

  const resolve = traced("Ens.resolve")(function* ({ name, network }: CacheKey) {
    const coinType = getCoinType(network)
    const createNoRecord = () =>
      new EnsNoRecord({ domain: name, network: findNetwork(store.getState().chain.networks, network).name })
    if (coinType === undefined) return yield* createNoRecord()
    const records: ReadonlyArray<EnsRecord> = network.startsWith("eip155:")
      ? [{ coinType }, { coinType: defaultCoinType }]
      : [{ coinType }]
    const [own, fallback] = yield* askResolver(
      rpc,
      records.map((record) => encodeResolve(name, record))
    )
    if (own === undefined) return yield* toResolverFailed(name, "No result.")
    const found = readAddressRecord(network, yield* readRecord(name, { coinType }, own))
    // A default record on a server is not requested: the server answers for the network itself.
    const address =
      found === null && fallback?.success === true
        ? readAddressRecord(network, yield* readRecord(name, { coinType: defaultCoinType }, fallback))
        : found
    if (address === null) return yield* createNoRecord()
    if (address === undefined) return yield* toResolverFailed(name, "The record is not an address of this network.")
    return address
  })

  const addresses = yield* cached({ lookup: resolve, capacity: 64, fresh: millis.nameCache, backoff: 0 })
  return Ens.of({
    resolve: (typed, network) =>
      Effect.flatMap(normalize(typed), (name) =>
        Effect.map(addresses.get(new CacheKey({ name, network })), (address) => ({ name, address }))
      ),
    forget: (typed, network) =>
      Effect.matchEffect(normalize(typed), {
        onFailure: () => Effect.void,
        onSuccess: (name) => addresses.forget(new CacheKey({ name, network }))
      }),
    identities: makePrimaryNames(rpc)
  })
})
