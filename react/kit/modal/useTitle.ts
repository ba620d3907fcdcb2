import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { View } from "../../../core/kit/modal/view.ts"
import { chainRx, useText } from "../../foundation/state/atoms.ts"
import { useWalletOf } from "../../wallets/catalogue/useWalletOf.ts"
import { en, type TextKey } from "../../foundation/text/en.ts"

/** Returns the header's text: the wallet's or the network's name if the view is about one. */
export const useTitle = (view: View): string => {
  const text = useText()
  const { networks } = useRxValue(chainRx)
  const wallet = useWalletOf(view)
  if (wallet !== undefined) return wallet.name
  if (view._tag === "SwitchNetwork" && view.to !== undefined) return findNetwork(networks, view.to).name
  const key = `view.${view._tag}`
  return key in en ? text(key as TextKey) : text("button.connect")
}
