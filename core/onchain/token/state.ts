import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { arrived, asking, failed, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import type { KitEvent } from "../../state.ts"

/** One token held by one account. Spec §3 (Token balance). */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly network: NetworkId
  /** The contract's bare address; absent for the chain's own coin. */
  readonly address?: string | undefined
  /** Worth of the whole holding, and of one token: US dollars as exact decimal text. */
  readonly value: string
  readonly price: string
  /** `numeric` counts whole tokens, as exact decimal text: it may not fit a double. */
  readonly quantity: { readonly decimals: number; readonly numeric: string }
  readonly iconUrl: string
  /**
   * Read from storage, where anybody on the page may have written it. It is shown; whoever moves it takes its contract and
   * its decimals from an answer of the service first.
   */
  readonly stored?: true | undefined
}

export interface TokenState {
  readonly balances: Readonly<Record<AccountId, Remote<ReadonlyArray<TokenBalance>>>>
  /** Until when a failed fetch may not be repeated, epoch milliseconds. Spec §4. */
  readonly blockedUntil: Readonly<Record<AccountId, number>>
}

export type TokenEvent =
  | { readonly _tag: "TokensAsked"; readonly account: AccountId }
  | { readonly _tag: "TokensArrived"; readonly account: AccountId; readonly tokens: ReadonlyArray<TokenBalance> }
  | { readonly _tag: "TokensFailed"; readonly account: AccountId; readonly error: FailureData; readonly blockedUntil: number }

export const tokenStart: TokenState = { balances: {}, blockedUntil: {} }

/** Moves the token balances. */
export const stepToken = (token: TokenState, event: KitEvent): TokenState => {
  switch (event._tag) {
    case "TokensAsked":
      return put(token, event.account, asking(token.balances[event.account] ?? unasked))
    case "TokensArrived":
      return put(token, event.account, arrived(event.tokens))
    case "TokensFailed":
      return {
        ...put(token, event.account, failed(token.balances[event.account] ?? unasked, event.error)),
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
