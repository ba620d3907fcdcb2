import { type ReactNode, useId } from "react"
import { mostTyped } from "../../../core/onchain/money/typedAmount.ts"
import { type PickedToken, displaySymbol } from "../../../core/onchain/money/pickTokens.ts"
import { downIcon } from "../../foundation/parts/viewIcons.ts"
import { useSay, useText } from "../../foundation/state/atoms.ts"
import { TokenPicture } from "./TokenPicture.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"

interface AmountFieldProps {
  readonly label: string
  readonly amount: string
  readonly type?: ((text: string) => void) | undefined
  readonly token: PickedToken | null
  readonly choose?: (() => void) | undefined
  readonly holding?: ReactNode
  readonly worth?: ReactNode
  /** Fills in the maximum. */
  readonly max?: (() => void) | undefined
  /** The fault of the amount, as a sentence. */
  readonly wrong?: string | undefined
  readonly isOld?: boolean
}

/**
 * A field for an amount, with a button for its token, the account's balance and the value. Without `type`, the amount
 * is computed and read-only, and the balance is at the bottom, because the panel joins the one above. `isOld` dims an
 * amount that is being computed again.
 */
export function AmountField({
  amount,
  choose,
  holding,
  isOld = false,
  label,
  max,
  token,
  type,
  worth,
  wrong
}: AmountFieldProps) {
  const text = useText()
  const id = useId()
  useSay(wrong ?? "")
  return (
    <div className="panel">
      <div className="top">
        <label htmlFor={id}>{label}</label>
        {type !== undefined && <span>{holding}</span>}
      </div>
      <div className="mid">
        <input
          id={id}
          className={`num${isOld ? " old" : ""}${amount.length > 14 ? " long longer" : amount.length > 7 ? " long" : ""}`}
          value={amount}
          readOnly={type === undefined}
          onChange={({ target: { value } }) => type?.(value)}
          maxLength={mostTyped}
          placeholder="0"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        />
        <TokenChip token={token} choose={choose} label={text("money.token")} none={text("money.chooseToken")} />
      </div>
      <div className="top">
        <span>{worth}</span>
        {max !== undefined && (
          <button type="button" className="max" onClick={max}>
            {text("money.max")}
          </button>
        )}
        {type === undefined && <span>{holding}</span>}
      </div>
      {wrong !== undefined && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  )
}

/** The selected token; a press opens the list of tokens. */
function TokenChip({
  choose,
  label,
  none,
  token
}: {
  readonly token: PickedToken | null
  readonly choose: (() => void) | undefined
  readonly label: string
  /** The text while no token is selected. */
  readonly none: string
}) {
  const symbol = token === null ? none : displaySymbol(token.symbol)
  const content = (
    <>
      {token !== null && (
        <TokenPicture symbol={symbol} iconUrl={token.iconUrl} isCoin={token.address === null} size="s24 round" />
      )}
      <bdi>{symbol}</bdi>
    </>
  )
  return choose === undefined ? (
    <span className="pick">{content}</span>
  ) : (
    <button type="button" className="pick" aria-label={`${label}: ${symbol}`} onClick={choose}>
      {content}
      <Icon path={downIcon} />
    </button>
  )
}

/** A placeholder in the shape of a form with two panels. `label` is announced to screen readers. */
export function LoadingForm({ joint, label }: { readonly label: string; readonly joint: ReactNode }) {
  useSay(label)
  return (
    <div aria-hidden="true">
      <LoadingPanel />
      <span className="joint">{joint}</span>
      <LoadingPanel />
    </div>
  )
}

function LoadingPanel() {
  return (
    <div className="panel">
      <div className="top">
        <i className="bar" />
      </div>
      <div className="mid">
        <i className="bar" />
        <i className="bar" />
      </div>
      <div className="top" />
    </div>
  )
}
