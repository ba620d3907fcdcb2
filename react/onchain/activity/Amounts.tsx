import type { ReactNode } from "react"
import type { TransactionSummary } from "../../../core/onchain/activity/transactionSummary.ts"
import type { Transaction, Transfer } from "../../../core/onchain/activity/events.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { useText } from "../../foundation/state/atoms.ts"

/** A formatted amount with its sign. */
export interface SignedAmount {
  readonly text: string
  readonly isGained: boolean
}

/**
 * Formats a transfer with its sign. `isUnmoved`: no sign, as nothing moved, or as it may have: a contract can log
 * anything in a transaction that the account did not make.
 */
export const formatSigned = (
  { asset, direction, name, quantity, symbol }: Transfer,
  isUnmoved: boolean
): SignedAmount => ({
  text: `${isUnmoved || direction === "self" ? "" : direction === "in" ? "+" : "−"}${showAmount(quantity, asset === "nft" ? name : symbol)}`,
  isGained: direction === "in" && !isUnmoved
})

/** The end of a row: its amounts in a column, the number of hidden ones, and a note. */
export function Amounts({
  amounts,
  isFailed = false,
  more,
  note
}: {
  readonly amounts: ReadonlyArray<SignedAmount>
  readonly more: number
  readonly isFailed?: boolean
  readonly note?: ReactNode
}) {
  const text = useText()
  return (
    <span className="end">
      {amounts.map(({ isGained, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two transfers may be the same
        <bdi key={index} dir="ltr" className={isFailed ? "quiet" : isGained ? "gain" : index > 0 ? "sub" : undefined}>
          {text}
        </bdi>
      ))}
      {more > 0 && <span className="sub">{text("activity.more", { count: more })}</span>}
      {note !== undefined && <span className="sub">{note}</span>}
    </span>
  )
}

/** All amounts of a transaction in its details, if there are several. */
export function MovedList({ amounts }: { readonly amounts: ReadonlyArray<SignedAmount> }) {
  const text = useText()
  if (amounts.length < 2) return null
  return (
    <dl className="facts">
      <dt>{text("activity.moved")}</dt>
      <dd>
        {amounts.map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two transfers may be the same
          <p key={index} className="breaks">
            <bdi dir="ltr">{amount.text}</bdi>
          </p>
        ))}
      </dd>
    </dl>
  )
}

/** Returns true if the amounts of a transaction have no sign. */
export const isUnmoved = ({ gained, kind }: TransactionSummary, status: Transaction["status"]): boolean =>
  status === "failed" || (kind === "foreign" && gained.length === 0)
