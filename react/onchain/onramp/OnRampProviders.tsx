import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ReactNode, useState } from "react"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { showAmount, showRoundFiat } from "../../../core/foundation/text/format.ts"
import type { OnrampOptions, OnrampState, PaymentLimit } from "../../../core/onchain/onramp/events.ts"
import { listPurchases } from "../../../core/onchain/onramp/offer.ts"
import { getPaymentMethod } from "../../../core/onchain/onramp/state.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { browserIcon, downIcon, linkIcon } from "../../foundation/parts/viewIcons.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { chainRx, configRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon, nextIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { useAccountId } from "../account/useAccountId.ts"
import { FilledIn } from "../money/Figures.tsx"
import { onrampRx } from "./atoms.ts"
import own from "./buy.css?inline"
import { Continue } from "./Continue.tsx"
import { PurchasePicture } from "./PurchasePicture.tsx"

const css = parts + own

/** The form to buy: the amounts, the ways to pay and the providers. docs/spec/onchain.md#onramp. */
export function OnRampProviders() {
  const onramp = useRxValue(onrampRx)
  const account = useAccountId()
  const text = useText()
  const options = onramp && latest(onramp.options)
  if (onramp === undefined || options === undefined || onramp.account !== account)
    return (
      <Page
        css={css}
        className="buy"
        bare
        foot={
          <button type="button" className="btn fill" aria-disabled="true">
            {text("buy.loading")}
          </button>
        }
      >
        <ComingBuy label={text("buy.loading")} />
      </Page>
    )
  return onramp.purchaseCurrency === null || onramp.paymentCurrency === null ? (
    <NotSold options={options} network={onramp.network} />
  ) : (
    <Form onramp={onramp} options={options} />
  )
}

/** Says that nothing is sold on this network, and names the networks where something is. */
function NotSold({ network, options }: { readonly network: OnrampState["network"]; readonly options: OnrampOptions }) {
  const { networks } = useRxValue(chainRx)
  const { enableNetworkSwitch } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const works = networks.filter(({ id }) => listPurchases(options, id).length > 0).map(({ name }) => name)
  const title = text("buy.none", { network: network === null ? "" : findNetwork(networks, network).name })
  useSay(title)
  return (
    <Page css={css}>
      <Empty
        drawing="coins"
        title={title}
        more={works.length === 0 ? undefined : text("buy.noneNext", { networks: works.join(", ") })}
      >
        {works.length > 0 && enableNetworkSwitch && (
          <button
            type="button"
            className="btn small"
            onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "SwitchNetwork" } })}
          >
            {text("view.SwitchNetwork")}
          </button>
        )}
      </Empty>
    </Page>
  )
}

/** A placeholder in the shape of the form. */
function ComingBuy({ label }: { readonly label: string }) {
  useSay(label)
  return (
    <div aria-hidden="true">
      <div className="sum">
        <span className="money" />
        <span className="sumline" />
        <p className="say" />
        <div className="quick">
          {quick.map((amount) => (
            <span key={amount} className="btn small fill" />
          ))}
        </div>
      </div>
      <div className="row filled" />
      <div className="row filled" />
      <div className="row filled" />
    </div>
  )
}

/** The amounts of the quick buttons. */
const quick = ["50", "100", "250", "500"]

function Form({ onramp, options }: { readonly onramp: OnrampState; readonly options: OnrampOptions }) {
  const text = useText()
  return (
    <Page css={css} className="buy" bare foot={<Continue onramp={onramp} />}>
      {onramp.filledIn && <FilledIn words={text("send.filledIn", { app: location.host })} />}
      {options.builtIn && (
        <p className="tip">
          <Icon path={aboutIcon} />
          <span>{text("buy.builtIn")}</span>
        </p>
      )}
      <Payment onramp={onramp} />
      <Purchase onramp={onramp} />
      <Ways onramp={onramp} />
      <Providers onramp={onramp} />
      <p className="tip">
        <Icon path={linkIcon} />
        <span>{text("buy.opens")}</span>
      </p>
    </Page>
  )
}

