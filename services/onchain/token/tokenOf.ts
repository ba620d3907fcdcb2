import { isAccountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import { isNetworkId, type NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"
import { isDecimal, multiplyDecimals, toDecimal } from "../../../core/foundation/text/decimal.ts"
import { Decimal } from "../../../core/foundation/text/decimalSchema.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"

const Short = Schema.String.pipe(Schema.maxLength(128))
const Decimals = Schema.transform(Schema.Union(Schema.String, Schema.Number), Schema.Number, {
  decode: (places) => (String(places).trim() === "" ? Number.NaN : Number(places)),
  encode: (places) => places
}).pipe(Schema.int(), Schema.between(0, 77))

/** A price or a value, as a number or as text. An unreadable one is missing: the holding is listed without it. */
const Dollars = Schema.transform(Schema.Unknown, Schema.NullOr(Schema.String), {
  decode: (value) =>
    typeof value === "number"
      ? (toDecimal(value) ?? null)
      : typeof value === "string" && isDecimal(value)
        ? value
        : null,
  encode: (value) => value
})

/** A holding in the chain service's response. Rejects invalid amounts and networks. */
export const TokenItem = Schema.Struct({
  name: Schema.optional(Schema.NullOr(Short)),
  symbol: Short,
  chainId: Schema.String.pipe(Schema.filter((id): id is NetworkId => isNetworkId(id) && !id.endsWith(":0"))),
  address: Schema.optional(Schema.NullOr(Schema.String.pipe(Schema.filter(isAccountId)))),
  value: Schema.optional(Dollars),
  price: Schema.optional(Dollars),
  quantity: Schema.Struct({ decimals: Decimals, numeric: Decimal }),
  iconUrl: Schema.optional(Schema.NullOr(Schema.String))
})

/** A holding stored by an earlier visit. Decoded strictly: any script of the page may have written it. */
export const StoredToken = Schema.Struct({
  name: Short,
  symbol: Short,
  network: Schema.String.pipe(Schema.filter(isNetworkId)),
  address: Schema.optional(Schema.String.pipe(Schema.pattern(/^[0-9A-Za-z]{1,128}$/))),
  value: Schema.NullOr(Decimal),
  price: Schema.NullOr(Decimal),
  quantity: Schema.Struct({ decimals: Schema.Number.pipe(Schema.int(), Schema.between(0, 77)), numeric: Decimal }),
  iconUrl: Schema.String.pipe(Schema.filter((url) => getSafeUrl(url) === url)),
  suspicious: Schema.optional(Schema.Literal("name", "worth"))
})

/**
 * Converts a holding to the kit's format. A missing value is computed exactly from price and amount, or null without a
 * price; a missing name is the symbol. Icons must use https or come from this machine.
 */
export const getToken = ({
  address,
  chainId,
  iconUrl,
  name,
  price = null,
  quantity,
  symbol,
  value
}: typeof TokenItem.Type): TokenBalance => ({
  name: name ?? symbol,
  symbol,
  network: chainId,
  ...(typeof address === "string" ? { address: splitAccountId(address).address } : {}),
  value: value ?? (price === null ? null : multiplyDecimals(price, quantity.numeric)),
  price,
  quantity,
  iconUrl: getSafeUrl(iconUrl)
})
