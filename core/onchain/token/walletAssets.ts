import { evmNetworkId } from "../../chain/network/caip.ts"
import { array, type Decoder, literal, number, optional, record, string, struct } from "../../foundation/data/decode.ts"
import { multiplyDecimals, toDecimal } from "../../foundation/text/decimal.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import type { TokenBalance } from "./events.ts"

const readAsset = struct({
  address: string(128),
  balance: string(128),
  type: literal("ERC20", "NATIVE"),
  metadata: struct({
    name: string(256),
    symbol: string(64),
    decimals: number,
    price: number,
    iconUrl: string(65_536),
    value: optional(number)
  })
})

/**
 * One balance, as a wallet returns it (`wallet_getAssets`). docs/spec/onchain.md#balances-wallet-asset-fields
 * (Wallet-assets item).
 */
export type WalletAsset = NonNullable<ReturnType<typeof readAsset>>

/**
 * Reads a wallet's answer, by hex chain id. It is valid only if every asset is; returns undefined otherwise.
 * docs/spec/onchain.md#balances-wallet-asset-fields.
 */
export const readWalletAssets: Decoder<Readonly<Record<string, ReadonlyArray<WalletAsset>>>> = record(
  array(readAsset, 10_000),
  1024
)

/**
 * Returns the assets on one network (its chain id as the answer's key) as token balances, in the wallet's order. An
 * asset without decimals is dropped as low quality (docs/spec/onchain.md#balances-wallet-asset-fields); so is one with
 * more than 77, with a balance that is not a number, or with an absurd price. If the wallet does not report the worth,
 * it is the price times the amount.
 */
export const getAssetTokens = (chainId: string, assets: ReadonlyArray<WalletAsset>): ReadonlyArray<TokenBalance> => {
  const network = evmNetworkId(chainId)
  if (network === null) return []
  return assets.flatMap(({ address, balance, metadata, type }): ReadonlyArray<TokenBalance> => {
    const { decimals, iconUrl, name, symbol } = metadata
    const price = toDecimal(metadata.price)
    const amount = /^0x[0-9a-f]+$/i.test(balance) || /^\d+$/.test(balance) ? BigInt(balance) : undefined
    if (amount === undefined || price === undefined || !Number.isInteger(decimals) || decimals <= 0 || decimals > 77)
      return []
    const numeric = formatUnits(amount, decimals)
    const value = metadata.value === undefined ? undefined : toDecimal(metadata.value)
    return [
      {
        name,
        symbol,
        network,
        price,
        value: value ?? multiplyDecimals(price, numeric),
        iconUrl,
        quantity: { decimals, numeric },
        ...(type === "NATIVE" || address === "native" ? {} : { address })
      }
    ]
  })
}
