import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { evmNetworkId, hexChainId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { activeConnection, sameId } from "../../../core/wallets/connection/state.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { KitState } from "../../../core/state.ts"
import { discoversAssets } from "../../../core/onchain/token/discovery.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { readWalletAssets, tokensOfAssets } from "../../../core/onchain/token/walletAssets.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { WalletConnector } from "../../wallets/connectors/Connector.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"

/** The tokens of an account as its embedded wallet reports them. */
export class WalletAssets extends Context.Tag("services/WalletAssets")<
  WalletAssets,
  {
    /**
     * The holdings on the account's network, in the wallet's order. Null if no such wallet is active for the account,
     * if it does not discover assets on the network, and if it fails, does not answer within 10 s or gives an invalid
     * answer: then the chain service is used. docs/spec/onchain.md#balances-wallet-assets,
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

  const askWallet = Effect.fnUntraced(function* ({ request }: WalletConnector, account: AccountId) {
    const { address, network } = splitAccountId(account)
    const capabilities = yield* request({ method: "wallet_getCapabilities", params: [address] })
    if (!discoversAssets(capabilities, network)) return null
    const answer = yield* request({
      method: "wallet_getAssets",
      params: [{ account: address, chainFilter: [hexChainId(network)] }]
    })
    const assets = readWalletAssets(answer)
    if (assets === undefined)
      return yield* Effect.as(Effect.logDebug("wallet_getAssets: the answer is not valid"), null)
    return Object.entries(assets).flatMap(([chainId, all]) =>
      evmNetworkId(chainId) === network ? tokensOfAssets(chainId, all) : []
    )
  })

  return WalletAssets.of({
    list: Effect.fn("WalletAssets.list")(function* (account: AccountId) {
      const connectorId = embeddedWalletOf(yield* store.state, account)
      if (connectorId === undefined) return null
      return yield* connectors.get(connectorId, "eip155").pipe(
        Effect.flatMap((wallet) => askWallet(wallet, account)),
        Effect.timeout(millis.rpc),
        // docs/spec/onchain.md#balances-wallet-assets: a failed wallet-assets lookup falls back to the balance API.
        Effect.catchAll((failure) => Effect.as(Effect.logDebug(`wallet_getAssets: ${failure._tag}`), null))
      )
    })
  })
})

/** The active connector of an EVM account, if it is the embedded wallet's. */
const embeddedWalletOf = ({ connection, wallet }: KitState, account: AccountId): string | undefined => {
  const { address, network } = splitAccountId(account)
  const { namespace } = splitNetworkId(network)
  const active = namespace === "eip155" ? activeConnection(connection, namespace) : undefined
  return active?.accounts.some((one) => one.address.toLowerCase() === address.toLowerCase()) === true
    ? wallet.connectors.find(({ id, type }) => type === "AUTH" && sameId(id, active.connectorId))?.id
    : undefined
}
