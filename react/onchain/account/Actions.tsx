import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { offersSends } from "../../../core/onchain/send/networks.ts"
import { offersSwaps } from "../../../core/onchain/swap/networks.ts"
import { offersPurchases } from "../../../core/onchain/onramp/offersPurchases.ts"
import { chainRx, configRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import type { TextKey } from "../../foundation/locales/Language.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { plusIcon } from "../../foundation/parts/viewIcons.ts"
import { tokenRx } from "./atoms.ts"
import { receiveIcon, swapIcon, upIcon } from "./actionIcons.ts"

interface Action {
  readonly view: "AddFunds" | "OnRampProviders" | "Swap" | "WalletReceive" | "WalletSend"
  readonly words: TextKey
  readonly sign: string
}

/** The account's actions by feature name. Features without a view are left out. */
const actions: Readonly<Partial<Record<string, Action>>> = {
  pay: { view: "AddFunds", words: "view.AddFunds", sign: plusIcon },
  onramp: { view: "OnRampProviders", words: "account.buy", sign: plusIcon },
  swaps: { view: "Swap", words: "account.swap", sign: swapIcon },
  receive: { view: "WalletReceive", words: "view.WalletReceive", sign: receiveIcon },
  send: { view: "WalletSend", words: "view.WalletSend", sign: upIcon }
}

/** The account's actions in the project's order, limited to the enabled features. */
export function Actions() {
  const config = useRxValue(configRx)
  const { chainService, features, resolved } = config
  const { active } = useRxValue(chainRx)
  const token = useRxValue(tokenRx)
  const isOffered: Readonly<Partial<Record<string, boolean>>> = {
    receive: features.receive,
    send: features.send && offersSends(active),
    swaps:
      chainService && resolved.swaps !== false && offersSwaps(active) && token?.uncovered.includes(active) !== true,
    pay: features.pay,
    // The ways to add funds include buying.
    onramp: !features.pay && offersPurchases(config, active)
  }
  const dispatch = useDispatch()
  const text = useText()
  const offered = ["pay", ...features.walletFeaturesOrder].flatMap((name) => {
    const action = actions[name]
    return action !== undefined && isOffered[name] === true ? [action] : []
  })
  if (offered.length === 0) return null
  return (
    <ul className="acts">
      {offered.map(({ sign, view, words }) => (
        <li key={view}>
          <button type="button" data-opens={view} onClick={() => dispatch({ _tag: "Pushed", view: { _tag: view } })}>
            <i>
              <Icon path={sign} />
            </i>
            {text(words)}
          </button>
        </li>
      ))}
    </ul>
  )
}
