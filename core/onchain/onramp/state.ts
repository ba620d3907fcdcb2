import * as Either from "effect/Either"
import { toLoaded, toLoading, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import { toFailureData } from "../../foundation/errors/failure.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { toPlainNumber } from "../money/typedAmount.ts"
import { checkPayment } from "./defaults.ts"
import type {
  StartedPurchase,
  OnrampEvent,
  OnrampOptions,
  OnrampState,
  PaymentLimit,
  Purchase,
  PurchaseCurrency
} from "./events.ts"
import { getPurchaseContract, listPurchases } from "./offer.ts"
import { parsePurchase } from "./parsePurchase.ts"
import { providersOn } from "./providers.ts"

export const onrampStart: OnrampState = {
  network: null,
  account: null,
  options: idle,
  providers: [],
  selectedProvider: null,
  purchaseCurrency: null,
  paymentCurrency: null,
  way: "",
  purchaseAmount: "",
  paymentAmount: "",
  filledIn: false,
  requested: { currency: "", token: "" },
  quote: null,
  page: "",
  quotesLoading: false,
  error: null,
  bought: null
}

/** Returns the purchase to quote, once the form is complete; undefined until then. */
export const getRequestedPurchase = ({
  paymentAmount,
  paymentCurrency,
  purchaseCurrency
}: OnrampState): Purchase | undefined =>
  paymentAmount.trim() === "" || paymentCurrency === null || purchaseCurrency === null
    ? undefined
    : { amount: toPlainNumber(paymentAmount).trim(), payment: paymentCurrency, purchase: purchaseCurrency }

/**
 * Returns the payment method of the form: the selected one, else the currency's first; undefined if the currency has no
 * listed method.
 */
export const getPaymentMethod = ({ paymentCurrency, way }: OnrampState): PaymentLimit | undefined =>
  paymentCurrency?.limits.find(({ id }) => id === way) ?? paymentCurrency?.limits[0]

/** Updates the on-ramp. A complete form requests its quote at once; a quote of another form is stale and ignored. */
export const stepOnramp = (onramp: OnrampState, event: OnrampEvent | OtherEvent): OnrampState => {
  switch (event._tag) {
    case "OnrampOptionsAsked":
      return applyOptionsRequest(onramp, event)
    case "OnrampOptionsArrived":
      return event.network === onramp.network ? requestQuote(withOptions(onramp, event.options)) : onramp
    case "OnrampProviderChosen":
      return {
        ...onramp,
        selectedProvider: onramp.providers.find(({ name }) => name === event.provider) ?? onramp.selectedProvider
      }
    case "OnrampPurchaseChosen":
      return markEdited({
        ...onramp,
        purchaseCurrency:
          listPurchasable(onramp).find(({ symbol }) => symbol === event.currency) ?? onramp.purchaseCurrency
      })
    case "OnrampPaymentChosen":
      return markEdited({
        ...onramp,
        paymentCurrency: getOptions(onramp)?.payment.find(({ id }) => id === event.currency) ?? onramp.paymentCurrency
      })
    case "OnrampWayChosen":
      return requestQuote({ ...onramp, way: event.way })
    case "OnrampAmountTyped":
      return markEdited({ ...onramp, paymentAmount: event.amount })
    case "OnrampFilled": {
      const { amount, byHost = true, currency, token } = event
      return requestQuote(
        selectRequested({ ...onramp, paymentAmount: amount, requested: { currency, token }, filledIn: byHost })
      )
    }
    case "OnrampQuoteArrived":
      return isRequested(onramp, event.wanted) && (event.account ?? null) === onramp.account
        ? {
            ...onramp,
            quote: event.quote,
            purchaseAmount: event.quote?.purchaseAmount.amount ?? "",
            page: event.page ?? "",
            error: event.error ?? null,
            quotesLoading: false
          }
        : onramp
    case "OnrampQuoteFailed":
      return isRequested(onramp, event.wanted) ? { ...onramp, quotesLoading: false, error: event.error } : onramp
    case "OnrampContinued":
      return { ...onramp, bought: getPurchase(onramp) ?? onramp.bought }
    case "OnrampLooked":
      return onramp.bought?.phase === "Waiting" ? { ...onramp, bought: checkArrival(onramp.bought, event) } : onramp
    case "OnrampLookEnded":
      return onramp.bought?.phase === "Waiting" ? { ...onramp, bought: { ...onramp.bought, phase: "Late" } } : onramp
    default:
      return onramp
  }
}

type Of<Tag extends OnrampEvent["_tag"]> = Extract<OnrampEvent, { readonly _tag: Tag }>

/** A form for another account or network is empty except for the most recently used currency. */
const applyOptionsRequest = (onramp: OnrampState, { network, ...place }: Of<"OnrampOptionsAsked">): OnrampState => {
  const account = place.account ?? null
  const providers = providersOn(network)
  const selectedProvider = providers.find(({ name }) => name === onramp.selectedProvider?.name) ?? providers[0] ?? null
  const isSame = onramp.network === network && onramp.account === account
  const isFirst = onramp.network === null
  return {
    ...(isSame ? onramp : removeQuote(onramp)),
    network,
    account,
    options: toLoading(onramp.network === network ? onramp.options : idle),
    providers,
    selectedProvider,
    ...(isSame || isFirst ? {} : { paymentAmount: "", filledIn: false })
  }
}

const getOptions = ({ options }: OnrampState): OnrampOptions | undefined =>
  options._tag === "Arrived" ? options.value : undefined

/** Returns the currencies that can be bought on the form's network. */
const listPurchasable = (onramp: OnrampState): ReadonlyArray<PurchaseCurrency> => {
  const options = getOptions(onramp)
  return options === undefined ? [] : listPurchases(options, onramp.network)
}

/** Keeps the visitor's selection if it is still offered; otherwise selects the first offered one. */
const withOptions = (onramp: OnrampState, options: OnrampOptions): OnrampState => {
  const sold = listPurchases(options, onramp.network)
  return selectRequested({
    ...onramp,
    options: toLoaded(options),
    purchaseCurrency: sold.find(({ symbol }) => symbol === onramp.purchaseCurrency?.symbol) ?? sold[0] ?? null,
    paymentCurrency: options.payment.find(({ id }) => id === onramp.paymentCurrency?.id) ?? options.payment[0] ?? null
  })
}

/** Selects the currencies that the page requested, if they are offered, once the options have loaded. */
const selectRequested = (onramp: OnrampState): OnrampState => {
  const options = getOptions(onramp)
  if (options === undefined) return onramp
  const { currency, token } = onramp.requested
  return {
    ...onramp,
    requested: onrampStart.requested,
    purchaseCurrency:
      (token === "" ? undefined : parsePurchase(token, listPurchasable(onramp))) ?? onramp.purchaseCurrency,
    paymentCurrency:
      options.payment.find(({ id }) => id.toLowerCase() === currency.toLowerCase()) ?? onramp.paymentCurrency
  }
}

const removeQuote = (onramp: OnrampState): OnrampState => ({
  ...onramp,
  quote: null,
  purchaseAmount: "",
  page: "",
  quotesLoading: false,
  error: null
})

/**
 * Returns the form without a quote, which is requested if the selected method accepts the amount.
 * docs/spec/onchain.md#onramp-amount-limits.
 */
const requestQuote = (onramp: OnrampState): OnrampState => {
  const purchase = getRequestedPurchase(onramp)
  const checked =
    purchase === undefined
      ? undefined
      : checkPayment(purchase.amount, purchase.payment, getPaymentMethod(onramp)?.id ?? "")
  return {
    ...removeQuote(onramp),
    quotesLoading: checked !== undefined && Either.isRight(checked),
    error: checked !== undefined && Either.isLeft(checked) ? toFailureData(checked.left) : null
  }
}

/** Marks the form as changed by the visitor. */
const markEdited = (onramp: OnrampState): OnrampState => requestQuote({ ...onramp, filledIn: false })

const isRequested = (onramp: OnrampState, { amount, payment, purchase }: Purchase): boolean => {
  const current = onramp.quotesLoading ? getRequestedPurchase(onramp) : undefined
  return current?.amount === amount && current.payment.id === payment.id && current.purchase.symbol === purchase.symbol
}

/**
 * Returns the purchase of the provider's link; undefined while there is no link. A purchase that is already awaited
 * stays the same.
 */
const getPurchase = (onramp: OnrampState): StartedPurchase | undefined => {
  const { account, bought, network, page, purchaseCurrency, selectedProvider } = onramp
  const contract = getPurchaseContract(purchaseCurrency, network)
  if (account === null || page === "" || purchaseCurrency === null || contract === undefined) return undefined
  const isSame = bought?.phase === "Waiting" && bought.account === account && bought.contract === contract
  return {
    account,
    provider: selectedProvider?.label ?? "",
    symbol: purchaseCurrency.symbol,
    contract,
    url: page,
    before: isSame ? bought.before : null,
    gained: "",
    phase: "Waiting"
  }
}

/** The first check records the balance; a later one that finds more reports the arrival of the purchase. */
const checkArrival = (bought: StartedPurchase, { decimals, held }: Of<"OnrampLooked">): StartedPurchase => {
  const more = bought.before === null ? 0n : BigInt(held) - BigInt(bought.before)
  return more > 0n ? { ...bought, gained: formatUnits(more, decimals), phase: "Arrived" } : { ...bought, before: held }
}
