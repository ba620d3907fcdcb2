import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { NativeBalance } from "../../../core/onchain/account/events.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { NoRpcUrl, RpcError } from "../../../core/chain/rpc/errors.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Lamports } from "../../../core/chain/solana/lamports.ts"
import { Decimal } from "../../../core/foundation/text/decimalSchema.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { Rpc, speaksRpc } from "../../chain/rpc/Rpc.ts"
import { findCache } from "../../foundation/storage/Caches.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Store } from "../../foundation/store/Store.ts"
import { traced } from "../../foundation/log/tracing.ts"

export type NativeBalanceError = CallError | RpcError | NoRpcUrl | ChainNotSupported

/** Balances of accounts in the coin of their network, read from the chain. */
export class NativeBalances extends Context.Tag("services/NativeBalances")<
  NativeBalances,
  {
    /**
     * Returns whole coins as exact decimal text; for a Bitcoin account only if `endpoints.bitcoin` is set. A success is
     * cached for 30 s (docs/spec/onchain.md#account-native-balance), a failure is not cached.
     */
    readonly get: (account: AccountId) => Effect.Effect<NativeBalance, NativeBalanceError>
    /** Clears the cached balance; the next `get` reads the chain. */
    readonly forget: (account: AccountId) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (get: NativeBalances["Type"]["get"]): Layer.Layer<NativeBalances> =>
    Layer.succeed(this, { get, forget: () => Effect.void })
}

/** A JSON-RPC quantity: at most 256 bits. */
const Quantity = Schema.String.pipe(Schema.pattern(/^0x[0-9a-fA-F]{1,64}$/))

const SolanaBalance = Schema.Struct({ value: Lamports })

/** Reads the balance of an address in base units of its network's coin from a node. */
const readBalance = ({ read }: Rpc["Type"], network: NetworkId, address: string) =>
  network.startsWith("solana:")
    ? Effect.map(
        read({ network, method: "getBalance", params: [address, { commitment: "confirmed" }], result: SolanaBalance }),
        ({ value }) => value
      )
    : Effect.map(read({ network, method: "eth_getBalance", params: [address, "latest"], result: Quantity }), BigInt)

const make = Effect.gen(function* () {
  const rpc = yield* Rpc
  const calls = yield* Calls
  const { bitcoin } = (yield* Settings).endpoints
  const { state } = yield* Store

  /**
   * Returns the coin of a configured network. The decimals of other coins are unknown, so their balances would be
   * wrong.
   */
  const getCoin = (account: AccountId) =>
    Effect.flatMap(state, ({ chain }) => {
      const { network } = splitAccountId(account)
      const { nativeCurrency } = findNetwork(chain.networks, network)
      return nativeCurrency.symbol === "" ? new ChainNotSupported({ network }) : Effect.succeed(nativeCurrency)
    })

  const lookup = traced("NativeBalances.get")(function* (account: AccountId) {
    const { address, network } = splitAccountId(account)
    const { decimals } = yield* getCoin(account)
    if (!speaksRpc(network)) {
      if (bitcoin === undefined || !network.startsWith("bip122:")) return yield* new ChainNotSupported({ network })
      // Few accounts are Bitcoin accounts: this code loads with the first one.
      const { readBitcoinBalance } = yield* Effect.catchAll(
        loadChunk(() => import("./readBitcoinBalance.ts")),
        () => new ChainNotSupported({ network })
      )
      return formatUnits(yield* readBitcoinBalance(calls, bitcoin, account), decimals)
    }
    return formatUnits(yield* readBalance(rpc, network, address), decimals)
  })

  const earlier = yield* findCache({
    key: "native_balance_cache",
    freshMillis: millis.nativeBalanceCache,
    answer: Decimal,
    getName: (account: AccountId) => account
  })
  const amounts = yield* cached({ lookup, capacity: 64, fresh: millis.nativeBalanceCache, backoff: 0, earlier })
  return NativeBalances.of({
    forget: amounts.forget,
    get: (account) =>
      Effect.flatMap(getCoin(account), ({ symbol }) =>
        Effect.map(amounts.get(account), (amount) => ({ amount, symbol }))
      )
  })
})
