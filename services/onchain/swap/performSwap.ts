import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { ApprovalLimit, SwapApproval } from "../../../core/onchain/swap/checkBuilt.ts"
import type { WarningName } from "../../../core/onchain/money/warning.ts"
import type { BatchChoice, SwapEvent, SwapQuote } from "../../../core/onchain/swap/events.ts"
import { isUnderWay, swapStart } from "../../../core/onchain/swap/state.ts"
import type { SwapFeeRose } from "../../../core/onchain/swap/errors.ts"
import { requireImpact, requireProof } from "../../../core/onchain/swap/minimum.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { Store } from "../../foundation/store/Store.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { type AskingWallets, WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Receipts } from "../receipt/Receipts.ts"
import { buildSwap, type BuiltRequest } from "./buildSwap.ts"
import { Swaps } from "./Swaps.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** An approval sent for a swap: by itself, and then in a block, or in the swap's batch, without a hash of its own. */
export interface ApprovedFor extends Pick<SwapApproval, "allows" | "amountUnits" | "spender"> {
  readonly hash: string | null
}

/** What a swap sent: its approvals, in order, and its own transaction, or the batch that holds them all. */
export interface SentSwap {
  readonly approvals: ReadonlyArray<ApprovedFor>
  readonly hash?: string | undefined
  readonly batchId?: string | undefined
}

/** How a swap is performed. */
export interface SwapSteps extends ApprovalLimit {
  /** `auto` by default. */
  readonly batch?: BatchChoice | undefined
  /** The warnings that are accepted. */
  readonly accept?: ReadonlyArray<WarningName> | undefined
  /** Requests bound to one connector (`WalletRequests.through`); any connector's by default. */
  readonly asking?: AskingWallets | undefined
  /** Returns a request with the fee cap with which its wallet is asked; unchanged by default. */
  readonly withFeeCap?: ((request: TransactionRequest) => Effect.Effect<TransactionRequest, SwapFeeRose>) | undefined
  /** Called before each approval is asked for. */
  readonly approving?: ((approval: SwapApproval) => Effect.Effect<void>) | undefined
}

/** An approval to ask for, and its place among those that a swap needs. */
interface AskedApproval
  extends Pick<SwapApproval, "amountUnits" | "request" | "spender">,
    Pick<SwapSteps, "withFeeCap"> {
  readonly nth: number
  readonly of: number
}

type SwapReport = (event: SwapEvent) => Effect.Effect<void>

/**
 * Reports the progress of one swap in the state of the room `swap`, which holds one: begins it there unless another is
 * under way, and reports nothing once the room has left it or begun another.
 */
export const reportSwap = (store: Store["Type"], quote: SwapQuote): Effect.Effect<SwapReport> =>
  Effect.suspend(() => {
    const isShown = () => {
      const { swap } = store.getState()
      return swap === undefined || (swap.phase._tag !== "None" && swap.phase.quote === quote)
    }
    const report: SwapReport = (event) => Effect.suspend(() => (isShown() ? store.dispatch(event) : Effect.void))
    return Effect.as(
      isUnderWay(store.getState().swap ?? swapStart) ? Effect.void : store.dispatch({ _tag: "SwapProving", quote }),
      report
    )
  })

/**
 * Asks a wallet for an approval, and waits until it is in a block. Reports both. Returns the hash.
 */
export const askForApproval = Effect.fnUntraced(function* (
  wallet: AskingWallets,
  { account }: SwapQuote,
  report: SwapReport,
  { amountUnits, nth, of, request, spender, withFeeCap = Effect.succeed }: AskedApproval
) {
  const receipts = yield* Receipts
  yield* report({ _tag: "SwapApproving", spender, amountUnits, nth, of })
  const hash = yield* wallet.sendTransaction(account, yield* withFeeCap(request), { kind: "approve" })
  yield* receipts.mined(splitAccountId(account).network, hash)
  yield* report({ _tag: "SwapApproved", hash, spender, amountUnits })
  return hash
})

