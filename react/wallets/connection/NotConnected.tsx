import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { connectionRx, useDispatch, useSentence, useText, viewRx } from "../../foundation/state/atoms.ts"
import { crossIcon, lockIcon } from "../../foundation/parts/viewIcons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { getPicture } from "../catalogue/pictureOf.ts"
import { useShownWallet } from "../catalogue/useWalletOf.ts"
import { ConnectingExternal } from "./ConnectingExternal.tsx"
import { NotInstalled, Others } from "./NotInstalled.tsx"
import { useConnectAdvice } from "./useConnectAdvice.ts"

/** Explains how to get a wallet that is missing, or why one did not connect. */
export function NotConnected() {
  const displayed = useShownWallet(useRxValue(viewRx))
  const { attempt } = useRxValue(connectionRx)
  const isKnown = useConnectAdvice(attempt?._tag === "Failed" ? attempt.error : null) !== undefined
  if (displayed?.wallet !== undefined) return <NotInstalled wallet={displayed.wallet} hasLeft={displayed.hasLeft} />
  if (displayed === undefined || attempt?._tag !== "Failed" || !isKnown) return <ConnectingExternal />
  return <Failed attempt={attempt} {...displayed} />
}

function Failed({
  attempt: { connectorId, error },
  connector,
  name
}: {
  readonly attempt: { readonly connectorId: string; readonly error: FailureData }
  readonly connector?: Connector | undefined
  readonly name: string
}) {
  const dispatch = useDispatch()
  const text = useText()
  const { badge, more, title } = useFailureWords(error, name)
  return (
    <Page
      bare
      foot={
        <>
          <button type="button" className="btn fill" onClick={() => dispatch({ _tag: "ConnectStarted", connectorId })}>
            {text("modal.retry")}
          </button>
          <Others />
        </>
      }
    >
      <Moment
        name={name}
        {...(connector && getPicture(connector))}
        badge={badge}
        title={title}
        more={more}
        state={error.tag === "WalletBusy" ? "still" : "failed"}
      />
    </Page>
  )
}

/** Returns the texts of a failed connection: a rejection and a locked wallet are not presented as errors. */
export const useFailureWords = (error: FailureData, wallet: string) => {
  const text = useText()
  const advice = useConnectAdvice(error)
  const getSentence = useSentence()
  return error.tag === "ConnectionRejected"
    ? { badge: ["", crossIcon] as const, title: text("refused.title"), more: text("refused.next") }
    : error.tag === "WalletBusy"
      ? { badge: ["warn", lockIcon] as const, title: text("locked.title", { wallet }), more: text("locked.next") }
      : {
          badge: ["", crossIcon] as const,
          title: error.tag === "BadStatus" ? text("failed.away") : getSentence(error),
          more: advice
        }
}
