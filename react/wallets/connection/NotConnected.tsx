import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { connectionRx, useDispatch, useLongText, useSentence, useText, viewRx } from "../../foundation/state/atoms.ts"
import { crossIcon, lockIcon } from "../../foundation/parts/laterIcons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { pictureOf } from "../catalogue/pictureOf.ts"
import { useShownWallet } from "../catalogue/useWalletOf.ts"
import { ConnectingExternal } from "./ConnectingExternal.tsx"
import { NotInstalled, Others } from "./NotInstalled.tsx"

/** A wallet that is not on this page: how to get it. One that did not connect: why, and the ways on. */
export function NotConnected() {
  const shown = useShownWallet(useRxValue(viewRx))
  const { attempt } = useRxValue(connectionRx)
  const dispatch = useDispatch()
  const failureWords = useFailureWords()
  const text = useText()
  if (shown?.wallet !== undefined) return <NotInstalled wallet={shown.wallet} gone={shown.gone} />
  if (shown === undefined || attempt?._tag !== "Failed") return <ConnectingExternal />
  const { connector, name } = shown
  const { connectorId, error } = attempt
  const { badge, more, title } = failureWords(error, name)
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
        {...(connector && pictureOf(connector))}
        badge={badge}
        title={title}
        more={more}
        state={error.tag === "WalletBusy" ? "still" : "failed"}
      />
    </Page>
  )
}

/** Returns the words of a failure to connect: a visitor's own "no" and a locked wallet are no errors. */
export const useFailureWords = () => {
  const text = useText()
  const longText = useLongText()
  const sentenceOf = useSentence()
  return (error: FailureData, wallet: string) =>
    error.tag === "ConnectionRejected"
      ? { badge: ["", crossIcon] as const, title: text("refused.title"), more: text("refused.next") }
      : error.tag === "WalletBusy"
        ? {
            badge: ["warn", lockIcon] as const,
            title: text("locked.title", { wallet }),
            more: text("locked.next")
          }
        : {
            badge: ["", crossIcon] as const,
            title: error.tag === "BadStatus" ? text("failed.away") : sentenceOf(error),
            more: longText(error)
          }
}
