import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
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
import type { RpcFailure } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { sendPaid } from "../../wallets/requests/sendPaid.ts"
import { Sponsors } from "../../wallets/requests/Sponsors.ts"
import { type WalletRequester, WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Receipts } from "../receipt/Receipts.ts"
import { buildSwap, type BuiltRequest } from "./buildSwap.ts"
import { Swaps } from "./Swaps.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** An approval that was sent for a swap: a transaction in a block, or part of the swap's batch without a hash. */
export interface SentApproval extends Pick<SwapApproval, "allows" | "amountUnits" | "spender"> {
  readonly hash: string | null
}

/** The transactions of a swap: its approvals in order, and the swap itself, or the batch that contains all. */
export interface SentSwap {
  readonly approvals: ReadonlyArray<SentApproval>
  readonly hash?: string | undefined
  /** The id of the batch, in place of the hash, if approvals and swap were sent as one. */
  readonly batchId?: string | undefined
}

/** Options for performing a swap. */
export interface SwapSteps extends ApprovalLimit {
  /** `auto` by default. */
  readonly batch?: BatchChoice | undefined
  /** The accepted warnings. */
  readonly accept?: ReadonlyArray<WarningName> | undefined
  /** True if the review showed that the host pays the fee. By default, this is looked up again. */
  readonly isPaid?: boolean | undefined
  /** Requests bound to one connector (`WalletRequests.through`); any connector's by default. */
  readonly asking?: WalletRequester | undefined
  /** Adds the fee cap with which the wallet is asked to a request; returns it unchanged by default. */
  readonly withFeeCap?:
    | ((request: TransactionRequest) => Effect.Effect<TransactionRequest, SwapFeeRose | RpcFailure>)
    | undefined
  /** Called before the wallet is asked for an approval. */
  readonly approving?: ((approval: SwapApproval) => Effect.Effect<void>) | undefined
}

/** An approval to request, and its position among those that a swap needs. */
interface ApprovalRequest
  extends Pick<SwapApproval, "amountUnits" | "request" | "spender">,
    Pick<SwapSteps, "withFeeCap"> {
  readonly nth: number
  readonly count: number
}

type SwapReport = (event: SwapEvent) => Effect.Effect<void>

/**
 * Reports the progress of one swap in the state of the room `swap`, which has at most one. Starts the swap there unless
 * another is running. Stops reporting once the room has left the swap or started another.
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

/** A wallet that sends transactions: plain ones, or batches whose fee the host pays. */
export interface SendingWallet {
  readonly sendTransaction: (
    ...request: Parameters<WalletRequester["sendTransaction"]>
  ) => ReturnType<WalletRequester["sendTransaction"]> | ReturnType<typeof sendPaid>
}

/** Asks a wallet for an approval, and waits until it is in a block. Reports both. Returns the hash. */
export const askForApproval = Effect.fnUntraced(function* (
  wallet: SendingWallet,
  { account }: SwapQuote,
  report: SwapReport,
  { amountUnits, nth, count, request, spender, withFeeCap = Effect.succeed }: ApprovalRequest
) {
  const receipts = yield* Receipts
  yield* report({ _tag: "SwapApproving", spender, amountUnits, nth, of: count })
  const hash = yield* wallet.sendTransaction(account, yield* withFeeCap(request), { kind: "approve" })
  yield* receipts.mined(splitAccountId(account).network, hash)
  yield* report({ _tag: "SwapApproved", hash, spender, amountUnits })
  return hash
})

/**
 * Performs a quoted swap until its wallet has sent it. Before a wallet is asked, builds the swap and proves that it
 * returns the minimum of the quote. If the wallet supports batches, the approvals are part of the same batch.
 * Otherwise, each approval is sent and waited for until it is in a block; then the swap is built and proven again. The
 * service receives the slippage that remains between the current price and the minimum. Fails with `SwapPriceMoved` if
 * no slippage remains, with `SwapMisprepared` or `SwapWouldFail` if the built transaction differs, and with
 * `SwapUnproven` or `SwapImpactHigh` if that was not accepted; everything that was sent is reported. The progress is in
 * the state of the room `swap`. docs/spec/onchain.md#swap-minimum.
 */
export const performSwap = traced("swap.perform")(function* (quote: SwapQuote, steps: SwapSteps = {}) {
  const { accept = [], approval, asking, batch = "auto" } = steps
  const swaps = yield* Swaps
  const sponsors = Option.getOrUndefined(yield* Effect.serviceOption(Sponsors))
  const start: RunningSwap = {
    quote,
    accept,
    approving: steps.approving ?? (() => Effect.void),
    asking,
    withFeeCap: steps.withFeeCap ?? Effect.succeed,
    wallet: asking ?? (yield* WalletRequests),
    batches: yield* CallBatches,
    report: yield* reportSwap(yield* Store, quote)
  }
  const reportFailure = <A, E extends LatchkeyError, R>(
    during: "approval" | "batch" | "swap",
    part: Effect.Effect<A, E, R>
  ) => Effect.tapError(part, (error) => start.report({ _tag: "SwapFailed", during, error: toFailureData(error) }))
  const work = Effect.gen(function* () {
    yield* reportFailure("swap", requireImpact(quote, accept))
    const { approvals } = yield* reportFailure("approval", swaps.prepare(quote, { approval }))
    const first = yield* reportFailure("swap", buildProven(start, approvals))
    const running = yield* reportFailure("swap", withPayer(start, sponsors, toCalls(approvals, first), steps.isPaid))
    if (approvals.length === 0) return yield* reportFailure("swap", sendAfterApprovals(running, [], first))
    if (yield* reportFailure("batch", mayBatch(running, batch)))
      return yield* reportFailure("batch", sendAsBatch(running, approvals, first))
    const done = yield* Effect.forEach(approvals, (item, index) =>
      reportFailure("approval", sendApproval(running, item, index + 1, approvals.length))
    )
    const last = Effect.flatMap(buildProven(running, []), (built) => sendAfterApprovals(running, done, built))
    return yield* reportFailure("swap", last)
  })
  const sent: SentSwap = yield* Effect.ensuring(work, swaps.forgetAllowances)
  return sent
})

