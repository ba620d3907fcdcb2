import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { checksumAddress } from "../../../core/chain/evm/checksum.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { KitState } from "../../../core/state.ts"
import { touchedFor, askedEach } from "../../../core/onchain/swap/amounts.ts"
import type { SwapPress } from "../../../core/onchain/swap/events.ts"
import { approve } from "../../../core/onchain/token/erc20.ts"
import { transactionParams } from "../../../core/wallets/requests/request.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Receipts } from "../receipt/Receipts.ts"
import { performSwap } from "./performSwap.ts"
import { Swaps } from "./Swaps.ts"

/** Whether a view of the swap is on top. */
const isSwapping = ({ modal }: KitState): boolean => modal.open && /^Swap/.test(modal.history.at(-1)?._tag ?? "")

/**
 * Does what the swap views ask for: performs what was pressed, once, in the kit's scope; finds out who is to be allowed
 * what when a quote is reviewed; lists the network's tokens; and asks for the quote again each 10 s while a view is on
 * top, visible, and was touched within 2 min. docs/spec/onchain.md#swap-life.
 */
export const pressedSwaps = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const swaps = yield* Swaps
    const batches = yield* CallBatches
    const wallet = yield* WalletRequests
    const receipts = yield* Receipts
    const visibility = yield* PageVisibility
    const scope = yield* Effect.scope

    const takeBack = ({ connectorId, quote }: SwapPress, spender: string) =>
      Effect.gen(function* () {
        const { account, from } = quote
        const { address, network } = splitAccountId(account)
        const asking = wallet.through(connectorId)
        const request = { from: address, ...(yield* approve(splitAccountId(from.id).address, spender, 0n)) }
        const step = { method: "eth_sendTransaction", params: transactionParams(account, request) }
        yield* store.dispatch({ _tag: "SwapApproving", spender, amountUnits: "0", nth: 1, of: 1 })
        const hash = yield* asking.sendTransaction(account, request, yield* asking.intend(account, step, "approve"))
        yield* receipts.mined(network, hash)
        yield* swaps.forgetAllowances
        yield* store.dispatch({ _tag: "SwapApproved", spender, amountUnits: "0", hash }, { _tag: "SwapPhaseLeft" })
      }).pipe(
        Effect.catchAll((failure) =>
          store.dispatch({ _tag: "SwapFailed", during: "approval", error: toFailureData(failure) })
        )
      )
    const perform = (press: SwapPress) => {
      const { approval, batch } = store.now().swap?.form ?? {}
      return press.takesBackFrom !== null
        ? takeBack(press, press.takesBackFrom)
        : Effect.ignore(
            performSwap(press.quote, {
              accept: press.accept,
              approval,
              batch,
              asking: wallet.through(press.connectorId)
            })
          )
    }
    const context = yield* Effect.context<CallBatches | Receipts | Store | Swaps | WalletRequests | Rpc>()
    yield* follow(
      ({ swap }) => swap?.press?.nth,
      () => {
        const press = store.now().swap?.press
        return press === undefined || press === null
          ? Effect.void
          : Effect.asVoid(Effect.forkIn(Effect.provide(perform(press), context), scope))
      }
    )

    yield* follow(
      (state) => (isSwapping(state) ? state.swap?.form.account : undefined),
      (account) => {
        if (account === undefined || account === null) return Effect.void
        const { network } = splitAccountId(account)
        return store.now().swap?.tokens[network] === undefined
          ? store.dispatch({ _tag: "SwapTokensAsked", network })
          : Effect.void
      }
    )

    yield* follow(reviewed, (isReviewed) => {
      const quote = latest(store.now().swap?.quote ?? idle)
      if (!isReviewed || quote === undefined) return Effect.void
      const terms = Effect.gen(function* () {
        yield* wallet.readAhead(quote.account)
        const { approvals } = yield* swaps.prepare(quote)
        const [last] = approvals.slice(-1)
        return {
          // A service may write it in small letters: shown are those that tell a slip.
          spender: last === undefined ? null : checksumAddress(last.spender),
          approvals: approvals.length,
          batches: last === undefined ? ("unsupported" as const) : yield* batches.support(quote.account)
        }
      })
      return Effect.zipRight(
        store.dispatch({ _tag: "SwapTermsAsked" }),
        Effect.forkIn(
          Effect.matchEffect(terms, {
            onSuccess: (found) => store.dispatch({ _tag: "SwapTermsArrived", terms: found }),
            onFailure: (failure) => store.dispatch({ _tag: "SwapTermsFailed", error: toFailureData(failure) })
          }),
          scope
        )
      ).pipe(Effect.asVoid)
    })

    const clock = yield* Effect.clock
    let touched = clock.unsafeCurrentTimeMillis()
    yield* store.listen((_, events) => {
      if (events.some(({ _tag }) => touches.has(_tag))) touched = clock.unsafeCurrentTimeMillis()
    })
    const ask = Effect.gen(function* () {
      const state = store.now()
      const { swap } = state
      if (swap === undefined || !isSwapping(state) || swap.phase._tag !== "None" || !(yield* visibility.now)) return
      if (swap.quote._tag === "Unasked" || swap.quote._tag === "Asking" || swap.isPaused) return
      const now = clock.unsafeCurrentTimeMillis()
      yield* store.dispatch(now - touched > touchedFor ? { _tag: "SwapPaused" } : { _tag: "SwapQuoteAsked" })
    })
    yield* Effect.forkScoped(Effect.forever(Effect.zipRight(Effect.sleep(askedEach), ask)))
  })
)

/** Whether a quote is reviewed whose approval matters. */
const reviewed = ({ modal, swap }: KitState): boolean =>
  modal.open && modal.history.at(-1)?._tag === "SwapPreview" && latest(swap?.quote ?? idle) !== undefined

/** What a visitor does in a view of the swap. */
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
