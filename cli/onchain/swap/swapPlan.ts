import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { shortenToSignificant, roundUpToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import type { WarningName } from "../../../core/onchain/money/warning.ts"
import type { ApprovalChoice } from "../../../core/onchain/swap/checkBuilt.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { isImpactHigh } from "../../../core/onchain/swap/minimum.ts"
import { createTransactionStep, type TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { buildSwap } from "../../../services/onchain/swap/buildSwap.ts"
import { Swaps } from "../../../services/onchain/swap/Swaps.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import type { Plan } from "../../wallets/requests/confirm.ts"
import { swapWords, toWordData, formatWords } from "../plan/planWords.ts"
import { capAfter, type CappedRequest, requireFeeCap } from "../plan/sendFee.ts"
import { formatFeeLines, findPayer, toPayerData } from "../plan/sponsor.ts"
import { getApprovalData, formatApproval, formatFeeWords, formatImpactWords } from "./quote.ts"

/**
 * Returns the plan of a swap: its approvals, and the call as the service builds it now, simulated; it is built again
 * after confirmation. The wallet is only asked for its capabilities, if a paymaster service was named. `gasMost`: the
 * upper limit for the gas of all transactions, which is shown; undefined if the wallet sets its fees.
 */
export const swapPlan = (quote: SwapQuote, approval: ApprovalChoice, data: unknown, mayBatch: boolean) =>
  Effect.gen(function* () {
    const { chain } = yield* (yield* Store).state
    const { account, from, to } = quote
    const { address, network } = splitAccountId(account)
    const coin = findNetwork(chain.networks, network).nativeCurrency
    const { approvals } = yield* (yield* Swaps).prepare(quote, { approval })
    const { isProven, request } = yield* buildSwap(quote, approvals)
    const approvalRequests = approvals.map((terms) => terms.request)
    const payer = yield* findPayer(
      account,
      [...approvalRequests, request].map(({ data, to, value }) => ({ data, to, value }))
    )
    const capped = yield* capAll(network, approvalRequests, request)
    const requests = capped.map((item) => createTransactionStep(account, item.request))
    const words = yield* swapWords(account, createTransactionStep(account, request), [from, to])
    const warnings: ReadonlyArray<WarningName> = [
      ...(isImpactHigh(quote) ? (["high-impact"] as const) : []),
      ...(isProven ? [] : (["unproven-minimum"] as const))
    ]
    const last = approvals.at(-1)
    const plan: Plan = {
      data: {
        network,
        quote: data,
        approval: last === undefined ? null : getApprovalData(last, from),
        ...toPayerData(payer),
        words: toWordData(words),
        warnings,
        builtAnew: true
      },
      requests,
      note: [
        "The swap is built again after you confirm. Its call may differ, but returns at least the minimum.",
        ...(payer?.sponsorship === "paid"
          ? ["The wallet is asked by wallet_sendCalls, with the paymaster service as a required capability."]
          : []),
        ...(mayBatch && last !== undefined ? ["A wallet that supports batches is asked for everything at once."] : [])
      ].join(" "),
      lines: [
        ["Network", formatNetwork(chain.networks, network)],
        ["From", address],
        ["You pay", `${quote.amount} ${from.symbol}`],
        ["You get", `${shortenToSignificant(quote.received)} ${to.symbol}`],
        ["At least", `${quote.minimum} ${to.symbol}, with ${quote.slippage} % slippage`],
        ["Price impact", formatImpactWords(quote)],
        ...formatFeeLines(payer, [
          ["Network fee", formatFeeWords(quote, chain.networks)],
          ...formatHighestFee(capped, coin)
        ]),
        ...(last === undefined
          ? [["Approval", "not needed"] as const]
          : approvals.map((terms, i) => [i === 0 ? "Approval" : "", formatApproval(terms, from)] as const)),
        ...formatWords(words, "In words"),
        ...(isProven ? [["Checked", "the call returns at least the minimum to this account"] as const] : []),
        ...warnings.map((warning) => ["Warning", warning] as const)
      ]
    }
    return { plan, payer, gasMost: computeSum(capped.map(({ gasMost }) => gasMost)) }
  })

/** Caps the fees of approvals and of the swap after them. */
const capAll = Effect.fnUntraced(function* (
  network: NetworkId,
  approvals: ReadonlyArray<TransactionRequest>,
  request: TransactionRequest
) {
  const approving = yield* Effect.forEach(approvals, (approval) => requireFeeCap(network, approval))
  // Until its approval is in a block, a swap can only be simulated after the approval.
  const needsApproval = request.gas === undefined && approvals.length > 0
  return [
    ...approving,
    needsApproval ? yield* capAfter(network, approvals, request) : yield* requireFeeCap(network, request)
  ]
})

/** Returns the highest total fee of a swap's transactions; empty if the wallet sets its fees. */
const formatHighestFee = (
  capped: ReadonlyArray<CappedRequest>,
  { decimals, symbol }: Network["nativeCurrency"]
): Plan["lines"] => {
  const maximum = computeSum(capped.map((item) => item.most))
  const approvals = capped.length > 1 ? ", with the approval" : ""
  const data = capped.some(({ hasDataFee }) => hasDataFee) ? " and the network’s data fee" : ""
  return maximum === undefined
    ? []
    : [["", `at most ${roundUpToSignificant(formatUnits(maximum, decimals))} ${symbol}${data}${approvals}`]]
}

/** Adds amounts; undefined if one of them is undefined. */
const computeSum = (all: ReadonlyArray<bigint | undefined>): bigint | undefined =>
  all.reduce((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0n)
