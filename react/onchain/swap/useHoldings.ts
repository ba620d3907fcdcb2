import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import type { PickedToken } from "../../../core/onchain/money/pickTokens.ts"
import type { SwapToken } from "../../../core/onchain/swap/events.ts"
import { getPrice } from "../../../core/onchain/token/holdings.ts"
import { isCoin } from "../../../core/onchain/token/tokenId.ts"
import { accountRx, tokenRx } from "../account/atoms.ts"
import { useAccountId } from "../account/useAccountId.ts"

/** A token that can be swapped, as the token list shows it. */
export interface SwapPick extends PickedToken {
  readonly token: SwapToken
}

/** Returns a function that adds the account's balance to a token, if known. */
export const useHoldings = (): ((token: SwapToken) => SwapPick) => {
  const account = useAccountId()
  const natives = useRxValue(accountRx)?.native
  const balances = useRxValue(tokenRx)?.balances
  const native = account === undefined ? undefined : latest(natives?.[account] ?? idle)
  const owned = (account === undefined ? undefined : latest(balances?.[account] ?? idle)) ?? []
  return (token) => {
    const coin = isCoin(token.id)
    const { address } = splitAccountId(token.id)
    const balance = owned.find((each) =>
      coin ? each.address === undefined : each.address?.toLowerCase() === address.toLowerCase()
    )
    const amount = coin ? (native?.amount ?? balance?.quantity.numeric) : balance?.quantity.numeric
    return {
      token,
      address: coin ? null : address,
      symbol: token.symbol,
      name: token.name,
      iconUrl: token.logoUrl || balance?.iconUrl,
      held: amount,
      price: balance === undefined ? null : getPrice(balance)
    }
  }
}
