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
import { signerAtHand, signerOn } from "../../wallets/connection/walletAtHand.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { confirm, type ConfirmWords, wayToGoOn } from "../../wallets/requests/confirm.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { receiptReport, toldSent, type ToldTransaction } from "../../wallets/requests/receipt.ts"
import { Run } from "../../run/world.ts"
import {
  approvalData,
  type ApprovalTerms,
  approvalText,
  quoted,
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

/** An approval that was sent; without a hash of its own it went in the swap's batch. */
interface SentApproval extends ApprovalTerms {
  readonly hash: string | null
}

/** The arguments of `swap` beside those of a quote. */
export interface PerformWords {
  /** `exact` if absent. */
  readonly approve?: string | undefined
  /** False: never as one batch. */
  readonly batch?: boolean | undefined
  readonly uncheckedMinimum?: boolean | undefined
  readonly accept?: ReadonlyArray<string> | undefined
  /** False: ends once the swap is sent. */
  readonly wait?: boolean | undefined
}

/**
 * `swap`: quotes, approves if needed, and swaps, with the connected wallet. What an approval allows, and to whom, is said
 * before and after. Completes once the swap is in a block, with `--no-wait` once it is sent.
 */
export const swap = (words: SwapWords & ConfirmWords & PerformWords) =>
  Effect.gen(function* () {
    const approval = yield* approvalIn(words)
    const way = yield* wayToGoOn(words)
    const account = yield* signingAccount(words.account, way === "dry-run")
    const { network } = splitAccountId(account)
    const quote = yield* quoted({ ...words, account })
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
    /** The part of the shown fee that is not used yet. */
    let remaining: bigint | undefined
    const planned = Effect.map(swapPlan(quote, approval, data, words.batch !== false), ({ gasMost, plan }) => {
      remaining = gasMost
      return plan
    })
    const stopped = yield* confirm(way, "Swap", planned)
    if (stopped !== undefined) return stopped
    const accept = yield* acceptedIn(words)
    const reportOf = (
      approvals: ReadonlyArray<SentApproval>,
      swapped: ToldTransaction,
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
            toldSent(swapped.hash, network, store.getState(), source._tag)
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
      // A person who saw the loss and said yes has accepted it.
      accept: way === "ask" ? [...accept, "high-impact"] : accept,
      approving: (one) =>
        Effect.sync(() => {
          approving.push(one)
          if (source._tag !== "fixtures") aside([`To be approved on ${on}: ${approvalText(one, quote.from)}`])
        })
    })
    if (words.wait === false)
      return reportOf(approvals, toldSent(hash ?? batchId ?? "", network, yield* store.state, source._tag))
    const mined = batchId === undefined ? hash : (yield* (yield* CallBatches).done(account, batchId)).hashes.at(-1)
    if (mined === undefined)
      return reportOf(approvals, toldSent(batchId ?? "", network, yield* store.state, source._tag))
    const receipt = yield* (yield* Receipts).mined(network, mined)
    const changes = yield* swapChanges(quote.account, batchId === undefined ? { hash: mined } : { batchId })
    const after = yield* store.state
    const moved = changes === undefined ? null : movedOf(changes, network, after.chain.networks, knownBy(quote))
    return reportOf(approvals, receiptReport(receipt, network, after, source._tag), moved)
  }).pipe(
    Effect.scoped,
    provideWorld(Layer.mergeAll(swapServices, Layer.provideMerge(CallBatches.layer, walletLayer), Receipts.layer))
  )

const approvalIn = ({ approve = "exact" }: PerformWords) =>
  approve === "exact" || approve === "all"
    ? Effect.succeed<ApprovalChoice>(approve)
    : choiceError("--approve", approve, ["exact", "all"])

/** The warnings that are accepted by their names. */
const acceptedIn = ({ accept = [], uncheckedMinimum = false }: PerformWords) =>
  Effect.map(
    Effect.forEach(accept, (one) =>
      isWarningName(one) ? Effect.succeed(one) : choiceError("--accept", one, warningNames)
    ),
    (known): ReadonlyArray<WarningName> => [...known, ...(uncheckedMinimum ? (["unproven-minimum"] as const) : [])]
  )

/** The account of the wallet that signs; one that is named must be the connected one. */
const signingAccount = Effect.fnUntraced(function* (named: string | undefined, dryRun: boolean) {
  if (named === undefined) {
    const {
      accounts: [{ address }],
      network
    } = yield* signerAtHand({ dryRun })
    return accountId(network, address)
  }
  const account = yield* resolveAccount(named)
  const { address, network } = splitAccountId(account)
  const { accounts } = yield* signerOn(splitNetworkId(network).namespace, { network, dryRun })
  const [{ address: connected }] = accounts
  if (!sameId(address, connected))
    return yield* usageError(
      `--account is ${address}, but ${connected} is connected, and its wallet signs.`,
      "Leave --account out, or connect that account."
    )
  return account
})
