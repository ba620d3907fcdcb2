import { isAccountId, splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { decodeEach } from "../../foundation/http/decodeEach.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { compareDecimals } from "../../foundation/text/decimal.ts"
import { DecimalFromNumber } from "../../foundation/text/decimalSchema.ts"
import { getTokenKey } from "../token/tokenId.ts"
import type { Prices } from "./events.ts"

/** A higher price for one token is considered absurd. */
const maxPrice = "1000000000000"

/** One price in the service's format. A price of 0 counts as missing. */
const PriceItem = Schema.Struct({
  address: Schema.String.pipe(Schema.maxLength(256)),
  price: DecimalFromNumber.pipe(
    Schema.filter((price) => compareDecimals(price, "0") > 0 && compareDecimals(price, maxPrice) <= 0)
  )
})

const fitting = decodeEach(PriceItem)

/**
 * Returns the prices of the requested tokens; invalid items and tokens that were not requested are dropped and counted.
 */
export const readPrices = (
  tokens: ReadonlyArray<AccountId>,
  items: ReadonlyArray<unknown>
): { readonly prices: Prices; readonly dropped: number } => {
  const found = fitting(items).items.flatMap(({ address, price }) => {
    const identifier = isAccountId(address)
      ? getTokenKey(address)
      : /^0x/i.test(address)
        ? address.toLowerCase()
        : address
    const token = tokens
      .map(getTokenKey)
      .find((key) => identifier === key || identifier === splitAccountId(key).address)
    return token === undefined ? [] : [[token, price] as const]
  })
  // If a token has several prices, the first counts.
  return { prices: Object.fromEntries([...found].reverse()), dropped: items.length - found.length }
}

/** Returns a token's price among the known ones; undefined if the price is unknown. */
export const getPrice = (prices: Prices, token: AccountId): string | undefined =>
  Object.hasOwn(prices, getTokenKey(token)) ? prices[getTokenKey(token)] : undefined
