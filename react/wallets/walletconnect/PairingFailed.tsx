import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type FailureData, findEntry } from "../../../core/foundation/errors/failure.ts"
import { canGoBackRx, configRx, useDispatch, useText, walletRx } from "../../foundation/state/atoms.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { useFailureWords } from "../connection/NotConnected.tsx"

/** Says why no wallet was connected, such as a rejection or an unreachable relay, and offers the next step. */
export function PairingFailed({
  again,
  iconPath,
  error,
  imageId,
  name
}: {
  readonly name: string
  readonly iconPath?: string | undefined
  readonly imageId?: string | undefined
  readonly error: FailureData
  readonly again: () => void
}) {
  const { manualWCControl } = useRxValue(configRx)
  const canGoBack = useRxValue(canGoBackRx)
  const dispatch = useDispatch()
  const text = useText()
  const words = useFailureWords(error, name)
  const entry = findEntry(error.tag)
  const missing = useRxValue(walletRx).connectors.every(({ type }) => type !== "WALLET_CONNECT")
  // If the page's configuration is at fault, developers get an alert; retrying would not help the visitor, who can only
  // choose another way.
  const refused = missing || (entry?.shownIn === "alert" && !entry.retryable)
  return (
    <div className="steady">
      <Moment
        name={name}
        iconPath={iconPath}
        imageId={imageId}
        badge={words.badge}
        state="failed"
        title={refused && !missing ? text("walletconnect.refused") : words.title}
        more={refused ? text("walletconnect.refusedNext") : words.more || text("walletconnect.failedNext")}
      />
      {refused ? (
        (canGoBack || !manualWCControl) && (
          <button
            type="button"
            className="btn fill"
            onClick={() => dispatch(canGoBack ? { _tag: "WentBack" } : { _tag: "Opened", view: { _tag: "Connect" } })}
          >
            {text("connecting.others")}
          </button>
        )
      ) : (
        <button type="button" className="btn fill" onClick={again}>
          {text("modal.retry")}
        </button>
      )}
    </div>
  )
}
