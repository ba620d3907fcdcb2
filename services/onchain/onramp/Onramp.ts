import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { BadShape, type CallError, type NoEndpoint } from "../../../core/foundation/http/errors.ts"
import { checkAnyPayment } from "../../../core/onchain/onramp/checkAnyPayment.ts"
import {
  defaultPaymentCurrencies,
  defaultPurchaseCurrencies,
  mockedQuote
} from "../../../core/onchain/onramp/defaults.ts"
import type { OnrampOptions, Purchase, ShownQuote } from "../../../core/onchain/onramp/events.ts"
import {
  type OnrampAmountOutside,
  type OnrampHostUnknown,
  OnrampOptionsFailed,
  OnrampQuoteFailed,
  OnrampUrlFailed
} from "../../../core/onchain/onramp/errors.ts"
import {
  createOnrampRequest,
  type Preset,
  readPaymentCurrencies,
  readPurchaseCurrencies
} from "../../../core/onchain/onramp/schema.ts"
import { checkProviderPage } from "../../../core/onchain/onramp/providerPage.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { keepNoEndpoint } from "../../foundation/http/keepNoEndpoint.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { onrampOptions, createOnrampQuoteCall, createOnrampUrlCall } from "./calls.ts"
import { withSpan } from "../../foundation/log/tracing.ts"

/** Purchases of tokens with money from a provider. Amounts are decimal text. */
export class Onramp extends Context.Tag("services/Onramp")<
  Onramp,
  {
    /**
     * Returns the currencies on sale. Never fails: a built-in list replaces the service's. Empty on a network that the
     * service does not support. docs/spec/onchain.md#onramp-options-call,
     * docs/spec/chain.md#network-known-to-the-service.
     */
    readonly options: (network: NetworkId) => Effect.Effect<OnrampOptions>
    /**
     * Returns a quote; if the service fails, an estimate that is marked. Null on a network that the service does not
     * support. docs/spec/onchain.md#onramp-amount-limits, docs/spec/onchain.md#onramp-quote-call,
     * docs/spec/chain.md#network-known-to-the-service.
     */
    readonly quote: (purchase: Purchase, network: NetworkId) => Effect.Effect<ShownQuote | null, OnrampAmountOutside>
    /**
     * Returns the URL of the provider's page that delivers these assets (symbols) to the account, with an amount filled
     * in; empty if there is no provider. Fails with `OnrampHostUnknown` if the page is not a known provider's.
     * docs/spec/onchain.md#onramp-page-call, docs/spec/chain.md#network-known-to-the-service.
     */
    readonly url: (
      account: AccountId,
      assets: ReadonlyArray<string>,
      preset?: Preset
    ) => Effect.Effect<string, OnrampHostUnknown | OnrampUrlFailed | NoEndpoint>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (onramp: Onramp["Type"]): Layer.Layer<Onramp> => Layer.succeed(this, onramp)
}

const builtIn: OnrampOptions = { payment: defaultPaymentCurrencies, purchase: defaultPurchaseCurrencies, builtIn: true }
const noOptions: OnrampOptions = { payment: [], purchase: [], builtIn: false }

type OnrampRequest = NonNullable<ReturnType<typeof createOnrampRequest>>

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const { endpoints } = yield* Settings
  /** Never cached; simultaneous callers share one request. */
  const { get: optionsOnce } = yield* cached({
    lookup: (_: "all") => loadOptions(calls),
    capacity: 1,
    fresh: 0,
    backoff: 0
  })

  return Onramp.of({
    options: (network) =>
      Effect.if(chains.has(network), { onTrue: () => optionsOnce("all"), onFalse: () => Effect.succeed(noOptions) }),
    quote: (purchase, network) =>
      Effect.flatMap(checkAnyPayment(purchase.amount, purchase.payment), (amount) =>
        Effect.if(chains.has(network), {
          onTrue: () => loadQuote(calls, { ...purchase, amount }),
          onFalse: () => Effect.succeed(null)
        })
      ),
    url: (account, assets, preset) => {
      const body = createOnrampRequest(account, assets, preset)
      return body === undefined
        ? Effect.succeed("")
        : Effect.if(chains.has(splitAccountId(account).network), {
            onTrue: () => loadPageUrl(calls, endpoints, body),
            onFalse: () => Effect.succeed("")
          })
    }
  })
})

/** Loads the currencies on sale. A failed call, or an answer without a valid currency, returns the built-in list. */
const loadOptions = (calls: Calls["Type"]): Effect.Effect<OnrampOptions> =>
  Effect.gen(function* () {
    const { paymentCurrencies, purchaseCurrencies } = yield* calls.ask(onrampOptions)
    const options: OnrampOptions = {
      payment: readPaymentCurrencies(paymentCurrencies),
      purchase: readPurchaseCurrencies(purchaseCurrencies),
      builtIn: false
    }
    if (
      (options.payment.length === 0 && paymentCurrencies.length > 0) ||
      (options.purchase.length === 0 && purchaseCurrencies.length > 0)
    ) {
      return yield* new BadShape({ call: onrampOptions.call, issue: "No currency is valid." })
    }
    return options
  }).pipe(
    Effect.catchAll((cause: CallError) => logAndReplace(new OnrampOptionsFailed({ cause }), builtIn)),
    withSpan("Onramp.options")
  )

/** Loads a quote. A failed call returns an estimate. */
const loadQuote = (calls: Calls["Type"], purchase: Purchase): Effect.Effect<ShownQuote> =>
  Effect.map(calls.ask(createOnrampQuoteCall(purchase)), (answer): ShownQuote => ({ ...answer, estimate: false })).pipe(
    Effect.catchAll((cause) =>
      logAndReplace(new OnrampQuoteFailed({ cause }), {
        ...mockedQuote(purchase.amount, purchase.payment.id),
        estimate: true
      })
    ),
    withSpan("Onramp.quote")
  )

/** Loads the URL of the provider's page, and verifies that it is a known provider's. */
const loadPageUrl = (
  calls: Calls["Type"],
  endpoints: Settings["Type"]["endpoints"],
  body: OnrampRequest
): Effect.Effect<string, OnrampHostUnknown | OnrampUrlFailed | NoEndpoint> =>
  calls.ask(createOnrampUrlCall(body)).pipe(
    Effect.flatMap(({ url }) => checkProviderPage(url, endpoints)),
    withSpan("Onramp.url"),
    Effect.mapError((error) =>
      error._tag === "OnrampHostUnknown" ? error : keepNoEndpoint((cause) => new OnrampUrlFailed({ cause }))(error)
    )
  )

/** Logs a failure and returns the specification's fallback. */
const logAndReplace = <A>(failure: OnrampOptionsFailed | OnrampQuoteFailed, fallback: A) =>
  Effect.as(Effect.logDebug(`${failure.message} (${failure.code})`), fallback)
