import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { TokenBalance, TokenEvent, TokenState } from "./events.ts"

export const tokenStart: TokenState = { balances: {}, blockedUntil: {}, arrivedAt: {}, uncovered: [] }

/** Updates the token balances. */
export const stepToken = (token: TokenState, event: TokenEvent | OtherEvent): TokenState => {
  switch (event._tag) {
    case "TokensAsked":
      return put(token, event.account, toLoading(token.balances[event.account] ?? idle))
    case "TokensArrived":
      return {
        ...put(token, event.account, toLoaded(event.tokens)),
        arrivedAt: event.at === undefined ? token.arrivedAt : { ...token.arrivedAt, [event.account]: event.at },
        uncovered: withUncovered(token.uncovered, splitAccountId(event.account).network, event.isUncovered === true)
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

const withUncovered = (
  uncovered: ReadonlyArray<NetworkId>,
  network: NetworkId,
  isUncovered: boolean
): ReadonlyArray<NetworkId> =>
  uncovered.includes(network) === isUncovered
    ? uncovered
    : isUncovered
      ? [...uncovered, network]
      : uncovered.filter((candidate) => candidate !== network)

const put = (token: TokenState, id: AccountId, balances: Remote<ReadonlyArray<TokenBalance>>): TokenState => ({
  ...token,
  balances: { ...token.balances, [id]: balances }
})
