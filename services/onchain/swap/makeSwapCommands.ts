import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { isUnderWay, swapStart } from "../../../core/onchain/swap/state.ts"
import type { SwapCommands } from "../../../core/onchain/swap/SwapCommands.ts"
import { approve } from "../../../core/onchain/token/erc20.ts"
import { isCoin } from "../../../core/onchain/token/tokenId.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { follow } from "../../foundation/store/follow.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { type WalletRequester, WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { Receipts } from "../receipt/Receipts.ts"
import { askForApproval, performSwap, reportSwap, type SentSwap } from "./performSwap.ts"
import { Swaps } from "./Swaps.ts"

/** Asks the wallet to set a spender's allowance to zero, and waits until that is in a block. */
const takeBack = Effect.fnUntraced(function* (asking: WalletRequester, quote: SwapQuote, spender: string) {
  const report = yield* reportSwap(yield* Store, quote)
  const { address } = splitAccountId(quote.account)
  const revoked = Effect.gen(function* () {
    const request = { from: address, ...(yield* approve(splitAccountId(quote.from.id).address, spender, 0n)) }
    yield* askForApproval(asking, quote, report, { request, spender, amountUnits: "0", nth: 1, count: 1 })
    yield* (yield* Swaps).forgetAllowances
  })
  yield* Effect.matchEffect(revoked, {
    onSuccess: () => report({ _tag: "SwapPhaseLeft" }),
    onFailure: (failure) => report({ _tag: "SwapFailed", during: "approval", error: toFailureData(failure) })
  })
})

/** Returns the event that adds the expected amounts to the record of a sent swap. */
const toSummarized = ({ amount, from, received, to }: SwapQuote, sent: SentSwap) =>
  ({
    _tag: "SentSummarized",
    hash: sent.batchId ?? sent.hash ?? "",
    summary: {
      amount,
      symbol: from.symbol,
      token: isCoin(from.id) ? null : splitAccountId(from.id).address,
      gained: { amount: received, symbol: to.symbol }
    }
  }) as const

type SwapServices = CallBatches | Receipts | Rpc | Store | Swaps | WalletRequests

/** Creates the commands of the Swap views, which run in the current scope. docs/spec/onchain.md#swap-life. */
export const makeSwapCommands = Effect.gen(function* () {
  const store = yield* Store
  const wallet = yield* WalletRequests
  const run = yield* runInScope<SwapServices>()
  const working = yield* FiberHandle.make()
  // The next step of a swap is never sent to the wallet after its account has changed, even if that account returns.
  yield* follow(
    ({ swap }) => swap?.form.account,
    () => FiberHandle.clear(working)
  )

  /** Starts work on a quote with the active wallet, unless other work is running. */
  const start = (
    quote: SwapQuote,
    work: (asking: WalletRequester) => Effect.Effect<void, never, SwapServices>
  ): void => {
    const { chain, connection, swap = swapStart } = store.getState()
    const inUse = displayedConnection(connection, splitNetworkId(chain.active).namespace)
    if (inUse === undefined || isUnderWay(swap)) return
    store.plain.dispatch({ _tag: "SwapProving", quote })
    run(FiberHandle.run(working, work(wallet.through(inUse.connectorId))))
  }
  const commands: SwapCommands = {
    confirm: (quote, accept) =>
      start(quote, (asking) => {
        const { form, terms } = store.getState().swap ?? swapStart
        const { approval, batch } = form
        const shownTerms = latest(terms)
        const isPaid = shownTerms?.sponsorship === "paid"
        const sent = performSwap(quote, { accept, approval, batch, asking, isPaid }).pipe(
          // The next review shows the fee.
          Effect.tapErrorTag("SponsorRefused", () =>
            shownTerms === undefined
              ? Effect.void
              : store.dispatch({ _tag: "SwapTermsArrived", terms: { ...shownTerms, sponsorship: "refused" } })
          )
        )
        return Effect.ignore(Effect.tap(sent, (swap) => store.dispatch(toSummarized(quote, swap))))
      }),
    takeBack: (quote, spender) => start(quote, (asking) => takeBack(asking, quote, spender))
  }
  return commands
})