/** A swap that is being performed: its quote, its options with their defaults, and its wallet. */
interface RunningSwap extends Pick<SwapSteps, "asking"> {
  readonly accept: NonNullable<SwapSteps["accept"]>
  readonly approving: NonNullable<SwapSteps["approving"]>
  readonly withFeeCap: NonNullable<SwapSteps["withFeeCap"]>
  readonly quote: SwapQuote
  readonly wallet: SendingWallet
  readonly batches: CallBatches["Type"]
  /** Sends the batches whose fee the host pays; undefined if the account pays. */
  readonly paying?: Sponsors["Type"] | undefined
  readonly report: SwapReport
}

const toCalls = (approvals: ReadonlyArray<SwapApproval>, { request }: BuiltRequest) =>
  [...approvals.map((item) => item.request), request].map(({ data, to, value }) => ({ data, to, value }))

/**
 * Returns a swap with the payer of its fees, which is the shown one: fails with `SponsorRefused` if the host was shown as
 * payer and does not pay.
 */
const withPayer = Effect.fnUntraced(function* (
  running: RunningSwap,
  sponsors: Sponsors["Type"] | undefined,
  calls: ReturnType<typeof toCalls>,
  isPaid: boolean | undefined
) {
  const { asking, batches, quote } = running
  if (sponsors === undefined || isPaid === false) return running
  if (isPaid === true) yield* sponsors.require(quote.account, calls)
  else if ((yield* sponsors.check(quote.account, calls)) !== "paid") return running
  const wallet = asking ?? (yield* WalletRequests)
  const paid: RunningSwap = {
    ...running,
    paying: sponsors,
    wallet: {
      sendTransaction: (account, request, purpose) =>
        sendPaid({ batches, sponsors }, account, request, { ...purpose, asking: wallet }, true)
    }
  }
  return paid
})

/** Builds the swap at the current price. An unproven swap must have been accepted. */
const buildProven = Effect.fnUntraced(function* (
  { accept, quote }: RunningSwap,
  approvals: ReadonlyArray<SwapApproval>
) {
  const { isProven, ...built } = yield* buildSwap(quote, approvals)
  yield* requireProof(isProven, accept)
  return built
})

/** Returns whether the wallet takes approvals and swap as one batch. A wallet that does not answer counts as unable. */
const mayBatch = ({ batches, quote }: RunningSwap, batch: BatchChoice) =>
  batch === "never"
    ? Effect.succeed(false)
    : Effect.timeoutTo(batches.support(quote.account), {
        duration: millis.rpc,
        onTimeout: () => false,
        onSuccess: (support) => support === "supported" || (support === "ready" && batch === "upgrade")
      })

/** Asks for one approval, and waits until it is in a block. */
const sendApproval = Effect.fnUntraced(function* (
  { approving, quote, report, wallet, withFeeCap }: RunningSwap,
  item: SwapApproval,
  nth: number,
  count: number
) {
  const { allows, amountUnits, spender } = item
  yield* approving(item)
  const hash = yield* askForApproval(wallet, quote, report, { ...item, nth, count, withFeeCap })
  return { hash, allows, amountUnits, spender }
})

/** Sends the approvals and the swap as one batch. */
const sendAsBatch = Effect.fnUntraced(function* (
  running: RunningSwap,
  approvals: ReadonlyArray<SwapApproval>,
  built: BuiltRequest
) {
  const { approving, asking, batches, paying, quote, report } = running
  yield* Effect.forEach(approvals, approving)
  yield* report({ _tag: "SwapSending", isBatch: true })
  const calls = toCalls(approvals, built)
  const batch = { atomic: calls.length > 1, calls }
  const purpose = { asking, kind: "swap", goodUntil: built.goodUntil } as const
  const batchId = yield* (paying ?? batches).send(quote.account, batch, purpose)
  yield* report({ _tag: "SwapSent", batchId })
  return {
    approvals: approvals.map(({ allows, amountUnits, spender }) => ({ hash: null, allows, amountUnits, spender })),
    batchId
  }
})

/** Sends the swap after its approvals. A built swap that has expired meanwhile is built again. */
const sendAfterApprovals = Effect.fnUntraced(function* (
  running: RunningSwap,
  approvals: ReadonlyArray<SentApproval>,
  built: BuiltRequest
) {
  const { quote, report, wallet, withFeeCap } = running
  const send = Effect.fnUntraced(function* ({ goodUntil, request }: BuiltRequest) {
    return yield* wallet.sendTransaction(quote.account, yield* withFeeCap(request), { kind: "swap", goodUntil })
  })
  if (running.paying !== undefined) {
    const sendBuilt = (last: BuiltRequest) => sendAsBatch(running, [], last)
    const { batchId } = yield* Effect.catchTag(sendBuilt(built), "IntentExpired", () =>
      Effect.flatMap(buildProven(running, []), sendBuilt)
    )
    return { approvals, batchId }
  }
  yield* report({ _tag: "SwapSending", isBatch: false })
  const hash = yield* Effect.catchTag(send(built), "IntentExpired", () =>
    Effect.flatMap(buildProven(running, []), send)
  )
  yield* report({ _tag: "SwapSent", hash })
  return { approvals, hash }
})
