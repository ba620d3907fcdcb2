import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"
import { toPlainNumber } from "../../../core/onchain/money/typedAmount.ts"
import type { SwapForm } from "../../../core/onchain/swap/events.ts"
import { stepSwap, toSwapFormKey, swapStart } from "../../../core/onchain/swap/state.ts"
import { priceLayer } from "../price/priceLayer.ts"
import { fetchRequested } from "../../foundation/store/fetchRequested.ts"
import { follow } from "../../foundation/store/follow.ts"
import { followViews } from "../../foundation/store/followViews.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Swaps } from "./Swaps.ts"

/**
 * Adds the state of the room `swap` and loads its data: tokens and quotes that are `Asking`, and the active account.
 * Requests a quote when typing pauses; interrupts the quote of a form that has changed. Clears the cached allowances
 * after an approval or a swap.
 */
const swapFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const swaps = yield* Swaps
    yield* store.join({ name: "swap", start: swapStart, step: stepSwap })

    yield* follow(findAccount, (account) =>
      Effect.suspend(() => {
        const isReviewed = shownView(store.getState())._tag === "SwapPreview"
        return store.dispatch({ _tag: "SwapAccountSet", account, ...(isReviewed ? { isReviewed } : {}) })
      })
    )
    yield* followViews((view) => {
      if (view._tag !== "Swap") return
      const { amount = "", from = "", slippage = "", to = "" } = view
      if (amount + from + slippage + to === "") return
      // Resets the form first if it belongs to another account.
      store.plain.dispatch({ _tag: "SwapAccountSet", account: findAccount(store.getState()) })
      store.plain.dispatch({ _tag: "SwapFilled", from, to, amount, slippage })
    })

    const list = (network: NetworkId) =>
      Effect.matchEffect(swaps.tokens(network), {
        onSuccess: (tokens) => store.dispatch({ _tag: "SwapTokensArrived", network, tokens }),
        onFailure: (failure) => {
          const error = toFailureData(failure)
          const toasts: ReadonlyArray<KitEvent> =
            failure._tag === "SwapNotStarted" ? [{ _tag: "ToastShown", toast: { kind: "error", error } }] : []
          return store.dispatch({ _tag: "SwapTokensFailed", network, error }, ...toasts)
        }
      })
    yield* fetchRequested(({ swap }) => swap?.tokens, list)

    const work = yield* FiberHandle.make()
    const quote = (form: SwapForm) => {
      const { account, from, to } = form
      if (account === null || from === null || to === null) return Effect.void
      const [amount, slippage] = [toPlainNumber(form.amount), toPlainNumber(form.slippage)]
      return Effect.matchEffect(swaps.quote({ account, from, to, amount, slippage }), {
        onSuccess: (found) => store.dispatch({ _tag: "SwapQuoteArrived", form, quote: found }),
        onFailure: (failure) => store.dispatch({ _tag: "SwapQuoteFailed", form, error: toFailureData(failure) })
      })
    }
    yield* follow(
      findForm,
      (form) =>
        form === undefined
          ? FiberHandle.clear(work)
          : FiberHandle.run(work, Effect.delay(quote(form), millis.searchWait)),
      (a, b) => (a && toSwapFormKey(a)) === (b && toSwapFormKey(b))
    )

    yield* follow(
      ({ swap }) => swap?.phase._tag,
      () => swaps.forgetAllowances
    )
  })
)

/** Returns the active account on the active network; null if there is no account. */
const findAccount = ({ chain, connection }: KitState): AccountId | null => {
  const displayed = displayedConnection(connection, splitNetworkId(chain.active).namespace)
  return displayed === undefined ? null : accountId(displayed.network, displayed.accounts[0].address)
}

/** Returns the form whose quote is requested. */
const findForm = ({ swap }: KitState): SwapForm | undefined => (swap?.quote._tag === "Asking" ? swap.form : undefined)

/**
 * The services of the swap views, including prices. Needs the network chunk's `Calls` and `Settings`, and the kit's
 * `Store`.
 */
export const swapLayer = swapFollower.pipe(Layer.provideMerge(Swaps.layer), Layer.provideMerge(priceLayer))
