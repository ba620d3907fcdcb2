import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { significant } from "../../../core/foundation/text/significant.ts"
import type { ApprovalChoice } from "../../../core/onchain/swap/checkBuilt.ts"
import { isWarningName, type WarningName, warningNames } from "../../../core/onchain/money/warning.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { performSwap } from "../../../services/onchain/swap/performSwap.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { choiceError, usageError } from "../../foundation/errors/usage.ts"
import { currentSigner, signerOn } from "../../wallets/connection/walletAtHand.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { confirm, type ConfirmWords, wayToGoOn } from "../../wallets/requests/confirm.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { receiptReport, pendingReport, type TransactionReport } from "../../wallets/requests/receipt.ts"
import { Run } from "../../run/world.ts"
import {
  approvalData,
  type ApprovalTerms,
  approvalText,
  loadQuote,
  quoteReport,
  swapServices,
  type SwapWords
} from "./quote.ts"
import { type Moved, movedOf } from "../receipt/moved.ts"
import { gotIn, knownBy, paidIn, swapChanges } from "./swapMoved.ts"
import { capFee } from "../plan/sendFee.ts"
import type { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { swapPlan } from "./swapPlan.ts"

const [approvalName, swapName] = ["The approval", "The swap"]

/** An approval that was sent; without a hash it was part of the swap's batch. */
interface SentApproval extends ApprovalTerms {
  readonly hash: string | null
}

/** The options of `swap` in addition to those of a quote. */
export interface PerformWords {
  /** Defaults to `exact`. */
  readonly approve?: string | undefined
  /** If false, never sends one batch. */
  readonly batch?: boolean | undefined
  readonly uncheckedMinimum?: boolean | undefined
  readonly accept?: ReadonlyArray<string> | undefined
  /** If false, returns once the swap is sent. */
  readonly wait?: boolean | undefined
}

/**
 * `swap`: quotes, approves if needed, and swaps, with the connected wallet. Prints the spender and amount of an
 * approval before and after. Completes once the swap is in a block, or with `--no-wait` once it is sent.
 */
export const swap = (words: SwapWords & ConfirmWords & PerformWords) =>
  Effect.gen(function* () {
    const approval = yield* readApproval(words)
    const way = yield* wayToGoOn(words)
    const account = yield* signingAccount(words.account, way === "dry-run")
    const { network } = splitAccountId(account)
    const quote = yield* loadQuote({ ...words, account })
    const {
      aside,
      flags: { source },
      outbox
    } = yield* Run
    const store = yield* Store
    yield* store.subscribe((_, events) => {
      for (const { _tag } of events)
        if (_tag === "SwapApproving" || _tag === "SwapSending")
          outbox.name(_tag === "SwapSending" ? swapName : approvalName)
    })
    const { data } = yield* quoteReport(quote)
    const on = networkText(store.getState().chain.networks, network)
    /** The unused part of the fee that was shown. */
    let remaining: bigint | undefined
    const planned = Effect.map(swapPlan(quote, approval, data, words.batch !== false), ({ gasMost, plan }) => {
      remaining = gasMost
      return plan
    })
    const stopped = yield* confirm(way, "Swap", planned)
    if (stopped !== undefined) return stopped
    const accept = yield* readAccepted(words)
    const reportOf = (
      approvals: ReadonlyArray<SentApproval>,
      swapped: TransactionReport,
      moved: ReadonlyArray<Moved> | null = null
    ): Report => ({
      data: {
        network,
        quote: data,
        approvals: approvals.map(({ hash, ...terms }) => ({ hash, ...approvalData(terms, quote.from) })),
        transaction: swapped.data,
        changes: moved
      },
      lines: pairs([
        ["Network", on],
        ["You paid", paidIn(moved ?? []) ?? `${quote.amount} ${quote.from.symbol}`],
        ...gotIn(moved ?? []).map((got, i) => [i === 0 ? "You got" : "", got] as const),
        ["Quoted", `${significant(quote.received)} ${quote.to.symbol}, at least ${significant(quote.minimum)}`],
        ...approvals.flatMap(
          (one): ReadonlyArray<readonly [string, string]> => [
            ["Approval", one.hash ?? "in the same batch"],
            ["", approvalText(one, quote.from)]
          ]
        ),
        ...swapped.lines
      ])
    })
    const approving: Array<ApprovalTerms> = []
    outbox.reportAs((all) => {
      const taken = all.flatMap(({ hash, standing, what }) =>
        hash === undefined || standing !== "taken" ? [] : [{ hash, what }]
      )
      const swapped = taken.find(({ what }) => what === swapName)
      return swapped === undefined
        ? undefined
        : reportOf(
            taken
              .filter(({ what }) => what === approvalName)
              .flatMap(({ hash }, i) => {
                const terms = approving[i]
                return terms === undefined ? [] : [{ hash, ...terms }]
              }),
            pendingReport(swapped.hash, network, store.getState(), source._tag)
          )
    })
    const context = yield* Effect.context<Rpc | Run | Store>()
    const { approvals, batchId, hash } = yield* performSwap(quote, {
      withFeeCap: (one) =>
        Effect.map(Effect.provide(capFee(network, one, remaining), context), ({ gasMost, request }) => {
          if (remaining !== undefined) remaining -= gasMost ?? 0n
          return request
        }),
      approval,
      batch: words.batch === false ? "never" : "auto",
      // A person who saw the loss and confirmed has accepted it.
      accept: way === "ask" ? [...accept, "high-impact"] : accept,
      approving: (one) =>
        Effect.sync(() => {
          approving.push(one)
          if (source._tag !== "fixtures") aside([`Approving on ${on}: ${approvalText(one, quote.from)}`])
        })
    })
    if (words.wait === false)
      return reportOf(approvals, pendingReport(hash ?? batchId ?? "", network, yield* store.state, source._tag))
    const mined = batchId === undefined ? hash : (yield* (yield* CallBatches).done(account, batchId)).hashes.at(-1)
    if (mined === undefined)
      return reportOf(approvals, pendingReport(batchId ?? "", network, yield* store.state, source._tag))
    const receipt = yield* (yield* Receipts).mined(network, mined)
    const changes = yield* swapChanges(quote.account, batchId === undefined ? { hash: mined } : { batchId })
    const after = yield* store.state
    const moved = changes === undefined ? null : movedOf(changes, network, after.chain.networks, knownBy(quote))
    return reportOf(approvals, receiptReport(receipt, network, after, source._tag), moved)
  }).pipe(
    Effect.scoped,
    provideWorld(Layer.mergeAll(swapServices, Layer.provideMerge(CallBatches.layer, walletLayer), Receipts.layer))
  )

const readApproval = ({ approve = "exact" }: PerformWords) =>
  approve === "exact" || approve === "all"
    ? Effect.succeed<ApprovalChoice>(approve)
    : choiceError("--approve", approve, ["exact", "all"])

/** Returns the accepted warnings by name. */
const readAccepted = ({ accept = [], uncheckedMinimum = false }: PerformWords) =>
  Effect.map(
    Effect.forEach(accept, (name) =>
      isWarningName(name) ? Effect.succeed(name) : choiceError("--accept", name, warningNames)
    ),
    (known): ReadonlyArray<WarningName> => [...known, ...(uncheckedMinimum ? (["unproven-minimum"] as const) : [])]
  )

/** Returns the account of the wallet that signs; the account of `--account` must be the connected one. */
const signingAccount = Effect.fnUntraced(function* (accountText: string | undefined, dryRun: boolean) {
  if (accountText === undefined) {
    const {
      accounts: [{ address }],
      network
    } = yield* currentSigner({ dryRun })
    return accountId(network, address)
  }
  const account = yield* resolveAccount(accountText)
  const { address, network } = splitAccountId(account)
  const { accounts } = yield* signerOn(splitNetworkId(network).namespace, { network, dryRun })
  const [{ address: connected }] = accounts
  if (!sameId(address, connected))
    return yield* usageError(
      `--account is ${address}, but the connected account is ${connected}, whose wallet would sign.`,
      "Omit --account, or connect that account."
    )
  return account
})
