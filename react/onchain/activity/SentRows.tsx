import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useId, useState } from "react"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { showAmount, truncateTransactionAddress } from "../../../core/foundation/text/format.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { type SummaryKind, pickRowAmounts } from "../../../core/onchain/activity/transactionSummary.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { summarizeSent } from "../../../core/onchain/activity/ownSent.ts"
import { repeatSent } from "../../../core/onchain/activity/repeatedSend.ts"
import { isSameToken, displaySymbol } from "../../../core/onchain/money/pickTokens.ts"
import { toOutcome, getSentId } from "../../../core/onchain/receipt/state.ts"
import type { SentRecord, SentSummary } from "../../../core/wallets/signing/sentRecord.ts"
import { againIcon, crossIcon, plusIcon } from "../../foundation/parts/viewIcons.ts"
import { chainRx, useText } from "../../foundation/state/atoms.ts"
import type { TextKey } from "../../foundation/locales/Language.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { tokenRx } from "../account/atoms.ts"
import { RowTime } from "./RowTime.tsx"
import { SendAgain } from "./SendAgain.tsx"
import { Amounts, MovedList, type SignedAmount } from "./Amounts.tsx"
import { receiveIcon, swapIcon, upIcon } from "../account/actionIcons.ts"
import { ReceiptWays } from "../money/HashWays.tsx"
import { useCanceledTitle, useReceiptWords } from "../money/useReceiptWords.ts"

/** The icon of each kind of transaction. */
export const summarySigns: Readonly<Record<SummaryKind, string>> = {
  sent: upIcon,
  received: receiveIcon,
  swapped: swapIcon,
  minted: plusIcon,
  allowed: doneIcon,
  called: againIcon,
  foreign: againIcon
}

/** Returns the text key for a transaction's title, by its kind and status. */
export const getSummaryTitle = (kind: SummaryKind, status: Transaction["status"]): TextKey =>
  kind === "foreign"
    ? "activity.foreign"
    : status === "confirmed"
      ? `activity.${kind}`
      : status === "failed"
        ? `activity.${kind}Failed`
        : `activity.${kind}Now`

/** Transactions sent from this page that the history does not contain yet, with their outcome. */
export function SentRows({ sent }: { readonly sent: ReadonlyArray<SentRecord> }) {
  const id = useId()
  const text = useText()
  if (sent.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 className="group" id={id}>
        {text("activity.here")}
      </h3>
      <ul className="activity">
        {sent.map((record) => (
          <SentRow key={getSentId(record)} record={record} />
        ))}
      </ul>
    </section>
  )
}

function SentRow({ record }: { readonly record: SentRecord }) {
  const [isOpen, setOpen] = useState(false)
  const getWords = useReceiptWords()
  const canceledTitle = useCanceledTitle()
  const text = useText()
  const { kind, status } = summarizeSent(record)
  const outcome = toOutcome(record.end)
  const moved = useMoved(record)
  const { more, visible } = pickRowAmounts(moved)
  return (
    <li>
      <button type="button" className="row" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="coin">
          <Picture name={kind} iconPath={summarySigns[kind]} size="s40 round" />
          <span className={outcome === "failed" ? "mini bad" : "mini"} aria-hidden="true">
            {outcome === "busy" ? <i className="spin" /> : <Icon path={outcome === "done" ? doneIcon : crossIcon} />}
          </span>
        </span>
        <span>
          <span className="name">
            {status === "canceled" ? canceledTitle(record.end) : text(getSummaryTitle(kind, status))}
          </span>
          {record.summary?.to !== undefined && (
            <span className="sub">
              {text("activity.to", { who: record.summary.name ?? truncateTransactionAddress(record.summary.to) })}
            </span>
          )}
          <span className="sub breaks">{getWords(record, true)}</span>
        </span>
        <Amounts
          amounts={visible}
          more={more}
          note={outcome === "busy" ? undefined : <RowTime when={record.sentAt} />}
        />
      </button>
      {isOpen && (
        <div className="detail">
          <MovedList amounts={[...moved.gained, ...moved.sent]} />
          {"fee" in record.end && <p>{getWords(record)}</p>}
          <ReceiptWays hash={getSentId(record)} network={record.network} end={record.end} />
          <SendAgain network={record.network} repeat={(tokens) => repeatSent(record, tokens)} />
        </div>
      )}
    </li>
  )
}

/** Returns the amounts that the view showed when it sent a request that has not taken effect yet. */
const toExpected = ({ amount, gained, symbol }: SentSummary) => ({
  gained: gained === undefined ? [] : [{ text: `+${showAmount(gained.amount, gained.symbol)}`, isGained: true }],
  sent: [{ text: `−${showAmount(amount, displaySymbol(symbol))}`, isGained: false }]
})

/**
 * Returns the amounts of a record. A token that the account does not hold is named by its address, as anyone can choose
 * a symbol.
 */
const useMoved = ({ account, changes, network, summary }: SentRecord) => {
  const { networks } = useRxValue(chainRx)
  const holdings = latest(useRxValue(tokenRx)?.balances[account] ?? idle) ?? []
  const { nativeCurrency: coin } = findNetwork(networks, network)
  if (changes === undefined && summary !== undefined) return toExpected(summary)
  const amounts = (changes ?? []).map(({ decimals, item, token, units }): SignedAmount => {
    const known = token === null ? undefined : holdings.find(({ address }) => isSameToken(address ?? null, token))
    const name = token === null ? coin.symbol : (known?.symbol ?? truncateTransactionAddress(token))
    const digits = token === null ? coin.decimals : (decimals ?? known?.quantity.decimals)
    const isGiven = units.startsWith("-")
    const sign = isGiven ? "−" : "+"
    if (token !== null && item !== undefined) {
      const number = item.length > 12 ? `${item.slice(0, 12)}…` : item
      return {
        text: `${sign}${units.replace("-", "")} ${truncateTransactionAddress(token)} #${number}`,
        isGained: !isGiven
      }
    }
    const text =
      digits === undefined
        ? `${sign} ${name}`
        : `${sign}${showAmount(formatUnits(BigInt(isGiven ? units.slice(1) : units), digits), displaySymbol(name))}`
    return { text, isGained: !isGiven }
  })
  return { gained: amounts.filter(({ isGained }) => isGained), sent: amounts.filter(({ isGained }) => !isGained) }
}
