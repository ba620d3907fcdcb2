import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { toChecksumAddress } from "../../../core/chain/evm/checksum.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitState } from "../../../core/state.ts"
import { touchedFor, requestInterval } from "../../../core/onchain/swap/amounts.ts"
import type { SwapApproval } from "../../../core/onchain/swap/checkBuilt.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import type { BatchCall } from "../../../core/wallets/reader/batch.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { Sponsors } from "../../wallets/requests/Sponsors.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Swaps } from "./Swaps.ts"

/** True if a view of the swap is on top. */
const isSwapping = ({ modal }: KitState): boolean => modal.open && /^Swap/.test(modal.history.at(-1)?._tag ?? "")

/** True if a quote is reviewed, whose approval matters. */
const isReviewing = ({ modal, swap }: KitState): boolean =>
  modal.open && modal.history.at(-1)?._tag === "SwapPreview" && latest(swap?.quote ?? idle) !== undefined

/** Requests the tokens of the network on which the visitor swaps. */
const followNetwork = Effect.gen(function* () {
  const store = yield* Store
  yield* follow(
    (state) => (isSwapping(state) ? state.swap?.form.account : undefined),
    (account) => {
      if (account === undefined || account === null) return Effect.void
      const { network } = splitAccountId(account)
      return store.getState().swap?.tokens[network] === undefined
        ? store.dispatch({ _tag: "SwapTokensAsked", network })
        : Effect.void
    }
  )
})

/** Looks up the payer of the fees when a view of the swap opens, so that the form does not require a fee that the host pays. */
const followPayer = Effect.gen(function* () {
  const sponsors = Option.getOrUndefined(yield* Effect.serviceOption(Sponsors))
  if (sponsors === undefined) return
  const store = yield* Store
  const scope = yield* Effect.scope
  let lastAccount: AccountId | undefined
  yield* follow(
    (state) => (isSwapping(state) ? state.swap?.form.account : undefined),
    Effect.fnUntraced(function* (account) {
      if (account === undefined || account === null) return
      // The last answer for the account is shown until the next one.
      if (account !== lastAccount) yield* store.dispatch({ _tag: "SwapPayerSet", account, isPaid: null })
      lastAccount = account
      yield* sponsors.check(account, [toEmptyCall(account)]).pipe(
        Effect.flatMap((sponsorship) =>
          store.dispatch({ _tag: "SwapPayerSet", account, isPaid: sponsorship === "paid" })
        ),
        Effect.forkIn(scope)
      )
    })
  )
})

/** Returns a call that does nothing, in place of a swap that is not built yet. */
const toEmptyCall = (account: AccountId): BatchCall => ({
  to: splitAccountId(account).address,
  data: "0x",
  value: "0x0"
})

/**
 * Returns the calls for which the payer is looked up before the swap is built: its approvals, or an empty call. The built
 * swap is looked up again before the wallet is asked.
 */
const toCheckedCalls = ({ account }: SwapQuote, approvals: ReadonlyArray<SwapApproval>): ReadonlyArray<BatchCall> =>
  approvals.length === 0
    ? [toEmptyCall(account)]
    : approvals.map(({ request: { data, to, value } }) => ({ data, to, value }))

/** Returns the spender of a quote's tokens, the number of approvals, the wallet's support for batches, and the payer. */
const readTerms = Effect.fnUntraced(function* (quote: SwapQuote) {
  yield* (yield* WalletRequests).readAhead(quote.account)
  const { approvals } = yield* (yield* Swaps).prepare(quote)
  const [last] = approvals.slice(-1)
  const sponsors = Option.getOrUndefined(yield* Effect.serviceOption(Sponsors))
  const sponsorship = yield* sponsors?.check(quote.account, toCheckedCalls(quote, approvals)) ?? Effect.succeed(null)
  return {
    ...(sponsorship === null ? {} : { sponsorship }),
    // A service may return the address in lower case; the checksum reveals a wrong digit.
    spender: last === undefined ? null : toChecksumAddress(last.spender),
    approvals: approvals.length,
    batches: last === undefined ? ("unsupported" as const) : yield* (yield* CallBatches).support(quote.account)
  }
})

/** Reads the terms of a quote when it is reviewed. */
const followReview = Effect.gen(function* () {
  const store = yield* Store
  const scope = yield* Effect.scope
  yield* follow(isReviewing, (isReviewed) => {
    const quote = latest(store.getState().swap?.quote ?? idle)
    if (!isReviewed || quote === undefined) return Effect.void
    const reading = Effect.matchEffect(readTerms(quote), {
      onSuccess: (terms) => store.dispatch({ _tag: "SwapTermsArrived", terms }),
      onFailure: (failure) => store.dispatch({ _tag: "SwapTermsFailed", error: toFailureData(failure) })
    })
    return Effect.zipRight(store.dispatch({ _tag: "SwapTermsAsked" }), Effect.asVoid(Effect.forkIn(reading, scope)))
  })
})

/** Requests the quote again every 10 s, while a view of the swap is visible and was used within 2 min. */
const refreshQuotes = Effect.gen(function* () {
  const store = yield* Store
  const visibility = yield* PageVisibility
  const clock = yield* Effect.clock
  let touched = clock.unsafeCurrentTimeMillis()
  yield* store.subscribe((_, events) => {
    if (events.some(({ _tag }) => touches.has(_tag))) touched = clock.unsafeCurrentTimeMillis()
  })
  const refresh = Effect.gen(function* () {
    const state = store.getState()
    const { swap } = state
    if (swap === undefined || !isSwapping(state) || swap.phase._tag !== "None" || !(yield* visibility.now)) return
    if (swap.quote._tag === "Unasked" || swap.quote._tag === "Asking" || swap.isPaused) return
    const now = clock.unsafeCurrentTimeMillis()
    yield* store.dispatch(now - touched > touchedFor ? { _tag: "SwapPaused" } : { _tag: "SwapQuoteAsked" })
  })
  yield* Effect.forkScoped(Effect.forever(Effect.zipRight(Effect.sleep(requestInterval), refresh)))
})

/**
 * Loads the data of the Swap views: tokens, the payer of fees, the terms of the reviewed quote, and fresh quotes.
 * docs/spec/onchain.md#swap-life.
 */
export const followSwapViews = Effect.all([followNetwork, followPayer, followReview, refreshQuotes], { discard: true })

/** Events of a visitor's actions in the Swap views. */
const touches: ReadonlySet<string> = new Set([
  "SwapTouched",
  "SwapAmountTyped",
  "SwapSourceChosen",
  "SwapTargetChosen",
  "SwapTurned",
  "SwapSlippageChosen",
  "SwapApprovalChosen",
  "SwapChoosing"
])
