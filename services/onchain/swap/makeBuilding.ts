import * as Effect from "effect/Effect"
import type * as Context from "effect/Context"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { type ApprovalLimit, checkApproval, checkSwap } from "../../../core/onchain/swap/checkBuilt.ts"
import { ApprovalNotBuilt, SwapNotBuilt } from "../../../core/onchain/swap/errors.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { liquidityRefusal, requireSwaps } from "../../../core/onchain/swap/refusal.ts"
import type { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import type { Calls } from "../../foundation/http/Calls.ts"
import { keepNoEndpoint } from "../../foundation/http/keepNoEndpoint.ts"
import type { BuildChoice } from "./SwapService.ts"
import { buildApprove, buildTransaction, type Exchange } from "./calls.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The dependencies of `makeBuilding`. */
export interface BuildingParts {
  readonly calls: Context.Tag.Service<Calls>
  readonly chains: Context.Tag.Service<SupportedChains>
  readonly projectId: string
}

/** Builds a quoted swap and its approval. The service's transactions are verified before they are returned. */
export const makeBuilding = ({ calls, chains, projectId }: BuildingParts) => {
  /**
   * Fails unless the network is supported. The service builds only EVM transactions.
   * docs/spec/onchain.md#swap-transaction-call, docs/spec/onchain.md#swap-unsupported-networks.
   */
  const requireSupported = Effect.fnUntraced(function* ({ account }: SwapQuote) {
    const { network } = splitAccountId(account)
    yield* requireSwaps(network, network.startsWith("eip155:") && (yield* chains.has(network)))
  })

  const approval = traced("Swaps.approval")(function* (quote: SwapQuote, limit?: ApprovalLimit) {
    yield* requireSupported(quote)
    const { tx } = yield* Effect.mapError(
      calls.ask(buildApprove(getExchange(quote))),
      keepNoEndpoint((cause) => new ApprovalNotBuilt({ cause }))
    )
    return yield* checkApproval(getTrade(quote), tx, limit)
  })

  const buildSwapTransaction = traced("Swaps.transaction")(function* (
    quote: SwapQuote,
    { slippageHundredths, unestimated = false }: BuildChoice = {}
  ) {
    yield* requireSupported(quote)
    // A percentage, not an amount of money: the service expects a number.
    const slippage = slippageHundredths === undefined ? Number(quote.slippage) : Number(slippageHundredths) / 100
    const options = { projectId, slippage, disableEstimate: unestimated }
    const { tx } = yield* Effect.mapError(
      calls.ask(buildTransaction(getExchange(quote), options)),
      keepNoEndpoint(
        (cause) =>
          (cause._tag === "BadStatus" ? liquidityRefusal(cause.body) : undefined) ?? new SwapNotBuilt({ cause })
      )
    )
    return yield* checkSwap(getTrade(quote), tx)
  })

  return { approval, transaction: buildSwapTransaction }
}

const getExchange = ({ account, amountUnits, from, to }: SwapQuote): Exchange => ({
  userAddress: account,
  from: from.id,
  to: to.id,
  amount: amountUnits
})
const getTrade = ({ account, amountUnits, from }: SwapQuote) => ({
  account,
  from: from.id,
  amountUnits: BigInt(amountUnits)
})
