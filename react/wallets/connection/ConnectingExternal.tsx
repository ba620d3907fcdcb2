import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { connectionRx, useDispatch, useLongText, useText, viewRx } from "../../foundation/state/atoms.ts"
import { Waiting } from "../../foundation/ui/Waiting.tsx"
import { pictureOf } from "../catalogue/pictureOf.ts"
import { useShownWallet } from "../catalogue/useWalletOf.ts"
import { sentenceOf } from "../../../core/foundation/errors/sentence.ts"

/** Waiting for a wallet on this page, and what to do after a failure. A wallet that is not here has `GetWallet`. */
export function ConnectingExternal() {
  const shown = useShownWallet(useRxValue(viewRx))
  const { attempt } = useRxValue(connectionRx)
  const dispatch = useDispatch()
  const text = useText()
  const longText = useLongText()
  if (shown === undefined) return null
  const { connector, name } = shown
  if (attempt?._tag !== "Failed") {
    return (
      <Waiting
        name={name}
        {...(connector && pictureOf(connector))}
        title={text("connecting.approve", { wallet: name })}
        more={text("connecting.open")}
        state="busy"
      />
    )
  }
  const { connectorId, error } = attempt
  return (
    <Waiting
      name={name}
      {...(connector && pictureOf(connector))}
      title={sentenceOf(error)}
      more={longText(error)}
      state="failed"
      again={() => dispatch({ _tag: "ConnectStarted", connectorId })}
    />
  )
}
