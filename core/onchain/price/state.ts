import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import { getTokenKey } from "../token/tokenId.ts"
import type { PriceEvent, PriceState } from "./events.ts"
import { getPrice } from "./prices.ts"

export const priceStart: PriceState = { prices: {} }

/** Updates the prices. */
export const stepPrice = (price: PriceState, event: PriceEvent | OtherEvent): PriceState => {
  switch (event._tag) {
    case "PricesAsked":
      return put(price, event.tokens, (before) => toLoading(before))
    case "PricesArrived":
      return put(price, event.tokens, (_, token) => toLoaded(getPrice(event.prices, token) ?? null))
    case "PricesFailed":
      return put(price, event.tokens, (before) => toFailed(before, event.error))
    default:
      return price
  }
}

const put = (
  price: PriceState,
  tokens: ReadonlyArray<AccountId>,
  next: (before: Remote<string | null>, token: AccountId) => Remote<string | null>
): PriceState =>
  tokens.length === 0
    ? price
    : {
        prices: {
          ...price.prices,
          ...Object.fromEntries(tokens.map(getTokenKey).map((key) => [key, next(price.prices[key] ?? idle, key)]))
        }
      }
