import { isAddress } from "../../chain/network/address.ts"
import { isAccountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { decodeEach } from "../../foundation/http/decodeEach.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import { getSafeUrl } from "../../foundation/text/getSafeUrl.ts"
import { isSameToken, getTokenKey } from "../token/tokenId.ts"
import type { SwapToken } from "./events.ts"

/** The maximum number of tokens that are listed. */
const mostTokens = 4_000

/** Base units as digits: no sign, no point, at most 256 bits. */
export const Units = Schema.String.pipe(Schema.filter((text) => /^\d{1,78}$/.test(text) && BigInt(text) < 2n ** 256n))
const Token = Schema.String.pipe(Schema.maxLength(256), Schema.filter(isAccountId))
const Name = Schema.String.pipe(
  Schema.maxLength(1024),
  Schema.filter((text) => sanitizeName(text) !== "")
)

const TokenItem = Schema.Struct({
  name: Name,
  symbol: Name,
  address: Token,
  decimals: Schema.Number.pipe(Schema.int(), Schema.between(0, 77)),
  logoUri: Schema.optional(Schema.NullOr(Schema.String))
})
const QuoteItem = Schema.Struct({ fromAmount: Units, fromAccount: Token, toAmount: Units, toAccount: Token })

const [tokens, quotes] = [decodeEach(TokenItem, mostTokens), decodeEach(QuoteItem)]

/** Returns the network's valid tokens, in the service's order, without duplicates; and how many were dropped. */
export const readSwapTokens = (
  network: NetworkId,
  items: ReadonlyArray<unknown>
): { readonly tokens: ReadonlyArray<SwapToken>; readonly dropped: number } => {
  const { namespace } = splitNetworkId(network)
  const found = new Map<AccountId, SwapToken>()
  for (const { address: id, decimals, logoUri, name, symbol } of tokens(items.slice(0, mostTokens)).items) {
    const place = splitAccountId(id)
    if (place.network !== network || !isAddress(namespace, place.address) || found.has(getTokenKey(id))) continue
    found.set(getTokenKey(id), {
      id,
      name: sanitizeName(name),
      symbol: sanitizeName(symbol, 32),
      decimals,
      logoUrl: getSafeUrl(logoUri)
    })
  }
  return { tokens: [...found.values()], dropped: items.length - found.size }
}

/**
 * Returns the highest output of any quote for exactly this trade, in base units; undefined without such a quote. Quotes
 * of other trades are ignored.
 */
export const findBestReceived = (
  { amount, from, to }: { readonly from: AccountId; readonly to: AccountId; readonly amount: bigint },
  items: ReadonlyArray<unknown>
): bigint | undefined =>
  quotes(items)
    .items.filter(
      (quote) =>
        isSameToken(quote.fromAccount, from) && isSameToken(quote.toAccount, to) && BigInt(quote.fromAmount) === amount
    )
    .map(({ toAmount }) => BigInt(toAmount))
    .filter((received) => received > 0n)
    .reduce<bigint | undefined>((best, output) => (best === undefined || output > best ? output : best), undefined)

/** The price of a unit of gas, in the coin's base units, by speed. */
export const GasPriceAnswer = Schema.Struct({ standard: Units, fast: Units, instant: Units })
export const AllowanceAnswer = Schema.Struct({ allowance: Units })

const Hex = Schema.String.pipe(Schema.maxLength(262_144))
const Gas = Schema.optional(
  Schema.NullOr(
    Schema.Struct({
      gas: Schema.optional(Schema.NullOr(Schema.Union(Schema.String.pipe(Schema.maxLength(80)), Schema.Number)))
    })
  )
)

/** A transaction built by the service. `checkBuilt` checks its contents before the wallet is asked to sign. */
export const BuiltAnswer = Schema.Struct({
  tx: Schema.Struct({
    from: Schema.String.pipe(Schema.maxLength(256)),
    to: Schema.String.pipe(Schema.maxLength(256)),
    data: Hex,
    value: Schema.optional(Schema.NullOr(Schema.String.pipe(Schema.maxLength(80)))),
    eip155: Gas
  })
})
/** A transaction built by the swap service, before it is proven. */
export type Built = (typeof BuiltAnswer.Type)["tx"]
