import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { Purchase } from "../../../core/onchain/onramp/events.ts"
import { onrampStart, stepOnramp, wantedOf } from "../../../core/onchain/onramp/state.ts"
import type { KitState } from "../../../core/state.ts"
import { isDecimal } from "../../../core/foundation/text/decimal.ts"
import { SupportedChains } from "../../chain/network/SupportedChains.ts"
import { fetchRequested } from "../../foundation/store/fetchRequested.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Onramp } from "./Onramp.ts"

/**
 * Loads what the on-ramp's form needs: the options of a network, the quote for the form once typing has paused, the
 * provider's page. Adds the state of the room `onramp`.
 */
const onrampFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const onramp = yield* Onramp
    yield* store.join({ name: "onramp", start: onrampStart, step: stepOnramp })

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

    const quote = ({ network, purchase }: Wanted) =>
      Effect.sleep(millis.searchWait).pipe(
        Effect.zipRight(onramp.quote(purchase, network)),
        Effect.matchEffect({
          onSuccess: (given) => store.dispatch({ _tag: "OnrampQuoteArrived", wanted: purchase, quote: given }),
          onFailure: (error) =>
            store.dispatch({ _tag: "OnrampQuoteFailed", wanted: purchase, error: toFailureData(error) })
        })
      )
    const quotes = yield* FiberHandle.make()
    yield* follow(
      quoteWanted,
      (next) => (next === null ? FiberHandle.clear(quotes) : FiberHandle.run(quotes, quote(next))),
      (a, b) => JSON.stringify(a) === JSON.stringify(b)
    )

    yield* fetchRequested(
      (state) => state.onramp?.pages,
      (account: AccountId) =>
        Effect.flatMap(store.state, (state) =>
          Effect.matchEffect(onramp.url(account, ...boughtIn(state)), {
            onSuccess: (url) => store.dispatch({ _tag: "OnrampPageArrived", account, url }),
            onFailure: (error) => store.dispatch({ _tag: "OnrampPageFailed", account, error: toFailureData(error) })
          })
        )
    )
  })
)

const optionsWanted = ({ onramp }: KitState): NetworkId | null =>
  onramp?.options._tag === "Asking" ? onramp.network : null

/** A requested quote, and its network. */
interface Wanted {
  readonly network: NetworkId
  readonly purchase: Purchase
}

const quoteWanted = ({ onramp }: KitState): Wanted | null => {
  const purchase = onramp?.quotesLoading === true ? wantedOf(onramp) : undefined
  return purchase === undefined || onramp?.network == null ? null : { network: onramp.network, purchase }
}

/** The form's assets and amount, with which the provider's page is filled in. */
const boughtIn = ({
  onramp
}: KitState): readonly [assets: ReadonlyArray<string>, preset: { readonly fiat?: string }] => {
  const amount = onramp?.paymentAmount.trim() ?? ""
  return [
    onramp?.purchaseCurrency == null ? [] : [onramp.purchaseCurrency.symbol],
    isDecimal(amount) ? { fiat: amount } : {}
  ]
}

/** The services behind a view of the on-ramp. Needs the network chunk's `Calls` and the kit's `Store`. */
export const onrampLayer = onrampFollower.pipe(
  Layer.provideMerge(Onramp.layer),
  Layer.provideMerge(SupportedChains.layer)
)
