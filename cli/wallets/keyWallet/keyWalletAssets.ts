import { toQuantity } from "../../../core/chain/evm/hex.ts"
import { evmNetworkId } from "../../../core/chain/network/caip.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { parseUnits } from "../../../core/foundation/text/units.ts"
import type { WalletBackend } from "../../run/walletBackend.ts"

/**
 * Answers `wallet_getAssets`: the account's tokens on the requested chains, by hex chain id.
 * docs/spec/onchain.md#balances-wallet-asset-fields, docs/spec/onchain.md#balances-wallet-assets.
 */
export const getAssets = async (
  { holdings }: WalletBackend,
  address: string,
  request: unknown
): Promise<Readonly<Record<string, unknown>>> => {
  const filter: unknown = isRecord(request) ? request["chainFilter"] : undefined
  const chains = Array.isArray(filter) ? filter : []
  const found = await Promise.all(
    chains.map(async (chain: unknown) => {
      const network = evmNetworkId(chain)
      return [String(chain), network === null ? [] : (await holdings(network, address)).map(getAsset)] as const
    })
  )
  return Object.fromEntries(found)
}

/** Returns an asset as it is sent: with prices as numbers. */
const getAsset = ({ address, iconUrl, name, price, quantity: { decimals, numeric }, symbol, value }: TokenBalance) => ({
  address: address ?? "native",
  balance: toQuantity(parseUnits(numeric, decimals) ?? 0n),
  type: address === undefined ? "NATIVE" : "ERC20",
  metadata: {
    name,
    symbol,
    decimals,
    price: Number(price ?? 0),
    iconUrl,
    ...(value === null ? {} : { value: Number(value) })
  }
})
