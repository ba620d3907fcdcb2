import type { AccountId } from "../../chain/network/ids.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import { arrived, asking, failed, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { KitEvent } from "../../state.ts"
import { tokenKey } from "../token/tokenId.ts"
import { type Prices, priceOf } from "./prices.ts"

export interface PriceState {
  /** US dollars for one whole token as decimal text, by the token's key; null for one that has no price. */
  readonly prices: Readonly<Record<AccountId, Remote<string | null>>>
}

export type PriceEvent =
  | { readonly _tag: "PricesAsked"; readonly tokens: ReadonlyArray<AccountId> }
  | { readonly _tag: "PricesArrived"; readonly tokens: ReadonlyArray<AccountId>; readonly prices: Prices }
  | { readonly _tag: "PricesFailed"; readonly tokens: ReadonlyArray<AccountId>; readonly error: FailureData }

export const priceStart: PriceState = { prices: {} }

/** Moves the prices. */
export const stepPrice = (price: PriceState, event: KitEvent): PriceState => {
  switch (event._tag) {
    case "PricesAsked":
      return put(price, event.tokens, (before) => asking(before))
    case "PricesArrived":
      return put(price, event.tokens, (_, token) => arrived(priceOf(event.prices, token) ?? null))
    case "PricesFailed":
      return put(price, event.tokens, (before) => failed(before, event.error))
    default:
      return price
  }
}

const put = (
  price: PriceState, tokens: ReadonlyArray<AccountId>, next: (before: Remote<string | null>, token: AccountId) => Remote<string | null>
): PriceState =>
  tokens.length === 0 ? price : {
    prices: { ...price.prices, ...Object.fromEntries(tokens.map(tokenKey).map((key) => [key, next(price.prices[key] ?? unasked, key)])) }
  }
