import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { shortenToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import type { ApprovalChoice } from "../../../core/onchain/swap/checkBuilt.ts"
import { isWarningName, type WarningName, warningNames } from "../../../core/onchain/money/warning.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { performSwap, type SwapSteps } from "../../../services/onchain/swap/performSwap.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { createChoiceError, createUsageError } from "../../foundation/errors/usage.ts"
import { getCurrentSigner, getSignerOn } from "../../wallets/connection/currentSigner.ts"
import { confirm, type ConfirmWords, chooseContinuation } from "../../wallets/requests/confirm.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { createReceiptReport, createPendingReport, type TransactionReport } from "../../wallets/requests/receipt.ts"
import type { Outbox } from "../../run/outbox.ts"
import { Run } from "../../run/world.ts"
import {
  getApprovalData,
  type ApprovalTerms,
  formatApproval,
  loadQuote,
  quoteReport,
  swapServices,
  type SwapWords
} from "./quote.ts"
import { type Moved, getMoved } from "../receipt/moved.ts"
import { findReceived, createKnownTokens, findPaid, swapChanges } from "./swapMoved.ts"
import { isSignedHere, requireFeeCap } from "../plan/sendFee.ts"
import {
  isSponsorNamed,
  type Payer,
  toPayerData,
  makeSponsoredWallet,
  type SponsorWords,
  withPayer
} from "../plan/sponsor.ts"
import type { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { swapPlan } from "./swapPlan.ts"

const [approvalName, swapName] = ["The approval", "The swap"]

/** An approval that was sent; without a hash it was part of the swap's batch. */
interface SentApproval extends ApprovalTerms {
  readonly hash: string | null
}

/** The options of `swap` in addition to those of a quote. */
export interface PerformWords extends SponsorWords {
  /** Defaults to `exact`. */
  readonly approve?: string | undefined
  /** If false, never sends one batch. */
  readonly batch?: boolean | undefined
  readonly uncheckedMinimum?: boolean | undefined
  readonly accept?: ReadonlyArray<string> | undefined
  /** If false, returns once the swap is sent. */
  readonly wait?: boolean | undefined
}

/** Returns the report of a swap and its approvals, with the amounts that it moved if they are known. */
type ToReport = (
  approvals: ReadonlyArray<SentApproval>,
  swapped: TransactionReport,
  moved?: ReadonlyArray<Moved> | null
) => Report

const getReports =
  (quote: SwapQuote, data: object, networkName: string): ToReport =>
  (approvals, swapped, moved = null) => ({
    data: {
      network: splitAccountId(quote.account).network,
      ...data,
      approvals: approvals.map(({ hash, ...terms }) => ({ hash, ...getApprovalData(terms, quote.from) })),
      transaction: swapped.data,
      changes: moved
    },
    lines: formatPairs([
      ["Network", networkName],
      ["You paid", findPaid(moved ?? []) ?? `${quote.amount} ${quote.from.symbol}`],
      ...findReceived(moved ?? []).map((amount, i) => [i === 0 ? "You got" : "", amount] as const),
      [
        "Quoted",
        `${shortenToSignificant(quote.received)} ${quote.to.symbol}, at least ${shortenToSignificant(quote.minimum)}`
      ],
      ...approvals.flatMap(
        (approval): ReadonlyArray<readonly [string, string]> => [
          ["Approval", approval.hash ?? "in the same batch"],
          ["", formatApproval(approval, quote.from)]
        ]
      ),
      ...swapped.lines
    ])
  })

/** Sets the names under which the outbox reports the requests of a swap. */
const nameRequests = Effect.gen(function* () {
  const { outbox } = yield* Run
  yield* (yield* Store).subscribe((_, events) => {
    for (const { _tag } of events)
      if (_tag === "SwapApproving" || _tag === "SwapSending")
        outbox.name(_tag === "SwapSending" ? swapName : approvalName)
  })
})

/** Returns the swap and the approvals that an outbox contains; undefined while the swap is not sent. */
const findSent = (all: ReturnType<Outbox["all"]>, terms: ReadonlyArray<ApprovalTerms>) => {
  const accepted = all.flatMap(({ hash, standing, what }) =>
    hash === undefined || standing !== "taken" ? [] : [{ hash, what }]
  )
  const swapped = accepted.find(({ what }) => what === swapName)
  const approvals = accepted
    .filter(({ what }) => what === approvalName)
    .flatMap(({ hash }, i) => {
      const own = terms[i]
      return own === undefined ? [] : [{ hash, ...own }]
    })
  return swapped === undefined ? undefined : { hash: swapped.hash, approvals }
}

/** Approves if needed, and sends the swap. `feeLimit`: the planned fee, which all transactions share. */
const sendSwap = Effect.fnUntraced(function* (
  quote: SwapQuote,
  toReport: ToReport,
  steps: Pick<SwapSteps, "accept" | "approval" | "batch" | "isPaid">,
  feeLimit: bigint | undefined
) {
  const {
    aside,
    flags: { source },
    outbox
  } = yield* Run
  const store = yield* Store
  const { network } = splitAccountId(quote.account)
  const networkName = formatNetwork(store.getState().chain.networks, network)
  const approving: Array<ApprovalTerms> = []
  outbox.reportAs((all) => {
    const sent = findSent(all, approving)
    return sent && toReport(sent.approvals, createPendingReport(sent.hash, network, store.getState(), source._tag))
  })
  const context = yield* Effect.context<Rpc | Run | Store>()
  let remaining = feeLimit
  return yield* performSwap(quote, {
    ...steps,
    withFeeCap: (transaction) =>
      Effect.map(Effect.provide(requireFeeCap(network, transaction, remaining), context), ({ gasMost, request }) => {
        if (remaining !== undefined) remaining -= gasMost ?? 0n
        return request
      }),
    approving: (terms) =>
      Effect.sync(() => {
        approving.push(terms)
        if (source._tag !== "fixtures") aside([`Approving on ${networkName}: ${formatApproval(terms, quote.from)}`])
      })
  })
})
type SentSwap = Effect.Effect.Success<ReturnType<typeof sendSwap>>

/** Waits until a swap is in a block, unless `isAwaited` is false, and returns its report. */
const reportSwap = Effect.fnUntraced(function* (
  quote: SwapQuote,
  { approvals, batchId, hash }: SentSwap,
  toReport: ToReport,
  isAwaited: boolean,
  payer: Payer | undefined
) {
  const { account } = quote
  const { network } = splitAccountId(account)
  const source = (yield* Run).flags.source._tag
  const { state } = yield* Store
  if (!isAwaited) return toReport(approvals, createPendingReport(hash ?? batchId ?? "", network, yield* state, source))
  const mined = batchId === undefined ? hash : (yield* (yield* CallBatches).done(account, batchId)).hashes.at(-1)
  if (mined === undefined) return toReport(approvals, createPendingReport(batchId ?? "", network, yield* state, source))
  const receipt = yield* (yield* Receipts).mined(network, mined)
  const changes = yield* swapChanges(account, batchId === undefined ? { hash: mined } : { batchId })
  const after = yield* state
  const moved =
    changes === undefined ? null : getMoved(changes, network, after.chain.networks, createKnownTokens(quote))
  return toReport(
    approvals,
    yield* withPayer(createReceiptReport(receipt, network, after, source), account, payer),
    moved
  )
})

/**
 * `swap`: quotes, approves if needed, and swaps, with the connected wallet. Prints the spender and amount of an
 * approval before and after. Completes once the swap is in a block, or with `--no-wait` once it is sent.
 */
export const swap = (words: SwapWords & ConfirmWords & PerformWords) =>
  Effect.gen(function* () {
    const approval = yield* readApproval(words)
    const way = yield* chooseContinuation(words)
    const account = yield* requireSigningAccount(words.account, way === "dry-run")
    const quote = yield* loadQuote({ ...words, account })
    yield* nameRequests
    const { data } = yield* quoteReport(quote)
    const planned = yield* Effect.cached(swapPlan(quote, approval, data, words.batch !== false))
    const stopped = yield* confirm(
      way,
      "Swap",
      Effect.map(planned, ({ plan }) => plan)
    )
    if (stopped !== undefined) return stopped
    // With --yes the plan is not shown, but its payer and its fee limit apply.
    const isPlanned = way === "ask" || (yield* isSponsorNamed) || (yield* isSignedHere)
    const { gasMost: feeLimit, payer } = isPlanned ? yield* planned : { gasMost: undefined, payer: undefined }
    const accept = yield* readAccepted(words)
    const { networks } = (yield* Store).getState().chain
    const toReport = getReports(
      quote,
      { ...toPayerData(payer), quote: data },
      formatNetwork(networks, splitAccountId(account).network)
    )
    const steps: Parameters<typeof sendSwap>[2] = {
      approval,
      batch: words.batch === false ? "never" : "auto",
      isPaid: payer && payer.sponsorship === "paid",
      // A person who saw the loss and confirmed has accepted it.
      accept: way === "ask" ? [...accept, "high-impact"] : accept
    }
    const sent = yield* sendSwap(quote, toReport, steps, feeLimit)
    return yield* reportSwap(quote, sent, toReport, words.wait !== false, payer)
  }).pipe(Effect.scoped, provideWorld(Layer.mergeAll(swapServices, makeSponsoredWallet(words), Receipts.layer)))

const readApproval = ({ approve = "exact" }: PerformWords) =>
  approve === "exact" || approve === "all"
    ? Effect.succeed<ApprovalChoice>(approve)
    : createChoiceError("--approve", approve, ["exact", "all"])

/** Returns the accepted warnings by name. */
const readAccepted = ({ accept = [], uncheckedMinimum = false }: PerformWords) =>
  Effect.map(
    Effect.forEach(accept, (name) =>
      isWarningName(name) ? Effect.succeed(name) : createChoiceError("--accept", name, warningNames)
    ),
    (known): ReadonlyArray<WarningName> => [...known, ...(uncheckedMinimum ? (["unproven-minimum"] as const) : [])]
  )

/** Returns the account of the wallet that signs; the account of `--account` must be the connected one. */
const requireSigningAccount = Effect.fnUntraced(function* (accountText: string | undefined, dryRun: boolean) {
  if (accountText === undefined) {
    const {
      accounts: [{ address }],
      network
    } = yield* getCurrentSigner({ dryRun })
    return accountId(network, address)
  }
  const account = yield* resolveAccount(accountText)
  const { address, network } = splitAccountId(account)
  const { accounts } = yield* getSignerOn(splitNetworkId(network).namespace, { network, dryRun })
  const [{ address: connected }] = accounts
  if (!isSameId(address, connected))
    return yield* createUsageError(
      `--account is ${address}, but the connected account is ${connected}, whose wallet would sign.`,
      "Omit --account, or connect that account."
    )
  return account
})
