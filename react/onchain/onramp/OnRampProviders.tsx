import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { showAmount, showRoundFiat } from "../../../core/foundation/text/format.ts"
import type { OnrampOptions, OnrampState } from "../../../core/onchain/onramp/events.ts"
import { getPurchaseContract, listPurchases } from "../../../core/onchain/onramp/offer.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { downIcon, linkIcon } from "../../foundation/parts/viewIcons.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { chainRx, configRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Ways, Providers } from "./BuyChoices.tsx"
import { aboutIcon } from "../../foundation/ui/Note.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
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
        <LoadingBuy label={text("buy.loading")} />
      </Page>
    )
  return onramp.purchaseCurrency === null || onramp.paymentCurrency === null ? (
    <NotOffered options={options} network={onramp.network} />
  ) : (
    <Form onramp={onramp} options={options} />
  )
}

/** Says that nothing is sold on this network, and names the networks where something is. */
function NotOffered({
  network,
  options
}: {
  readonly network: OnrampState["network"]
  readonly options: OnrampOptions
}) {
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
function LoadingBuy({ label }: { readonly label: string }) {
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
  const words = useQuoteText(onramp)
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
      <p className={words.includes("\n") ? "say lines" : "say"}>{words}</p>
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
function Purchase({ onramp: { account, network: id, purchaseCurrency } }: { readonly onramp: OnrampState }) {
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
            <PurchasePicture
              account={account}
              symbol={purchaseCurrency.symbol}
              contract={getPurchaseContract(purchaseCurrency, network.id)}
              network={network.id}
            />
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

/** Returns what the amount buys, in words. */
const useQuoteText = ({ purchaseCurrency, quote, quotesLoading }: OnrampState): string => {
  const text = useText()
  const words = quotesLoading
    ? text("buy.quoting")
    : quote === null
      ? ""
      : quote.estimate
        ? text("buy.estimate")
        : text("buy.about", { amount: showAmount(quote.purchaseAmount.amount, purchaseCurrency?.symbol) })
  useSay(words)
  return words === "" ? "\u00a0" : words
}
