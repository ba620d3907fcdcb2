import type { WalletState } from "../../../core/wallets/catalogue/events.ts"
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useMemo, useState } from "react"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import type { Connector, Wallet } from "../../../core/wallets/connectors/schema.ts"
import { findEntry, findWallet } from "../../../core/wallets/catalogue/findWallet.ts"
import { configRx, connectionRx, walletRx } from "../../foundation/state/atoms.ts"

/** The wallet of a view: on this page, in the catalogue, or from an earlier visit. */
export interface ShownWallet {
  readonly name: string
  /** It was connected earlier and is not on this page anymore. */
  readonly hasLeft?: boolean
  readonly connector?: Connector | undefined
  readonly wallet?: Wallet | undefined
}

/** A view that may name a wallet. */
interface WalletView {
  readonly _tag: string
  readonly connectorId?: string | undefined
  readonly walletId?: string | undefined
}

/** Returns the wallet of a view. The object stays the same until the view or the wallet changes. */
export const useWalletOf = (view: WalletView): ShownWallet | undefined => {
  const state = useRxValue(walletRx)
  const { earlier } = useRxValue(connectionRx)
  const { customWallets } = useRxValue(configRx)
  return useMemo(() => getViewWallet(state, earlier, customWallets, view), [state, earlier, customWallets, view])
}

/** Returns the wallet of a view, and keeps the last one while the view fades out. */
export const useShownWallet = (view: WalletView): ShownWallet | undefined => {
  const now = useWalletOf(view)
  const [last, setLast] = useState(now)
  useEffect(() => {
    if (now !== undefined) setLast(now)
  }, [now])
  return now ?? last
}

const getViewWallet = (
  state: WalletState,
  earlier: ReadonlyArray<Connection>,
  custom: ReadonlyArray<Wallet>,
  view: WalletView
): ShownWallet | undefined => {
  if (!/^(ConnectingExternal|ConnectingWalletConnect|Downloads)$/.test(view._tag)) return undefined
  const connector =
    view._tag === "ConnectingExternal" ? state.connectors.find(({ id }) => id === view.connectorId) : undefined
  if (connector !== undefined) return { name: connector.name, connector }
  const before = earlier.find(({ connectorId }) => connectorId === view.connectorId)
  const listed = view.walletId === undefined ? undefined : findWallet(state, custom, view.walletId)
  // A recent wallet is stored without links; its catalogue entry has them once it has loaded.
  const previous = before ?? (listed?.onPage === true ? listed : undefined)
  const entry = previous === undefined ? listed : findEntry(state, custom, { name: previous.name })
  const wallet =
    entry ?? (previous === undefined ? undefined : { id: view.walletId ?? "", name: previous.name, chains: [] })
  return wallet === undefined ? undefined : { name: wallet.name, wallet, hasLeft: previous !== undefined }
}
