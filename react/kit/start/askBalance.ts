import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { KitState } from "../../../core/state.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"

/** Has the balance of the shown account asked for, unless it was; loads the services that ask before. */
export const askBalance = ({ subscribe, dispatch, getState }: PlainStore): void => {
  const ask = ({ account, chain, connection }: KitState): boolean => {
    const shown = displayedConnection(connection, splitNetworkId(chain.active).namespace)
    if (shown !== undefined && account === undefined) return false
    const id = shown && accountId(shown.network, shown.accounts[0].address)
    if (id !== undefined && account?.native[id] === undefined) dispatch({ _tag: "NativeBalanceAsked", account: id })
    return true
  }
  if (ask(getState())) return
  if (getState().kit.chunks.Account === undefined) dispatch({ _tag: "ChunkAsked", chunk: "Account" })
  const unlisten = subscribe((state) => {
    if (ask(state)) unlisten()
  })
}
