import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { type ApprovalLimit, checkApprovalCount, type SwapApproval } from "../../../core/onchain/swap/checkBuilt.ts"
import { SwapPriceMoved } from "../../../core/onchain/swap/errors.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { Store } from "../../foundation/store/Store.ts"
import { type Receipt, Receipts } from "../../wallets/requests/Receipts.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Swaps } from "./Swaps.ts"

/** An approval sent for a swap and in a block. */
export interface ApprovedFor extends Pick<SwapApproval, "allows" | "amountUnits" | "spender"> {
  readonly hash: string
}

/** What a swap sent: its approvals, in order, and its own transaction. */
export interface PerformedSwap {
  readonly approvals: ReadonlyArray<ApprovedFor>
  readonly receipt: Receipt
}

/** How a swap is performed. */
export interface SwapSteps extends ApprovalLimit {
  readonly approving?: ((approval: SwapApproval) => Effect.Effect<void>) | undefined
}

/**
 * Performs a quoted swap: the approvals it needs, each in a block before the next step, then the swap itself, until it
 * is in a block. An approval is of exactly the quote's amount, unless `unlimited`; `approving` is called before each is
 * asked for. Each transaction is requested from the wallet once. Fails with `SwapPriceMoved`, without sending the
 * swap, if it would by then give less than the quote's minimum. The progress is in the state of the room `swap`.
 * docs/spec/onchain.md#swap-transaction-call.
 */
export const performSwap = Effect.fn("swap.perform")(function* (
  quote: SwapQuote,
  { approving = () => Effect.void, unlimited }: SwapSteps = {}
) {
  const swaps = yield* Swaps
  const wallet = yield* WalletRequests
  const receipts = yield* Receipts
  const store = yield* Store
  const { network } = splitAccountId(quote.account)
  const telling =
    (during: "approval" | "swap") =>
    <A, E extends LatchkeyError, R>(part: Effect.Effect<A, E, R>) =>
      Effect.tapError(part, (error) => store.dispatch({ _tag: "SwapFailed", during, error: toFailureData(error) }))

  const approved = Effect.fnUntraced(function* (approval: SwapApproval) {
    const { allows, amountUnits, request, spender } = approval
    yield* approving(approval)
    yield* store.dispatch({ _tag: "SwapApproving" })
    const hash = yield* wallet.sendTransaction(quote.account, request)
    yield* receipts.mined(network, hash)
    return { hash, allows, amountUnits, spender }
  })

  const approvals: Array<ApprovedFor> = []
  let { approval, transaction } = yield* telling("approval")(swaps.prepare(quote, { unlimited }))
  while (approval !== null) {
    yield* telling("approval")(checkApprovalCount(approvals.length))
    approvals.push(yield* telling("approval")(approved(approval)))
    const next = yield* telling("approval")(swaps.prepare(quote, { unlimited }))
    approval = next.approval
    transaction = next.transaction
  }

  const receipt = yield* telling("swap")(
    Effect.gen(function* () {
      yield* store.dispatch({ _tag: "SwapSending" })
      const now = (yield* swaps.best(quote)) ?? 0n
      if (now < BigInt(quote.minimumUnits)) {
        return yield* new SwapPriceMoved({
          minimum: quote.minimum,
          now: formatUnits(now, quote.to.decimals),
          symbol: quote.to.symbol
        })
      }
      const hash = yield* wallet.sendTransaction(quote.account, yield* transaction)
      yield* store.dispatch({ _tag: "SwapSent", hash })
      return yield* receipts.mined(network, hash)
    })
  )
  yield* swaps.forgetAllowances
  const performed: PerformedSwap = { approvals, receipt }
  return performed
})
