import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isSupported } from "../../../core/chain/network/network.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { type KitState, shownView } from "../../../core/state.ts"

/** The views that show holdings of an account. */
const holdingViews = /^(Account|WalletSend(SelectToken)?|Swap(SelectToken)?|AddFunds|FundsFromWallet)$/

/** Returns the active account on a configured network while a view shows its holdings; otherwise null. */
export const getVisibleAccount = (state: KitState): AccountId | null => getActiveAccount(state, true)

/** Returns the account whose settings are open, on a configured EVM network. */
export const setAccount = (state: KitState): AccountId | null => {
  const account = getActiveAccount(state, true, /^AccountSettings$/)
  return account?.startsWith("eip155:") === true ? account : null
}

/** Like `getVisibleAccount`, on a network that is not configured, if the page allows it. */
export const getUnsupportedAccount = (state: KitState): AccountId | null => getActiveAccount(state, false)

const getActiveAccount = (state: KitState, supported: boolean, views = holdingViews): AccountId | null => {
  const { chain, connection, modal } = state
  if (!modal.open || !views.test(shownView(state)._tag)) return null
  const active = activeConnection(connection, splitNetworkId(chain.active).namespace)
  return active === undefined || isSupported(chain.networks, active.network) !== supported
    ? null
    : accountId(active.network, active.accounts[0].address)
}
