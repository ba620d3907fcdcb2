import * as Either from "effect/Either"
import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import { toFailureData } from "../../foundation/errors/failure.ts"
import { checkAnyPayment } from "./checkAnyPayment.ts"
import type { OnrampEvent, OnrampOptions, OnrampState, Purchase } from "./events.ts"
import { providersOn } from "./providers.ts"

export const onrampStart: OnrampState = {
  network: null,
  options: idle,
  providers: [],
  selectedProvider: null,
  purchaseCurrency: null,
  paymentCurrency: null,
  purchaseAmount: "",
  paymentAmount: "",
  quote: null,
  quotesLoading: false,
  error: null,
  pages: {}
}

/** Returns the purchase to quote, once the form is complete; undefined until then. */
export const wantedOf = ({ paymentAmount, paymentCurrency, purchaseCurrency }: OnrampState): Purchase | undefined =>
  paymentAmount.trim() === "" || paymentCurrency === null || purchaseCurrency === null
    ? undefined
    : { amount: paymentAmount.trim(), payment: paymentCurrency, purchase: purchaseCurrency }

/** Steps the on-ramp. A complete form requests its quote at once; a quote of another form is outdated and ignored. */
export const stepOnramp = (onramp: OnrampState, event: OnrampEvent | OtherEvent): OnrampState => {
  switch (event._tag) {
    case "OnrampOptionsAsked": {
      const providers = providersOn(event.network)
      const selectedProvider =
        providers.find(({ name }) => name === onramp.selectedProvider?.name) ?? providers[0] ?? null
      return {
        ...onramp,
        network: event.network,
        options: toLoading(onramp.network === event.network ? onramp.options : idle),
        providers,
        selectedProvider
      }
    }
    case "OnrampOptionsArrived":
      return event.network === onramp.network ? quoting(withOptions(onramp, event.options)) : onramp
    case "OnrampProviderChosen":
      return {
        ...onramp,
        selectedProvider: onramp.providers.find(({ name }) => name === event.provider) ?? onramp.selectedProvider
      }
    case "OnrampPurchaseChosen":
      return quoting({
        ...onramp,
        purchaseCurrency:
          optionsOf(onramp)?.purchase.find(({ symbol }) => symbol === event.currency) ?? onramp.purchaseCurrency
      })
    case "OnrampPaymentChosen":
      return quoting({
        ...onramp,
        paymentCurrency: optionsOf(onramp)?.payment.find(({ id }) => id === event.currency) ?? onramp.paymentCurrency
      })
    case "OnrampAmountTyped":
      return quoting({ ...onramp, paymentAmount: event.amount })
    case "OnrampQuoteArrived":
      return isWanted(onramp, event.wanted)
        ? {
            ...onramp,
            quote: event.quote,
            purchaseAmount: event.quote?.purchaseAmount.amount ?? "",
            quotesLoading: false
          }
        : onramp
    case "OnrampQuoteFailed":
      return isWanted(onramp, event.wanted) ? { ...onramp, quotesLoading: false, error: event.error } : onramp
    case "OnrampPageAsked":
      return put(onramp, event.account, toLoading)
    case "OnrampPageArrived":
      return put(onramp, event.account, () => toLoaded(event.url))
    case "OnrampPageFailed":
      return put(onramp, event.account, (before) => toFailed(before, event.error))
    default:
      return onramp
  }
}

const optionsOf = ({ options }: OnrampState): OnrampOptions | undefined =>
  options._tag === "Arrived" ? options.value : undefined

/** The visitor's choice stays if it is still offered; otherwise the first one offered is chosen. */
const withOptions = (onramp: OnrampState, options: OnrampOptions): OnrampState => ({
  ...onramp,
  options: toLoaded(options),
  purchaseCurrency:
    options.purchase.find(({ symbol }) => symbol === onramp.purchaseCurrency?.symbol) ?? options.purchase[0] ?? null,
  paymentCurrency: options.payment.find(({ id }) => id === onramp.paymentCurrency?.id) ?? options.payment[0] ?? null
})

/**
 * Returns the form without a quote, which is requested if the amount can be paid.
 * docs/spec/onchain.md#onramp-amount-limits.
 */
const quoting = (onramp: OnrampState): OnrampState => {
  const purchase = wantedOf(onramp)
  const checked = purchase === undefined ? undefined : checkAnyPayment(purchase.amount, purchase.payment)
  return {
    ...onramp,
    quote: null,
    purchaseAmount: "",
    quotesLoading: checked !== undefined && Either.isRight(checked),
    error: checked !== undefined && Either.isLeft(checked) ? toFailureData(checked.left) : null
  }
}

const isWanted = (onramp: OnrampState, { amount, payment, purchase }: Purchase): boolean => {
  const current = onramp.quotesLoading ? wantedOf(onramp) : undefined
  return current?.amount === amount && current.payment.id === payment.id && current.purchase.symbol === purchase.symbol
}

const put = (onramp: OnrampState, id: AccountId, next: (before: Remote<string>) => Remote<string>): OnrampState => ({
  ...onramp,
  pages: { ...onramp.pages, [id]: next(onramp.pages[id] ?? idle) }
})
