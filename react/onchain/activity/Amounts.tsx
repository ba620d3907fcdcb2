import type { Transfer } from "../../../core/onchain/activity/events.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { useText } from "../../foundation/state/atoms.ts"

/** An amount with its sign, as it is shown. */
export interface SignedAmount {
  readonly text: string
  readonly isGained: boolean
}

/** Formats a transfer with its sign; a failed transaction moved nothing, so its amounts have none. */
export const signedAmount = (
  { asset, direction, name, quantity, symbol }: Transfer,
  isFailed: boolean
): SignedAmount => ({
  text: `${isFailed || direction === "self" ? "" : direction === "in" ? "+" : "−"}${showAmount(quantity, asset === "nft" ? name : symbol)}`,
  isGained: direction === "in" && !isFailed
})

/** The end of a row: its amounts below each other, how many more there are, and a note. */
export function Amounts({
  amounts,
  isFailed = false,
  more,
  note
}: {
  readonly amounts: ReadonlyArray<SignedAmount>
  readonly more: number
  readonly isFailed?: boolean
  readonly note?: string | undefined
}) {
  const text = useText()
  return (
    <span className="end">
      {amounts.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two transfers may be the same
        <bdi key={at} dir="ltr" className={isFailed ? "quiet" : one.isGained ? "gain" : at > 0 ? "sub" : undefined}>
          {one.text}
        </bdi>
      ))}
      {more > 0 && <span className="sub">{text("activity.more", { count: more })}</span>}
      {note !== undefined && <span className="sub">{note}</span>}
    </span>
  )
}

/** All amounts of a transaction in its details, where there are several. */
export function MovedList({ amounts }: { readonly amounts: ReadonlyArray<SignedAmount> }) {
  const text = useText()
  if (amounts.length < 2) return null
  return (
    <dl className="facts">
      <dt>{text("activity.moved")}</dt>
      <dd>
        {amounts.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two transfers may be the same
          <p key={at} className="breaks">
            <bdi dir="ltr">{one.text}</bdi>
          </p>
        ))}
      </dd>
    </dl>
  )
}
