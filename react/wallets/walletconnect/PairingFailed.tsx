import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type FailureData, knownEntry } from "../../../core/foundation/errors/failure.ts"
import { canGoBackRx, configRx, useDispatch, useLongText, useText, walletRx } from "../../foundation/state/atoms.ts"
import { sentenceOf } from "../../../core/foundation/errors/sentence.ts"
import type { IconName } from "../../foundation/ui/Icon.tsx"
import { Waiting } from "../../foundation/ui/Waiting.tsx"

/** Why no wallet is connected: the visitor rejected it, or the relay could not be reached; and how to go on. */
export function PairingFailed({
  again,
  drawn,
  error,
  imageId,
  name
}: {
  readonly name: string
  readonly drawn?: IconName | undefined
  readonly imageId?: string | undefined
  readonly error: FailureData
  readonly again: () => void
}) {
  const { manualWCControl } = useRxValue(configRx)
  const canGoBack = useRxValue(canGoBackRx)
  const dispatch = useDispatch()
  const text = useText()
  const longText = useLongText()
  const entry = knownEntry(error.tag)
  const missing = useRxValue(walletRx).connectors.every(({ type }) => type !== "WALLET_CONNECT")
  // The page itself is at fault: developers get an alert; a visitor can only choose another way.
  const refused = missing || (entry?.shownIn === "alert" && !entry.retryable)
  return (
    <>
      <Waiting
        name={name}
        drawn={drawn}
        imageId={imageId}
        title={refused && !missing ? text("walletconnect.refused") : sentenceOf(error)}
        more={refused ? text("walletconnect.refusedNext") : (longText(error) ?? text("walletconnect.failedNext"))}
        state="failed"
        again={missing ? undefined : again}
      />
      {refused && (canGoBack || !manualWCControl) && (
        <button
          type="button"
          className="plain"
          onClick={() => dispatch(canGoBack ? { _tag: "WentBack" } : { _tag: "Opened", view: { _tag: "Connect" } })}
        >
          {text("connecting.others")}
        </button>
      )}
    </>
  )
}
