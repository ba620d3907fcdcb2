import { accountId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { isAddress } from "../../chain/network/address.ts"
import type { Network } from "../../chain/network/schema.ts"
import { compareDecimals } from "../../foundation/text/decimal.ts"
import { computeWorth } from "../../foundation/text/worth.ts"
import { defaultPaymentCurrencies } from "../onramp/defaults.ts"
import { findContract } from "../send/findContract.ts"
import type { TokenBalance } from "../token/events.ts"
import { getCoin } from "../token/tokenId.ts"

/**
 * Returns the contract of a needed token on a network, null for the coin; undefined unless exactly one of the held
 * tokens has its symbol.
 */
export const findNeeded = (
  { namespace, nativeCurrency }: Pick<Network, "namespace" | "nativeCurrency">,
  held: ReadonlyArray<Pick<TokenBalance, "address" | "symbol">>,
  token: string | null | undefined
): string | null | undefined => {
  const name = token?.trim() ?? ""
  if (name === "") return null
  return isAddress(namespace, name) ? name : findContract(name, nativeCurrency.symbol, held)
}

/** Returns the id of a needed token (CAIP-10), by which its price is known. */
export const getNeededId = (network: NetworkId, contract: string | null): AccountId =>
  contract === null ? getCoin(network) : accountId(network, contract)

/** The least that every way to pay accepts, in US dollars. */
const [{ limits: ways }] = defaultPaymentCurrencies
const least = ways[0]?.min ?? "0"

/**
 * Returns the whole US dollars that buy an amount, at least the smallest purchase; empty without a price or an amount.
 */
export const toDollars = (amount: string | undefined, price: string | undefined): string => {
  const worth = computeWorth(amount?.trim() ?? "", price)
  if (worth === null) return ""
  const dollars = compareDecimals(worth, least) < 0 ? least : worth
  const [whole = "0", fraction = ""] = dollars.split(".")
  return String(BigInt(whole) + (/[1-9]/.test(fraction) ? 1n : 0n))
}
