import type { AccountId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import { idle, latest } from "../../foundation/data/remote.ts"
import type { AccountState } from "../account/events.ts"
import type { PickedToken } from "../money/pickTokens.ts"
import { sortByWorth, getPrice, getCountedWorth } from "../token/holdings.ts"
import type { TokenState } from "../token/events.ts"

/** The displayed holdings: whether more may arrive, and the tokens, the network's own coin first. */
export interface Holdings {
  readonly isLoading: boolean
  readonly tokens: ReadonlyArray<PickedToken>
}

/**
 * Returns the coin and tokens that an account can send, according to the loaded state. The coin is always included,
 * with or without a balance.
 */
export const listHeldTokens = (
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
    price: own === undefined ? null : getPrice(own)
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
              price: getPrice(token)
            }
          ]
  )
  return { isLoading: balances._tag === "Asking" && listed.length === 0, tokens: [coin, ...tokens] }
}