/** The amount to pay and its currency, and what it buys. */
function Payment({ onramp }: { readonly onramp: OnrampState }) {
  const dispatch = useDispatch()
  const text = useText()
  const { paymentAmount, paymentCurrency } = onramp
  const currency = paymentCurrency?.id ?? ""
  const symbol = showRoundFiat("0", currency).replace("0", "").trim()
  const type = (amount: string) => dispatch({ _tag: "OnrampAmountTyped", amount })
  return (
    <div className="sum">
      <button
        type="button"
        className="money"
        aria-label={text("buy.currency", { currency })}
        onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "OnRampFiatSelect" } })}
      >
        {currency}
        <Icon path={downIcon} />
      </button>
      <span className="sumline" dir="ltr">
        {symbol !== currency && <span aria-hidden="true">{symbol}</span>}
        <input
          className="sumfield"
          style={{ width: `calc(${Math.max(1, paymentAmount.length)}ch + 4px)` }}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          maxLength={32}
          aria-label={text("buy.amount", { currency })}
          aria-invalid={onramp.error?.tag === "OnrampAmountOutside" || undefined}
          value={paymentAmount}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </span>
      <p className="say">{useQuoteText(onramp)}</p>
      <fieldset className="quick" aria-label={text("buy.quick")}>
        {quick.map((amount) => (
          <button
            key={amount}
            type="button"
            className="btn small"
            aria-pressed={paymentAmount === amount}
            onClick={() => type(amount)}
          >
            {showRoundFiat(amount, currency)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** The token to buy, on the account's network. */
function Purchase({ onramp: { network: id, purchaseCurrency } }: { readonly onramp: OnrampState }) {
  const { networks } = useRxValue(chainRx)
  const dispatch = useDispatch()
  const text = useText()
  const network = id === null ? undefined : findNetwork(networks, id)
  return (
    <Row
      filled
      picture={
        <span className="what">
          {purchaseCurrency !== null && network !== undefined && (
            <PurchasePicture currency={purchaseCurrency} network={network.id} />
          )}
          {network !== undefined && <ChainMark network={network} size="s24 round" />}
        </span>
      }
      name={purchaseCurrency?.name}
      sub={text("buy.on", { network: network?.name ?? "" })}
      end={<Icon path={nextIcon} flip />}
      press={() => dispatch({ _tag: "Pushed", view: { _tag: "OnRampTokenSelect" } })}
    />
  )
}

/** The providers to choose from, with their fees. */
function Providers({ onramp }: { readonly onramp: OnrampState }) {
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
                sub={text("buy.fees", { range: (name === selectedProvider?.name && feeOf(onramp)) || feeRange })}
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
  const fees = text("buy.fees", { range: feeOf(onramp) ?? selectedProvider?.feeRange ?? "" })
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

/** Returns what the amount buys, in words. */
const useQuoteText = ({ purchaseCurrency, quote, quotesLoading }: OnrampState): string => {
  const text = useText()
  const words = quotesLoading
    ? text("buy.quoting")
    : quote === null
      ? ""
      : quote.estimate
        ? `${text("buy.unknown")}\n${text("buy.estimate")}`
        : text("buy.about", { amount: showAmount(quote.purchaseAmount.amount, purchaseCurrency?.symbol) })
  useSay(words)
  return words === "" ? "\u00a0" : words
}

/** Returns the provider's fee for the typed amount once it is quoted; `feeRange` is for any amount. */
const feeOf = ({ quote, quotesLoading }: OnrampState): string | undefined =>
  quote === null || quote.estimate || quotesLoading
    ? undefined
    : showRoundFiat(quote.networkFee.amount, quote.networkFee.currency)

/** The ways to pay, with their limits. */
function Ways({ onramp }: { readonly onramp: OnrampState }) {
  const dispatch = useDispatch()
  const text = useText()
  const limits = onramp.paymentCurrency?.limits ?? []
  const selected = getPaymentMethod(onramp)
  const nameOf = (way: PaymentLimit): string => (isNamed(way) ? text(`buy.way.${way.id}`) : way.id)
  const limitsOf = ({ max, min }: PaymentLimit): string => {
    const currency = onramp.paymentCurrency?.id ?? ""
    return text("buy.limits", { min: showRoundFiat(min, currency), max: showRoundFiat(max, currency) })
  }
  if (limits.length === 0) return null
  return (
    <Choice
      picture={<Tile sign={selected?.id === "card" ? cardIcon : browserIcon} />}
      name={selected === undefined ? text("buy.ways") : text("buy.payWith", { way: nameOf(selected) })}
      sub={selected === undefined ? "" : limitsOf(selected)}
    >
      {(close) => (
        <ul aria-label={text("buy.ways")}>
          {limits.map((way) => (
            <li key={way.id}>
              <Row
                picture={<Tile sign={way.id === "card" ? cardIcon : browserIcon} />}
                name={nameOf(way)}
                sub={limitsOf(way)}
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
const aboutIcon = "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.5v4M10 6.6v.1"
