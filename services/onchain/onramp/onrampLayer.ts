import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { Purchase } from "../../../core/onchain/onramp/events.ts"
import { onrampStart, stepOnramp, wantedOf } from "../../../core/onchain/onramp/state.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { isDecimal } from "../../../core/foundation/text/decimal.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { follow } from "../../foundation/store/follow.ts"
import { followViews } from "../../foundation/store/followViews.ts"
import { Store } from "../../foundation/store/Store.ts"
import { followBought } from "./followBought.ts"
import { Onramp } from "./Onramp.ts"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"

/**
 * Loads what the on-ramp's form needs: the options for the account in use, and the quote with the provider's page once
 * typing has paused; then looks for what was bought. Adds the state of the room `onramp`.
 */
const onrampFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const onramp = yield* Onramp
    yield* store.join({ name: "onramp", start: onrampStart, step: stepOnramp })

    yield* follow(
      formFor,
      (account) => (account === null ? Effect.void : store.dispatch({ _tag: "OnrampOptionsAsked", ...account })),
      (a, b) => a?.account === b?.account && a?.network === b?.network
    )

    yield* followViews((view) => {
      if (view._tag !== "OnRampProviders") return
      const { amount = "", currency = "", token = "" } = view
      if (amount + currency + token === "") return
      // The form of another account or network begins anew first.
      const form = formFor(store.getState())
      if (form !== null) store.plain.dispatch({ _tag: "OnrampOptionsAsked", ...form })
      store.plain.dispatch({ _tag: "OnrampFilled", amount, currency, token })
    })

    const options = yield* FiberHandle.make()
    yield* follow(optionsWanted, (network) =>
      network === null
        ? Effect.void
        : FiberHandle.run(
            options,
            Effect.flatMap(onramp.options(network), (given) =>
              store.dispatch({ _tag: "OnrampOptionsArrived", network, options: given })
            )
          )
    )

    /** The provider's page for a purchase; empty, with the failure, where it could not be had. */
    const page = ({ account, purchase }: Wanted) =>
      account === null
        ? Effect.succeed({})
        : Effect.match(
            onramp.url(
              account,
              [purchase.purchase.symbol],
              isDecimal(purchase.amount) ? { fiat: purchase.amount } : {}
            ),
            { onSuccess: (url) => ({ page: url }), onFailure: (error) => ({ error: toFailureData(error) }) }
          )
    const quote = (wanted: Wanted) => {
      const { account, network, purchase } = wanted
      return Effect.sleep(millis.searchWait).pipe(
        Effect.zipRight(Effect.all([onramp.quote(purchase, network), page(wanted)], { concurrency: 2 })),
        Effect.matchEffect({
          onSuccess: ([given, found]) =>
            store.dispatch({
              _tag: "OnrampQuoteArrived",
              wanted: purchase,
              quote: given,
              ...(account !== null && { account }),
              ...(given !== null && found)
            }),
          onFailure: (error) =>
            store.dispatch({ _tag: "OnrampQuoteFailed", wanted: purchase, error: toFailureData(error) })
        })
      )
    }
    const quotes = yield* FiberHandle.make()
    yield* follow(
      quoteWanted,
      (next) => (next === null ? FiberHandle.clear(quotes) : FiberHandle.run(quotes, quote(next))),
      isEqual
    )

    yield* followBought
  })
)

/** The account whose form is shown, and its network; null while none is. */
const formFor = (state: KitState): { readonly account: AccountId; readonly network: NetworkId } | null => {
  if (!state.modal.open || !formViews.has(shownView(state)._tag)) return null
  const { chain, connection } = state
  const active = activeConnection(connection, splitNetworkId(chain.active).namespace)
  return active === undefined
    ? null
    : { account: accountId(active.network, active.accounts[0].address), network: active.network }
}
const formViews: ReadonlySet<string> = new Set(["OnRampProviders", "OnRampTokenSelect", "OnRampFiatSelect"])

const optionsWanted = ({ onramp }: KitState): NetworkId | null =>
  onramp?.options._tag === "Asking" ? onramp.network : null

/** A requested quote, its network, and who gets what is bought. */
interface Wanted {
  readonly network: NetworkId
  readonly account: AccountId | null
  readonly purchase: Purchase
}

const quoteWanted = ({ onramp }: KitState): Wanted | null => {
  const purchase = onramp?.quotesLoading === true ? wantedOf(onramp) : undefined
  return purchase === undefined || onramp?.network == null
    ? null
    : { network: onramp.network, account: onramp.account, purchase }
}

/**
 * The services behind a view of the on-ramp. Needs the network chunk's `Calls`, `Rpc` and `Settings`, and the kit's `Store`.
 */
export const onrampLayer = onrampFollower.pipe(
  Layer.provideMerge(Onramp.layer),
  Layer.provideMerge(SupportedChains.layer),
  Layer.provide(PageVisibility.layerHere)
)

/** The same with its own way to the nodes. */
export const pageOnrampLayer = Layer.provide(onrampLayer, Rpc.layer)
