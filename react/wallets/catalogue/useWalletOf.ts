import type { WalletState } from "../../../core/wallets/catalogue/events.ts"
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useMemo } from "react"
import type { Connector, Wallet } from "../../../core/wallets/connectors/schema.ts"
import { findWallet } from "../../../core/wallets/catalogue/findWallet.ts"
import { configRx, walletRx } from "../../foundation/state/atoms.ts"

/** A wallet as a view shows it: one on this page, or one of the catalogue. */
export interface ShownWallet {
  readonly name: string
  readonly connector?: Connector | undefined
  readonly wallet?: Wallet | undefined
}

/** A view that may be about a wallet. */
interface WalletView {
  readonly _tag: string
  readonly connectorId?: string | undefined
  readonly walletId?: string | undefined
}

/** Returns the wallet that a view is about. The same object until the view or the wallet changes. */
export const useWalletOf = (view: WalletView): ShownWallet | undefined => {
  const state = useRxValue(walletRx)
  const { customWallets } = useRxValue(configRx)
  return useMemo(() => walletOfView(state, customWallets, view), [state, customWallets, view])
}

const walletOfView = (state: WalletState, custom: ReadonlyArray<Wallet>, view: WalletView): ShownWallet | undefined => {
  if (view._tag !== "ConnectingExternal" && view._tag !== "ConnectingWalletConnect") return undefined
  const connector =
    view._tag === "ConnectingExternal" ? state.connectors.find(({ id }) => id === view.connectorId) : undefined
  const wallet = view.walletId === undefined ? undefined : findWallet(state, custom, view.walletId)
  const name = connector?.name ?? wallet?.name
  return name === undefined ? undefined : { name, connector, wallet }
}
