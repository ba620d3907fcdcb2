import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { TokenBalance, TokenEvent, TokenState } from "./events.ts"

export const tokenStart: TokenState = { balances: {}, blockedUntil: {}, arrivedAt: {} }

/** Steps the token balances. */
export const stepToken = (token: TokenState, event: TokenEvent | OtherEvent): TokenState => {
  switch (event._tag) {
    case "TokensAsked":
      return put(token, event.account, toLoading(token.balances[event.account] ?? idle))
    case "TokensArrived":
      return {
        ...put(token, event.account, toLoaded(event.tokens)),
        arrivedAt: event.at === undefined ? token.arrivedAt : { ...token.arrivedAt, [event.account]: event.at }
      }
    case "TokensFailed":
      return {
        ...put(token, event.account, toFailed(token.balances[event.account] ?? idle, event.error)),
        blockedUntil: { ...token.blockedUntil, [event.account]: event.blockedUntil }
      }
    default:
      return token
  }
}

const put = (token: TokenState, id: AccountId, balances: Remote<ReadonlyArray<TokenBalance>>): TokenState => ({
  ...token,
  balances: { ...token.balances, [id]: balances }
})
