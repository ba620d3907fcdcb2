import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { RepeatedSend } from "../../../core/onchain/activity/repeatedSend.ts"
import { createNameLookup } from "../../../core/onchain/name/knownNames.ts"
import type { PickedToken } from "../../../core/onchain/money/pickTokens.ts"
import { listHeldTokens } from "../../../core/onchain/send/heldTokens.ts"
import { offersSends } from "../../../core/onchain/send/networks.ts"
import { chainRx, configRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { accountRx, nameRx, receiptRx, tokenRx } from "../account/atoms.ts"
import { upIcon } from "../account/actionIcons.ts"
import { useAccountId } from "../account/useAccountId.ts"

/** Returns the tokens that the displayed account can send on a network; undefined if it cannot send there now. */
const useSendable = (network: NetworkId): ReadonlyArray<PickedToken> | undefined => {
  const account = useAccountId()
  const { features } = useRxValue(configRx)
  const { networks } = useRxValue(chainRx)
  const natives = useRxValue(accountRx)
  const balances = useRxValue(tokenRx)
  if (account === undefined || !features.send || !offersSends(network)) return undefined
  if (splitAccountId(account).network !== network) return undefined
  return listHeldTokens(account, findNetwork(networks, network), natives, balances).tokens
}

/**
 * A button that opens Send with a transfer's token, amount and receiver. `repeat` returns them from the tokens that the
 * account holds. The visitor reviews the transfer as any other.
 */
export function SendAgain({
  network,
  repeat
}: {
  readonly network: NetworkId
  readonly repeat: (tokens: ReadonlyArray<PickedToken>) => RepeatedSend | undefined
}) {
  const tokens = useSendable(network)
  const dispatch = useDispatch()
  const text = useText()
  const form = tokens && repeat(tokens)
  if (form === undefined) return null
  return (
    <button
      type="button"
      className="btn small again"
      data-opens="WalletSend"
      onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "WalletSend", ...form } })}
    >
      <Icon path={upIcon} />
      {text("activity.again")}
    </button>
  )
}

/** Returns the lookup of known names on a network. */
export const useKnownNames = (network: NetworkId): ((address: string) => string | undefined) => {
  const name = useRxValue(nameRx)
  const receipt = useRxValue(receiptRx)
  return createNameLookup({ name, receipt }, network)
}
