import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { TitleKey, View } from "../../../core/kit/modal/views.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { chainRx, connectionRx, selectRx, useText } from "../../foundation/state/atoms.ts"
import { useHasMethods } from "../../wallets/catalogue/useReserved.ts"
import { useWalletOf } from "../../wallets/catalogue/useWalletOf.ts"

/** Every view has a title, in the kit's chunk or in the view's own, where it is missing until it has loaded. */
const getTitle = (view: View): TitleKey => `view.${view._tag}` as TitleKey

/** True after a swap was sent, when it is no longer under review. */
const isSwapSentRx = selectRx(({ swap }) => swap?.phase._tag === "Following")

/** Returns the header's text: the wallet's or the network's name if the view is about one. */
export const useTitle = (view: View): string => {
  const text = useText()
  const { active, networks } = useRxValue(chainRx)
  const connection = useRxValue(connectionRx)
  const isSwapSent = useRxValue(isSwapSentRx)
  const wallet = useWalletOf(view)
  const hasMethods = useHasMethods()
  if (wallet !== undefined)
    return view._tag === "Downloads" ? text("walletconnect.get", { wallet: wallet.name }) : wallet.name
  if (view._tag === "SwitchNetwork" && view.to !== undefined) return findNetwork(networks, view.to).name
  const account = displayedConnection(connection, splitNetworkId(active).namespace)?.accounts[0].address
  if (view._tag === "Account" && account !== undefined) return truncateAddress(account)
  if (view._tag === "Connect" && hasMethods) return text("connect.login")
  return text(view._tag === "SwapPreview" && isSwapSent ? ("view.Swap" as TitleKey) : getTitle(view))
}
