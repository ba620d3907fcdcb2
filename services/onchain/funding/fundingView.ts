import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"

/** The view AddFunds, with the token and the amount that the visitor needs. */
type FundsView = Extract<ReturnType<typeof shownView>, { readonly _tag: "AddFunds" }>

/** Returns the view AddFunds while it is visible. */
export const getFundsView = (state: KitState): FundsView | undefined => {
  const view = shownView(state)
  return state.modal.open && view._tag === "AddFunds" ? view : undefined
}

/** Returns the account that receives the funds: the active network's; undefined without a connection. */
export const getFunded = ({ chain, connection }: KitState): AccountId | undefined => {
  const active = activeConnection(connection, splitNetworkId(chain.active).namespace)
  return active && accountId(active.network, active.accounts[0].address)
}
