import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { Money } from "../../../core/onchain/onramp/events.ts"
import { parsePurchase } from "../../../core/onchain/onramp/parsePurchase.ts"
import { isDecimal } from "../../../core/foundation/text/decimal.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Onramp } from "../../../services/onchain/onramp/Onramp.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { activeNetwork, formatNetwork } from "../../chain/network/formatNetwork.ts"
import { connectLive } from "../../wallets/connection/connect.ts"
import { createChoiceError, createValueError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs, formatTable } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"

const onrampLayer = Layer.provide(Onramp.layer, SupportedChains.layer)
const getName = (network: NetworkId) =>
  Effect.map(
    Effect.flatMap(Store, ({ state }) => state),
    ({ chain }) => formatNetwork(chain.networks, network)
  )
const formatMoney = ({ amount, currency }: Money): string => `${amount} ${currency}`

/** `onramp options`: lists the payment currencies, and the assets on sale. */
export const onrampOptions = Effect.gen(function* () {
  const { network, networkName } = yield* activeNetwork
  const { builtIn, payment, purchase } = yield* (yield* Onramp).options(network)
  const report: Report = {
    data: { network, builtIn, paymentCurrencies: payment, purchaseCurrencies: purchase },
    lines:
      payment.length + purchase.length === 0
        ? [`Nothing can be bought on ${networkName}.`]
        : [
            `Purchases on ${networkName}`,
            "",
            ...(builtIn ? ["The service did not answer. This is the built-in list.", ""] : []),
            ...formatTable(
              [{ title: "Pay with" }, { title: "By" }, { title: "From", right: true }, { title: "To", right: true }],
              payment.flatMap(({ id, limits }) => limits.map((limit) => [id, limit.id, limit.min, limit.max]))
            ),
            "",
            ...formatTable(
              [{ title: "Buy" }, { title: "Name" }, { title: "On" }],
              purchase.map(({ name, networks, symbol }) => [
                symbol,
                name,
                networks.map(({ displayName }) => displayName).join(", ")
              ])
            )
          ]
  }
  return report
}).pipe(provideWorld(onrampLayer))

/** The parts of a quote that an estimate does not know. docs/spec/onchain.md#onramp-quote-call. */
const unknownParts = { networkFee: null, paymentSubtotal: null, purchaseAmount: null }

/** The options of `onramp quote`. */
interface QuoteWords {
  readonly amount: string
  readonly currency: string
  readonly token: string
}

/**
 * `onramp quote`: shows how much an amount buys. An estimate instead of a quote is marked, in the data and in the text.
 */
export const requestOnrampQuote = ({ amount, currency, token }: QuoteWords) =>
  Effect.gen(function* () {
    const onramp = yield* Onramp
    const { network, networkName } = yield* activeNetwork
    const options = yield* onramp.options(network)
    const [payment, purchase] = [
      options.payment.find(({ id }) => id.toLowerCase() === currency.toLowerCase()),
      parsePurchase(token, options.purchase)
    ]
    const nothing: Report = {
      data: {
        network,
        amount: amount.trim(),
        currency,
        token,
        ...unknownParts,
        paymentTotal: null,
        quoteId: null,
        estimate: false
      },
      lines: [`Nothing can be bought on ${networkName}.`]
    }
    if (options.payment.length + options.purchase.length === 0) return nothing
    if (payment === undefined)
      return yield* createChoiceError(
        "--currency",
        currency,
        options.payment.map(({ id }) => id)
      )
    if (purchase === undefined)
      return yield* createChoiceError(
        "--token",
        token,
        options.purchase.map(({ symbol }) => symbol)
      )
    const quote = yield* onramp.quote({ amount, payment, purchase }, network)
    if (quote === null) return nothing
    const report: Report = {
      data: {
        network,
        amount: amount.trim(),
        currency: payment.id,
        token: purchase.symbol,
        ...quote,
        ...(quote.estimate ? unknownParts : {})
      },
      lines: [
        ...(quote.estimate ? ["Estimate: the service returned no quote. Fees and rate are unknown.", ""] : []),
        ...formatPairs([
          ["Network", networkName],
          ["You pay", formatMoney(quote.paymentTotal)],
          ["Network fee", quote.estimate ? "-" : formatMoney(quote.networkFee)],
          ["Without fees", quote.estimate ? "-" : formatMoney(quote.paymentSubtotal)],
          ["You get", quote.estimate ? "-" : formatMoney(quote.purchaseAmount)]
        ])
      ]
    }
    return report
  }).pipe(provideWorld(onrampLayer))

/**
 * `onramp url`: prints the provider's page for the connected account, with the amount filled in. A replay stores
 * nothing between runs, so it connects first.
 */
export const requestOnrampUrl = ({ amount }: { readonly amount?: string | undefined } = {}) =>
  Effect.gen(function* () {
    if (amount !== undefined && !isDecimal(amount)) {
      return yield* createValueError(
        "--amount",
        "a plain decimal",
        amount,
        "An example: latchkey onramp url --amount 50.00"
      )
    }
    const { namespace } = splitNetworkId((yield* activeNetwork).network)
    const connection =
      (yield* Run).session === undefined
        ? yield* connectLive({ wallet: "recorded", namespace })
        : displayedConnection((yield* (yield* Store).state).connection, namespace)
    if (connection === undefined) return yield* new NotConnected({ namespace })
    const network = (yield* Run).flags.network ?? connection.network
    const { address } = connection.accounts[0]
    const account = accountId(network, address)
    const recorded = (yield* Run).flags.source._tag === "fixtures"
    const onramp = yield* Onramp
    const { purchase } = yield* onramp.options(network)
    const url = yield* onramp.url(
      account,
      purchase.map(({ symbol }) => symbol),
      amount === undefined ? {} : { fiat: amount }
    )
    const report: Report = {
      data: { account, network, url: url === "" ? null : url, recorded },
      lines: [
        url === "" ? `No provider delivers to ${yield* getName(network)}.` : url,
        ...(recorded && url !== "" ? ["This link was recorded and does not work."] : []),
        ...(url === ""
          ? []
          : [
              "",
              ...formatPairs([
                ["For", address],
                ["Network", yield* getName(network)]
              ])
            ])
      ]
    }
    return report
  }).pipe(provideWorld(onrampLayer))
