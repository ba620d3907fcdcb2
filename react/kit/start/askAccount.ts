import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { KitState } from "../../../core/state.ts"
import { hasNameSource } from "../../../core/onchain/name/nameSources.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"

/** Loads the services of the account view, unless they are loading or have loaded. */
const loadAccount = ({ dispatch, getState }: PlainStore): void => {
  if (getState().kit.chunks.Account === undefined) dispatch({ _tag: "ChunkAsked", chunk: "Account" })
}

/** Requests the balance of the shown account once, after loading the services for it. */
const askBalance = (store: PlainStore): void => {
  const { subscribe, dispatch, getState } = store
  const request = ({ account, chain, connection }: KitState): boolean => {
    const displayed = displayedConnection(connection, splitNetworkId(chain.active).namespace)
    if (displayed !== undefined && account === undefined) return false
    const id = displayed && accountId(displayed.network, displayed.accounts[0].address)
    if (id !== undefined && account?.native[id] === undefined) dispatch({ _tag: "NativeBalanceAsked", account: id })
    return true
  }
  if (request(getState())) return
  loadAccount(store)
  const unlisten = subscribe((state) => {
    if (request(state)) unlisten()
  })
}

/**
 * Loads the services that read the names of the connected account, if names are available and nothing is remembered of
 * the account.
 */
const askName = (store: PlainStore): void => {
  const { chain, config, connection, name } = store.getState()
  const displayed = displayedConnection(connection, splitNetworkId(chain.active).namespace)
  if (displayed?.namespace !== "eip155" || !hasNameSource(config)) return
  if (name?.ofAccounts[accountId(displayed.network, displayed.accounts[0].address)] === undefined) loadAccount(store)
}

/** Requests a detail of the account that a button shows, by its name. */
export const askAccount = { balance: askBalance, name: askName }
