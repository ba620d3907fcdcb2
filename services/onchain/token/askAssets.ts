import * as Effect from "effect/Effect"
import { evmNetworkId, hexChainId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { discoversAssets } from "../../../core/onchain/token/discovery.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { readWalletAssets, getAssetTokens } from "../../../core/onchain/token/walletAssets.ts"
import type { WalletConnector } from "../../wallets/connectors/Connector.ts"

/** Reads the wallet's holdings on the account's network; null if it does not list them, or returns an invalid list. */
export const askAssets = Effect.fnUntraced(function* ({ request }: WalletConnector, account: AccountId) {
  const { address, network } = splitAccountId(account)
  const capabilities = yield* request({ method: "wallet_getCapabilities", params: [address] })
  if (!discoversAssets(capabilities, network)) return null
  const answer = yield* request({
    method: "wallet_getAssets",
    params: [{ account: address, chainFilter: [hexChainId(network)] }]
  })
  const assets = readWalletAssets(answer)
  if (assets === undefined) return yield* Effect.as(Effect.logDebug("wallet_getAssets: the answer is not valid"), null)
  return Object.entries(assets).flatMap(
    ([chainId, all]): ReadonlyArray<TokenBalance> =>
      evmNetworkId(chainId) === network ? getAssetTokens(chainId, all) : []
  )
})
