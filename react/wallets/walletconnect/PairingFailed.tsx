import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { canGoBackRx, configRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { sentenceOf } from "../../../core/foundation/errors/sentence.ts"
import type { IconName } from "../../foundation/ui/Icon.tsx"
import { Waiting } from "../../foundation/ui/Waiting.tsx"
import type { TextKey } from "../../foundation/text/en.ts"

/** What to do next, by failure. */
const next: Readonly<Record<string, TextKey>> = {
  ConnectionRejected: "connecting.rejectedNext",
  FailedToConnect: "connecting.failedNext",
  InvalidProjectId: "walletconnect.refusedNext",
  OriginNotAllowed: "walletconnect.refusedNext",
  SessionMalformed: "connecting.failedNext",
  WalletConnectNotFound: "walletconnect.refusedNext",
  SessionExpired: "walletconnect.timeNext"
}

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
  const more = next[error.tag] ?? "walletconnect.failedNext"
  // The page itself is at fault: developers get an alert; a visitor can only choose another way.
  const refused = more === "walletconnect.refusedNext"
  const missing = error.tag === "WalletConnectNotFound"
  return (
    <>
      <Waiting
        name={name}
        drawn={drawn}
        imageId={imageId}
        title={refused && !missing ? text("walletconnect.refused") : sentenceOf(error)}
        more={text(more)}
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
