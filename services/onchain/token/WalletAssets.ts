import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { KitState } from "../../../core/state.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The tokens of an account as its embedded wallet reports them. */
export class WalletAssets extends Context.Tag("services/WalletAssets")<
  WalletAssets,
  {
    /**
     * Lists the holdings on the account's network in the wallet's order. Null if no embedded wallet is active for the
     * account, if it does not discover assets on the network, or if it fails, does not answer within 10 s or returns an
     * invalid answer: then the chain service is used. docs/spec/onchain.md#balances-wallet-assets,
     * docs/spec/onchain.md#balances-wallet-asset-fields.
     */
    readonly list: (account: AccountId) => Effect.Effect<ReadonlyArray<TokenBalance> | null>
  }
>() {
  /** Needs the kit's `Store` and `Connectors`. */
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (list: WalletAssets["Type"]["list"]): Layer.Layer<WalletAssets> =>
    Layer.succeed(this, { list })
}

const make = Effect.gen(function* () {
  const store = yield* Store
  const connectors = yield* Connectors

  return WalletAssets.of({
    list: traced("WalletAssets.list")(function* (account: AccountId) {
      const connectorId = getEmbeddedWallet(yield* store.state, account)
      if (connectorId === undefined) return null
      return yield* Effect.all([connectors.get(connectorId, "eip155"), loadChunk(() => import("./askAssets.ts"))]).pipe(
        Effect.flatMap(([wallet, { askAssets }]) => askAssets(wallet, account)),
        Effect.timeout(millis.rpc),
        // docs/spec/onchain.md#balances-wallet-assets: a failed wallet-assets lookup falls back to the balance API.
        Effect.catchAll((failure) => Effect.as(Effect.logDebug(`wallet_getAssets: ${failure._tag}`), null))
      )
    })
  })
})

/** Returns the active connector of an EVM account if it is the embedded wallet's. */
const getEmbeddedWallet = ({ connection, wallet }: KitState, account: AccountId): string | undefined => {
  const { address, network } = splitAccountId(account)
  const { namespace } = splitNetworkId(network)
  const active = namespace === "eip155" ? activeConnection(connection, namespace) : undefined
  return active?.accounts.some((entry) => entry.address.toLowerCase() === address.toLowerCase()) === true
    ? wallet.connectors.find(({ id, type }) => type === "AUTH" && isSameId(id, active.connectorId))?.id
    : undefined
}
