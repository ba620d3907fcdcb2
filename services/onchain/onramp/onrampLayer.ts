import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { Purchase } from "../../../core/onchain/onramp/events.ts"
import { onrampStart, stepOnramp, getRequestedPurchase } from "../../../core/onchain/onramp/state.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { isDecimal } from "../../../core/foundation/text/decimal.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { follow } from "../../foundation/store/follow.ts"
import { followViews } from "../../foundation/store/followViews.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeOnrampCommands } from "./makeOnrampCommands.ts"
import { Onramp } from "./Onramp.ts"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"

/**
 * Loads the data of the on-ramp form: the options for the active account, and the quote with the provider's page when
 * typing pauses. Adds the state and the commands of the room `onramp`.
 */
const onrampRoom = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    yield* store.join({ name: "onramp", start: onrampStart, step: stepOnramp, commands: yield* makeOnrampCommands })
    yield* requestOptionsOfForm
    yield* fillFormFromView
    yield* followOptions
    yield* followQuotes
  })
)

/** Requests the options when the form appears, and for each account and network in it. */
const requestOptionsOfForm = Effect.gen(function* () {
  const store = yield* Store
  yield* follow(
    getVisibleForm,
    (account) => (account === null ? Effect.void : store.dispatch({ _tag: "OnrampOptionsAsked", ...account })),
    (a, b) => a?.account === b?.account && a?.network === b?.network
  )
})

/** Fills the form with the values with which its view was opened. */
const fillFormFromView = Effect.gen(function* () {
  const store = yield* Store
  yield* followViews((view) => {
    if (view._tag !== "OnRampProviders") return
    const { amount = "", byHost = true, currency = "", token = "" } = view
    if (amount + currency + token === "") return
    // Resets the form first if it belongs to another account or network.
    const form = getVisibleForm(store.getState())
    if (form !== null) store.plain.dispatch({ _tag: "OnrampOptionsAsked", ...form })
    store.plain.dispatch({ _tag: "OnrampFilled", amount, currency, token, byHost })
  })
})

/** Loads the requested options. A request for another network replaces a pending one. */
const followOptions = Effect.gen(function* () {
  const store = yield* Store
  const onramp = yield* Onramp
  const options = yield* FiberHandle.make()
  yield* follow(getPendingOptions, (network) =>
    network === null
      ? Effect.void
      : FiberHandle.run(
          options,
          Effect.flatMap(onramp.options(network), (available) =>
            store.dispatch({ _tag: "OnrampOptionsArrived", network, options: available })
          )
        )
  )
})

/** Loads the requested quotes. A newer request replaces a pending one. */
const followQuotes = Effect.gen(function* () {
  const quotes = yield* FiberHandle.make()
  yield* follow(
    getPendingQuote,
    (next) => (next === null ? FiberHandle.clear(quotes) : FiberHandle.run(quotes, loadQuote(next))),
    isEqual
  )
})

/** Waits until typing pauses, then loads a quote and the provider's page for it. Reports the outcome. */
const loadQuote = Effect.fnUntraced(function* (requested: RequestedQuote) {
  const { account, network, purchase } = requested
  const store = yield* Store
  const onramp = yield* Onramp
  yield* Effect.sleep(millis.searchWait)
  yield* Effect.matchEffect(Effect.all([onramp.quote(purchase, network), loadPageOf(requested)], { concurrency: 2 }), {
    onSuccess: ([answer, found]) =>
      store.dispatch({
        _tag: "OnrampQuoteArrived",
        wanted: purchase,
        quote: answer,
        ...(account !== null && { account }),
        ...(answer !== null && found)
      }),
    onFailure: (error) => store.dispatch({ _tag: "OnrampQuoteFailed", wanted: purchase, error: toFailureData(error) })
  })
})

/** Returns the provider's page for a purchase, or its error; empty without an account. */
const loadPageOf = ({ account, purchase }: RequestedQuote) =>
  account === null
    ? Effect.succeed({})
    : Effect.flatMap(Onramp, (onramp) =>
        Effect.match(
          onramp.url(account, [purchase.purchase.symbol], isDecimal(purchase.amount) ? { fiat: purchase.amount } : {}),
          { onSuccess: (url) => ({ page: url }), onFailure: (error) => ({ error: toFailureData(error) }) }
        )
      )

/** Returns the account and network of the visible form; null if no form is visible. */
const getVisibleForm = (state: KitState): { readonly account: AccountId; readonly network: NetworkId } | null => {
  if (!state.modal.open || !formViews.has(shownView(state)._tag)) return null
  const { chain, connection } = state
  const active = activeConnection(connection, splitNetworkId(chain.active).namespace)
  return active === undefined
    ? null
    : { account: accountId(active.network, active.accounts[0].address), network: active.network }
}
const formViews: ReadonlySet<string> = new Set(["OnRampProviders", "OnRampTokenSelect", "OnRampFiatSelect"])

const getPendingOptions = ({ onramp }: KitState): NetworkId | null =>
  onramp?.options._tag === "Asking" ? onramp.network : null

/** A requested quote, its network, and the account that receives the purchase. */
interface RequestedQuote {
  readonly network: NetworkId
  readonly account: AccountId | null
  readonly purchase: Purchase
}

const getPendingQuote = ({ onramp }: KitState): RequestedQuote | null => {
  const purchase = onramp?.quotesLoading === true ? getRequestedPurchase(onramp) : undefined
  return purchase === undefined || onramp?.network == null
    ? null
    : { network: onramp.network, account: onramp.account, purchase }
}

/**
 * The services of the on-ramp views. Needs the network chunk's `Calls`, `Rpc` and `Settings`, and the kit's `Store`.
 */
export const onrampLayer = onrampRoom.pipe(
  Layer.provideMerge(Onramp.layer),
  Layer.provideMerge(SupportedChains.layer),
  Layer.provide(PageVisibility.layerHere)
)

/** Like `onrampLayer`, with its own `Rpc`. */
export const pageOnrampLayer = Layer.provide(onrampLayer, Rpc.layer)
