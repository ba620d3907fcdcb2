import { accountId } from "../../chain/network/caip.ts"
import { formatUnits, parseUnits } from "../../foundation/text/units.ts"
import type { SwapQuote } from "../../onchain/swap/events.ts"
import type { TokenBalance } from "../../onchain/token/events.ts"
import { getCoin, getTokenId } from "../../onchain/token/tokenId.ts"
import type { Balance, SwapOffer, Token } from "./shapes.ts"

/** Returns a count of base units as a balance. */
export const getUnitsBalance = (value: bigint, decimals: number, symbol: string): Balance => ({
  value,
  decimals,
  symbol,
  formatted: formatUnits(value, decimals)
})

/**
 * Returns whole coins or tokens in decimal text as a balance; digits beyond the token's decimals are cut, never rounded
 * up. Undefined if the text is not an amount that 256 bits hold.
 */
export const toBalance = (amount: string, decimals: number, symbol: string): Balance | undefined => {
  const [whole = "", fraction = ""] = amount.split(".")
  const value = parseUnits(fraction === "" ? whole : `${whole}.${fraction.slice(0, decimals)}`, decimals)
  return value === undefined || value < 0n || value >= 2n ** 256n ? undefined : getUnitsBalance(value, decimals, symbol)
}

/**
 * Returns a holding as a host sees it; undefined if its amount does not fit a token. A price of zero counts as missing.
 */
export const toToken = ({
  address,
  iconUrl,
  name,
  network,
  price,
  quantity,
  suspicious,
  symbol,
  value
}: TokenBalance): Token | undefined => {
  const balance = toBalance(quantity.numeric, quantity.decimals, symbol)
  const isPriced = price !== null && /[1-9]/.test(price)
  return balance === undefined
    ? undefined
    : {
        ...balance,
        id: getTokenId(address === undefined ? getCoin(network) : accountId(network, address)),
        ...(address === undefined ? {} : { address }),
        name,
        network,
        ...(isPriced ? { priceUsd: price, worthUsd: value ?? "0" } : {}),
        ...(suspicious === undefined ? {} : { suspicious }),
        ...(iconUrl === "" ? {} : { iconUrl })
      }
}

/** Returns a quote as a host sees it. */
export const toSwapOffer = ({
  account,
  amountUnits,
  approval,
  fee,
  from,
  goodUntil,
  minimumUnits,
  priceImpact,
  rate,
  receivedUnits,
  slippage,
  to
}: SwapQuote): SwapOffer => ({
  account,
  from,
  to,
  amount: getUnitsBalance(BigInt(amountUnits), from.decimals, from.symbol),
  received: getUnitsBalance(BigInt(receivedUnits), to.decimals, to.symbol),
  minimum: getUnitsBalance(BigInt(minimumUnits), to.decimals, to.symbol),
  slippage,
  rate,
  priceImpact,
  fee,
  approval,
  goodUntil
})

/** Converts a host's quote back to the kit's form. */
export const toSwapQuote = ({ amount, minimum, received, ...offer }: SwapOffer): SwapQuote => ({
  ...offer,
  amount: amount.formatted,
  amountUnits: String(amount.value),
  received: received.formatted,
  receivedUnits: String(received.value),
  minimum: minimum.formatted,
  minimumUnits: String(minimum.value),
  maximumSlippage: formatUnits(received.value - minimum.value, minimum.decimals)
})
