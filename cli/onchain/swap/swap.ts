import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { significant } from "../../../core/foundation/text/significant.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { performSwap } from "../../../services/onchain/swap/performSwap.ts"
import { Swaps } from "../../../services/onchain/swap/Swaps.ts"
import { Receipts } from "../../../services/wallets/requests/Receipts.ts"
import { resolveAccount } from "../../chain/network/accountOf.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import { signerAtHand, signerOn } from "../../wallets/connection/walletAtHand.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { confirm, type ConfirmWords, wayToGoOn } from "../../wallets/requests/confirm.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { receiptReport, toldSent, type ToldTransaction } from "../../wallets/requests/receipt.ts"
import { Run } from "../../run/world.ts"
import {
  approvalData,
  type ApprovalTerms,
  approvalText,
  feeWords,
  quoted,
  quoteReport,
  swapServices,
  type SwapWords
} from "./quote.ts"

const [approvalName, swapName] = ["The approval", "The swap"]

/** An approval that was sent. */
interface SentApproval extends ApprovalTerms {
  readonly hash: string
}

/**
 * `swap`: quotes, approves if needed, and swaps, with the connected wallet. What an approval allows, and to whom, is said
 * before and after. Completes once the swap is in a block.
 */
export const swap = (words: SwapWords & ConfirmWords & { readonly unlimitedApproval?: boolean | undefined }) =>
  Effect.gen(function* () {
    const way = yield* wayToGoOn(words)
    const account = yield* signingAccount(words.account)
    const { network } = splitAccountId(account)
    const quote = yield* quoted({ ...words, account })
    const {
      aside,
      flags: { source },
      outbox
    } = yield* Run
    const store = yield* Store
    yield* store.listen((_, events) => {
      for (const { _tag } of events)
        if (_tag === "SwapApproving" || _tag === "SwapSending")
          outbox.name(_tag === "SwapSending" ? swapName : approvalName)
    })
    const { data } = yield* quoteReport(quote)
    const on = networkText(store.now().chain.networks, network)
    const unlimited = words.unlimitedApproval === true
    const stopped = yield* confirm(way, plan(quote, unlimited, data))
    if (stopped !== undefined) return stopped
    const reportOf = (approvals: ReadonlyArray<SentApproval>, swapped: ToldTransaction): Report => ({
      data: {
        network,
        quote: data,
        approvals: approvals.map(({ hash, ...terms }) => ({ hash, ...approvalData(terms, quote.from) })),
        transaction: swapped.data
      },
      lines: pairs([
        ["Network", on],
        ["You paid", `${quote.amount} ${quote.from.symbol}`],
        ["Quoted", `${significant(quote.received)} ${quote.to.symbol}, at least ${significant(quote.minimum)}`],
        ...approvals.flatMap(
          (one): ReadonlyArray<readonly [string, string]> => [
            ["Approval", one.hash],
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
            toldSent(swapped.hash, network, store.now(), source._tag)
          )
    })
    const { approvals, receipt } = yield* performSwap(quote, {
      unlimited,
      approving: (approval) =>
        Effect.sync(() => {
          approving.push(approval)
          if (source._tag !== "fixtures") aside([`To be approved on ${on}: ${approvalText(approval, quote.from)}`])
        })
    })
    return reportOf(approvals, receiptReport(receipt, network, yield* store.state, source._tag))
  }).pipe(Effect.scoped, provideWorld(Layer.mergeAll(swapServices, walletLayer, Receipts.layer)))

/** The account of the wallet that signs; one that is named must be the connected one. */
const signingAccount = Effect.fnUntraced(function* (named: string | undefined) {
  if (named === undefined) {
    const {
      accounts: [{ address }],
      network
    } = yield* signerAtHand
    return accountId(network, address)
  }
  const account = yield* resolveAccount(named)
  const { address, network } = splitAccountId(account)
  const { accounts } = yield* signerOn(splitNetworkId(network).namespace, network)
  const [{ address: connected }] = accounts
  if (!sameId(address, connected))
    return yield* usageError(
      `--account is ${address}, but ${connected} is connected, and its wallet signs.`,
      "Leave --account out, or connect that account."
    )
  return account
})

/** What a swap is about to do, with the approval that comes first. */
const plan = (quote: SwapQuote, unlimited: boolean, data: unknown) =>
  Effect.gen(function* () {
    const { chain } = yield* (yield* Store).state
    const { address, network } = splitAccountId(quote.account)
    const { approval } = yield* (yield* Swaps).prepare(quote, { unlimited })
    return {
      data: { network, quote: data, approval: approval === null ? null : approvalData(approval, quote.from) },
      lines: [
        ["Network", networkText(chain.networks, network)],
        ["From", address],
        ["You pay", `${quote.amount} ${quote.from.symbol}`],
        ["You get", `${significant(quote.received)} ${quote.to.symbol}`],
        ["At least", `${significant(quote.minimum)} ${quote.to.symbol}, with ${quote.slippage} % slippage`],
        ["Network fee", feeWords(quote, chain.networks)],
        ["Approval", approval === null ? "not needed" : approvalText(approval, quote.from)]
      ] as const
    }
  })
