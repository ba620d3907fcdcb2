import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { KitState } from "../../../core/state.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"

/** Requests the balance of the shown account once, after loading the services for it. */
export const askBalance = ({ subscribe, dispatch, getState }: PlainStore): void => {
  const request = ({ account, chain, connection }: KitState): boolean => {
    const displayed = displayedConnection(connection, splitNetworkId(chain.active).namespace)
    if (displayed !== undefined && account === undefined) return false
    const id = displayed && accountId(displayed.network, displayed.accounts[0].address)
    if (id !== undefined && account?.native[id] === undefined) dispatch({ _tag: "NativeBalanceAsked", account: id })
    return true
  }
  if (request(getState())) return
  if (getState().kit.chunks.Account === undefined) dispatch({ _tag: "ChunkAsked", chunk: "Account" })
  const unlisten = subscribe((state) => {
    if (request(state)) unlisten()
  })
}
