import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type RefObject, useEffect, useRef, useState } from "react"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { toExplorerLink } from "../../../core/onchain/account/explorerLink.ts"
import { displaySymbol } from "../../../core/onchain/money/pickTokens.ts"
import { getSentId, toOutcome } from "../../../core/onchain/receipt/state.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { crossIcon } from "../../foundation/parts/viewIcons.ts"
import { chainRx, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { useSheet } from "../../foundation/ui/Page.tsx"
import { isOutsideRx, pendingRx, sentRx } from "./pendingRx.ts"
import css from "./progress.css?inline"

/** How long an outcome is shown, in milliseconds; it stays while the pointer or the focus is on it. */
const outcomeMillis = 4_000

/**
 * The progress of the newest transfer or swap at the page's corner after the modal was closed: a ring while it is
 * pending, then its outcome for four seconds. Leads to the explorer, and can be closed.
 */
export function ProgressPill() {
  const pill = useRef<HTMLDivElement>(null)
  const [record, close] = useProgress(pill)
  const text = useText()
  const place = useSheet(css)
  return (
    <div ref={place}>
      <div role="status" className="progress-said">
        {record && <Words record={record} />}
      </div>
      {record && (
        <section className="progress" aria-label={text("view.Transactions")} ref={pill}>
          <Sign outcome={toOutcome(record.end)} />
          <Way record={record} />
          <button type="button" aria-label={text("modal.close")} onClick={close}>
            <Icon path={crossIcon} />
          </button>
        </section>
      )}
    </div>
  )
}

/** Returns the record to show, which was pending while the modal was closed, and a function that hides it. */
const useProgress = (pill: RefObject<HTMLElement | null>): readonly [SentRecord | undefined, () => void] => {
  const isOutside = useRxValue(isOutsideRx)
  const pending = useRxValue(pendingRx)
  const sent = useRxValue(sentRx) ?? []
  const [followed, follow] = useState("")
  const [hidden, hide] = useState("")
  const pendingId = pending === undefined ? "" : getSentId(pending)
  useEffect(() => {
    if (!isOutside) follow("")
    else if (pendingId !== "" && pendingId !== hidden) follow(pendingId)
  }, [isOutside, pendingId, hidden])
  const record = followed === "" ? undefined : sent.find((item) => getSentId(item) === followed)
  const isEnded = record !== undefined && toOutcome(record.end) !== "busy"
  useEffect(() => {
    if (!isEnded) return
    const hideUnlessUsed = (): void => {
      if (pill.current?.matches(":hover") || pill.current?.querySelector(":focus"))
        timer = setTimeout(hideUnlessUsed, outcomeMillis)
      else follow("")
    }
    let timer = setTimeout(hideUnlessUsed, outcomeMillis)
    return () => clearTimeout(timer)
  }, [isEnded, pill])
  const close = (): void => {
    hide(followed)
    follow("")
  }
  return [isOutside ? record : undefined, close]
}

function Words({ record: { end, kind, summary } }: { readonly record: SentRecord }) {
  const text = useText()
  const outcome = toOutcome(end)
  if (summary === undefined) return null
  if (outcome === "canceled")
    return text(end.status === "replaced" && end.how === "cancelled" ? "receipt.canceled" : "receipt.replaced")
  const amount = showAmount(summary.amount, displaySymbol(summary.symbol))
  const { gained } = summary
  if (kind !== "swap" || gained === undefined)
    return text(outcome === "busy" ? "send.sending" : outcome === "done" ? "send.sent" : "progress.sendFailed", {
      amount
    })
  return text(
    outcome === "busy" ? "progress.swapping" : outcome === "done" ? "progress.swapped" : "progress.swapFailed",
    {
      from: amount,
      to: displaySymbol(gained.symbol)
    }
  )
}

/** The words, as a link to the explorer's page of the transaction if there is one. */
function Way({ record }: { readonly record: SentRecord }) {
  const { networks } = useRxValue(chainRx)
  const { hash = "", hashes = [], network } = record
  const link = toExplorerLink(findNetwork(networks, network), "tx", hash === "" ? (hashes[0] ?? "") : hash)
  return link === undefined ? (
    <span>
      <Words record={record} />
    </span>
  ) : (
    <a href={link} target="_blank" rel="noreferrer">
      <Words record={record} />
    </a>
  )
}

function Sign({ outcome }: { readonly outcome: ReturnType<typeof toOutcome> }) {
  return (
    <i className={`progress-sign ${outcome}`} aria-hidden="true">
      {outcome !== "busy" && <Icon path={outcome === "done" ? doneIcon : crossIcon} />}
    </i>
  )
}
