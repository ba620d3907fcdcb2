import type { AccountId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import { idle, latest } from "../../foundation/data/remote.ts"
import type { AccountState } from "../account/events.ts"
import type { PickedToken } from "../money/pickTokens.ts"
import { sortByWorth, priceOf, getCountedWorth } from "../token/holdings.ts"
import type { TokenState } from "../token/events.ts"

/** The displayed holdings: whether more may arrive, and the tokens, the network's own coin first. */
export interface Holdings {
  readonly isComing: boolean
  readonly tokens: ReadonlyArray<PickedToken>
}

/**
 * Returns the coin and tokens that an account can send, according to the loaded state. The coin is always included,
 * with or without a balance.
 */
export const heldTokens = (
  account: AccountId,
  { nativeCurrency }: Pick<Network, "nativeCurrency">,
  natives: AccountState | undefined,
  room: TokenState | undefined
): Holdings => {
  const native = natives?.native[account] ?? idle
  const balances = room?.balances[account] ?? idle
  const listed = sortByWorth(latest(balances) ?? [], getCountedWorth)
  const own = listed.find(({ address }) => address === undefined)
  const coin: PickedToken = {
    address: null,
    symbol: nativeCurrency.symbol,
    name: own?.name ?? nativeCurrency.name,
    iconUrl: own?.iconUrl,
    decimals: nativeCurrency.decimals,
    held: latest(native)?.amount ?? own?.quantity.numeric,
    price: own === undefined ? null : priceOf(own)
  }
  const tokens = listed.flatMap(
    (token): ReadonlyArray<PickedToken> =>
      token.address === undefined
        ? []
        : [
            {
              address: token.address,
              symbol: token.symbol,
              name: token.name,
              iconUrl: token.iconUrl,
              decimals: token.quantity.decimals,
              held: token.quantity.numeric,
              price: priceOf(token)
            }
          ]
  )
  return { isComing: balances._tag === "Asking" && listed.length === 0, tokens: [coin, ...tokens] }
}

/** A token in a list. `address`: absent for the network's own coin. */
interface Named {
  readonly address?: string | undefined
  readonly symbol: string
}

/** Returns true if a host identifies a token by its symbol: a contract's address is longer on every network. */
export const isSymbol = (token: string): boolean => token.length < 26

/**
 * Returns the contract of the only token with a symbol, compared case-insensitively; null for the network's own coin,
 * `coin`. Undefined if no token has it, or several do: which one is meant cannot be determined.
 */
export const findContract = (symbol: string, coin: string, tokens: ReadonlyArray<Named>): string | null | undefined => {
  const isNamed = (candidate: string): boolean => candidate.toLowerCase() === symbol.trim().toLowerCase()
  const contracts = tokens.flatMap((token) =>
    token.address !== undefined && isNamed(token.symbol) ? [token.address] : []
  )
  const found = [...(isNamed(coin) ? [null] : []), ...contracts]
  return found.length === 1 ? found[0] : undefined
}
