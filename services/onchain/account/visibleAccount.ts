import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isSupported } from "../../../core/chain/network/network.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { type KitState, shownView } from "../../../core/state.ts"

/** The views that show what an account holds. */
const holdingViews = /^(Account|WalletSend|WalletSendSelectToken)$/

/**
 * The account that the visitor sees: the active one, on a configured network, while what it holds is shown. Returns null if
 * there is none.
 */
export const visibleAccount = (state: KitState): AccountId | null => accountOn(state, true)

/** The account whose settings the visitor sees, on a configured EVM network. */
export const setAccount = (state: KitState): AccountId | null => {
  const account = accountOn(state, true, /^AccountSettings$/)
  return account?.startsWith("eip155:") === true ? account : null
}

/** The same on a network that is not configured, where the page allows it. */
export const unsupportedAccount = (state: KitState): AccountId | null => accountOn(state, false)

const accountOn = (state: KitState, supported: boolean, views = holdingViews): AccountId | null => {
  const { chain, connection, modal } = state
  if (!modal.open || !views.test(shownView(state)._tag)) return null
  const active = activeConnection(connection, splitNetworkId(chain.active).namespace)
  return active === undefined || isSupported(chain.networks, active.network) !== supported
    ? null
    : accountId(active.network, active.accounts[0].address)
}