/**
 * Performs a quoted swap, until its wallet has sent it. It is built and proven to give the minimum of the quote before
 * anything is asked of a wallet; what it needs to be approved goes in the same batch where the wallet does that by
 * itself, else before it, each in a block, and then the swap is built and proven anew. The service is handed the
 * slippage that is left between what the swap gives by then and the minimum. Fails with `SwapPriceMoved` if nothing is
 * left, with `SwapMisprepared` or `SwapWouldFail` if what was built is something else, and with `SwapUnproven` or
 * `SwapImpactHigh` if that is not accepted: then nothing was sent that is not told. The progress is in the state of the
 * room `swap`. docs/spec/onchain.md#swap-minimum.
 */
export const performSwap = traced("swap.perform")(function* (
  quote: SwapQuote,
  {
    accept = [],
    approval,
    approving = () => Effect.void,
    asking,
    batch = "auto",
    withFeeCap = Effect.succeed
  }: SwapSteps = {}
) {
  const swaps = yield* Swaps
  const wallet = asking ?? (yield* WalletRequests)
  const batches = yield* CallBatches
  const report = yield* reportSwap(yield* Store, quote)
  const { account } = quote
  const telling =
    (during: "approval" | "batch" | "swap") =>
    <A, E extends LatchkeyError, R>(part: Effect.Effect<A, E, R>) =>
      Effect.tapError(part, (error) => report({ _tag: "SwapFailed", during, error: toFailureData(error) }))

  /** A wallet that does not say what it can do, cannot. */
  const supportOf = Effect.timeoutTo(batches.support(account), {
    duration: millis.rpc,
    onTimeout: () => "unsupported" as const,
    onSuccess: (support) => support
  })

  /** Builds the swap for what it gives now; what is not proven has to be accepted. */
  const build = Effect.fnUntraced(function* (approvals: ReadonlyArray<SwapApproval>) {
    const { isProven, ...built } = yield* buildSwap(quote, approvals)
    yield* requireProof(isProven, accept)
    return built
  })

  const approved = Effect.fnUntraced(function* (one: SwapApproval, nth: number, of: number) {
    const { allows, amountUnits, spender } = one
    yield* approving(one)
    const hash = yield* askForApproval(wallet, quote, report, { ...one, nth, of, withFeeCap })
    return { hash, allows, amountUnits, spender }
  })

  const together = Effect.fnUntraced(function* (
    approvals: ReadonlyArray<SwapApproval>,
    { goodUntil, request }: BuiltRequest
  ) {
    yield* Effect.forEach(approvals, approving)
    yield* report({ _tag: "SwapSending", isBatch: true })
    const calls = [...approvals.map((one) => one.request), request].map(({ data, to, value }) => ({ data, to, value }))
    const id = yield* batches.send(account, { atomic: true, calls }, { asking, kind: "swap", goodUntil })
    yield* report({ _tag: "SwapSent", batchId: id })
    return {
      approvals: approvals.map(({ allows, amountUnits, spender }) => ({ hash: null, allows, amountUnits, spender })),
      batchId: id
    }
  })

  const send = Effect.fnUntraced(function* ({ goodUntil, request: bare }: BuiltRequest) {
    return yield* wallet.sendTransaction(account, yield* withFeeCap(bare), { kind: "swap", goodUntil })
  })

  const alone = Effect.fnUntraced(function* (approvals: ReadonlyArray<ApprovedFor>, built: BuiltRequest) {
    yield* report({ _tag: "SwapSending", isBatch: false })
    const hash = yield* Effect.catchTag(send(built), "IntentExpired", () => Effect.flatMap(build([]), send))
    yield* report({ _tag: "SwapSent", hash })
    return { approvals, hash }
  })

  const performed = Effect.gen(function* () {
    yield* telling("swap")(requireImpact(quote, accept))
    const { approvals } = yield* telling("approval")(swaps.prepare(quote, { approval }))
    const first = yield* telling("swap")(build(approvals))
    if (approvals.length === 0) return yield* telling("swap")(alone([], first))
    const support = batch === "never" ? "unsupported" : yield* telling("batch")(supportOf)
    if (support === "supported" || (support === "ready" && batch === "upgrade"))
      return yield* telling("batch")(together(approvals, first))
    const done: Array<ApprovedFor> = []
    for (const [i, one] of approvals.entries())
      done.push(yield* telling("approval")(approved(one, i + 1, approvals.length)))
    return yield* telling("swap")(Effect.flatMap(build([]), (built) => alone(done, built)))
  })
  const sent: SentSwap = yield* Effect.ensuring(performed, swaps.forgetAllowances)
  return sent
})
