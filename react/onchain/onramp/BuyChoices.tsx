import { type ReactNode, useState } from "react"
import { showAmount, showRoundFiat } from "../../../core/foundation/text/format.ts"
import type { OnrampState, PaymentLimit } from "../../../core/onchain/onramp/events.ts"
import { getPaymentMethod } from "../../../core/onchain/onramp/state.ts"
import { browserIcon, downIcon } from "../../foundation/parts/viewIcons.ts"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"

/** The providers to choose from, with their fees. */
export function Providers({ onramp }: { readonly onramp: OnrampState }) {
  const dispatch = useDispatch()
  const text = useText()
  const { providers, selectedProvider } = onramp
  return (
    <Choice
      picture={<Picture name={selectedProvider?.label ?? ""} />}
      name={selectedProvider?.label ?? text("buy.providers")}
      sub={useOffer(onramp)}
    >
      {(close) => (
        <ul aria-label={text("buy.providers")}>
          {providers.map(({ feeRange, label, name }) => (
            <li key={name}>
              <Row
                picture={<Picture name={label} />}
                name={label}
                sub={text("buy.fees", { range: (name === selectedProvider?.name && getFee(onramp)) || feeRange })}
                current={name === selectedProvider?.name}
                end={name === selectedProvider?.name ? <Icon path={doneIcon} /> : undefined}
                press={() => {
                  close()
                  dispatch({ _tag: "OnrampProviderChosen", provider: name })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Choice>
  )
}

/** Returns what the selected provider delivers and its fees, in words. */
const useOffer = (onramp: OnrampState): string => {
  const text = useText()
  const { purchaseCurrency, quote, quotesLoading, selectedProvider } = onramp
  const fees = text("buy.fees", { range: getFee(onramp) ?? selectedProvider?.feeRange ?? "" })
  return quote === null || quote.estimate || quotesLoading
    ? fees
    : `${showAmount(quote.purchaseAmount.amount, purchaseCurrency?.symbol)} · ${fees}`
}

/** A row with the selected item; a press opens the list of all items, and a choice closes it. */
function Choice({
  children,
  name,
  picture,
  sub
}: {
  readonly picture: ReactNode
  readonly name: string
  readonly sub: string
  /** Draws the list. `close` folds it. */
  readonly children: (close: () => void) => ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="choose" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="row filled">
        {picture}
        <span>
          <span className="name">{name}</span>
          <span className="sub">{sub}</span>
        </span>
        <span className="end">
          <Icon path={downIcon} />
        </span>
      </summary>
      {children(() => setOpen(false))}
    </details>
  )
}

/** Returns the provider's fee for the typed amount once it is quoted; `feeRange` is for any amount. */
const getFee = ({ quote, quotesLoading }: OnrampState): string | undefined =>
  quote === null || quote.estimate || quotesLoading
    ? undefined
    : showRoundFiat(quote.networkFee.amount, quote.networkFee.currency)

/** The ways to pay, with their limits. */
export function Ways({ onramp }: { readonly onramp: OnrampState }) {
  const dispatch = useDispatch()
  const text = useText()
  const limits = onramp.paymentCurrency?.limits ?? []
  const selected = getPaymentMethod(onramp)
  const getName = (way: PaymentLimit): string => (isNamed(way) ? text(`buy.way.${way.id}`) : way.id)
  const getLimits = ({ max, min }: PaymentLimit): string => {
    const currency = onramp.paymentCurrency?.id ?? ""
    return text("buy.limits", { min: showRoundFiat(min, currency), max: showRoundFiat(max, currency) })
  }
  if (limits.length === 0) return null
  return (
    <Choice
      picture={<Tile sign={selected?.id === "card" ? cardIcon : browserIcon} />}
      name={selected === undefined ? text("buy.ways") : text("buy.payWith", { way: getName(selected) })}
      sub={selected === undefined ? "" : getLimits(selected)}
    >
      {(close) => (
        <ul aria-label={text("buy.ways")}>
          {limits.map((way) => (
            <li key={way.id}>
              <Row
                picture={<Tile sign={way.id === "card" ? cardIcon : browserIcon} />}
                name={getName(way)}
                sub={getLimits(way)}
                current={way === selected}
                end={way === selected ? <Icon path={doneIcon} /> : undefined}
                press={() => {
                  close()
                  dispatch({ _tag: "OnrampWayChosen", way: way.id })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Choice>
  )
}

type Named = PaymentLimit & { readonly id: "ach_bank_account" | "card" }
const isNamed = (way: PaymentLimit): way is Named => way.id === "card" || way.id === "ach_bank_account"
const cardIcon =
  "M4.5 5h11A1.5 1.5 0 0 1 17 6.500v7a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 3 13.500v-7A1.500 1.500 0 0 1 4.500 5ZM3 8.500h14"
