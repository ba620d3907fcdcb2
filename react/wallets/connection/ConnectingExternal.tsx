import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { connectionRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { pictureOf } from "../catalogue/pictureOf.ts"
import { useShownWallet } from "../catalogue/useWalletOf.ts"
import { sentenceOf } from "../../../core/foundation/errors/sentence.ts"

/**
 * Waiting for a wallet on this page, with what its owner promises by approving. What to do after a failure, and a
 * wallet that is not here, come with the view's own chunk: until it is there, the failure has its sentence.
 */
export function ConnectingExternal() {
  const shown = useShownWallet(useRxValue(viewRx))
  const { attempt } = useRxValue(connectionRx)
  const dispatch = useDispatch()
  const text = useText()
  if (shown === undefined) return null
  const { connector, name } = shown
  const subject = { name, ...(connector && pictureOf(connector)) }
  if (attempt?._tag === "Failed") {
    const { connectorId, error } = attempt
    return (
      <Page
        bare
        foot={
          <button type="button" className="btn fill" onClick={() => dispatch({ _tag: "ConnectStarted", connectorId })}>
            {text("modal.retry")}
          </button>
        }
      >
        <Moment {...subject} title={sentenceOf(error)} state="failed" />
      </Page>
    )
  }
  return (
    <Page
      bare
      foot={
        <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "WentBack" })}>
          {text("modal.cancel")}
        </button>
      }
    >
      <Moment
        {...subject}
        title={text("connecting.approve", { wallet: name })}
        more={text("connecting.open")}
        state="busy"
      >
        <ul className="promise">
          <li>
            <Icon path={doneIcon} />
            {text("connecting.sees")}
          </li>
          <li>
            <Icon path={doneIcon} />
            {text("connecting.asks")}
          </li>
        </ul>
      </Moment>
    </Page>
  )
}
