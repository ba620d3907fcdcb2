import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { TitleKey, View } from "../../../core/kit/modal/views.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { chainRx, connectionRx, useText } from "../../foundation/state/atoms.ts"
import { en } from "../../foundation/text/en.ts"
import { useWalletOf } from "../../wallets/catalogue/useWalletOf.ts"

const isTitle = (key: string): key is TitleKey => key in (en satisfies Readonly<Record<TitleKey, string>>)

/** Returns the header's text: the wallet's or the network's name if the view is about one. */
export const useTitle = (view: View): string => {
  const text = useText()
  const { active, networks } = useRxValue(chainRx)
  const connection = useRxValue(connectionRx)
  const wallet = useWalletOf(view)
  if (wallet !== undefined)
    return view._tag === "Downloads" ? text("walletconnect.get", { wallet: wallet.name }) : wallet.name
  if (view._tag === "SwitchNetwork" && view.to !== undefined) return findNetwork(networks, view.to).name
  const account = displayedConnection(connection, splitNetworkId(active).namespace)?.accounts[0].address
  if (view._tag === "Account" && account !== undefined) return truncateAddress(account)
  const key = `view.${view._tag}`
  return text(isTitle(key) ? key : "button.connect")
}
