import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import { significant } from "../../../core/foundation/text/significant.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { performSwap } from "../../../services/onchain/swap/performSwap.ts"
import { Receipts } from "../../../services/wallets/requests/Receipts.ts"
import { signerAtHand } from "../../wallets/connection/walletAtHand.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { receiptReport, toldSent, type ToldTransaction } from "../../wallets/requests/receipt.ts"
import { Run } from "../../run/world.ts"
import { quoted, quoteReport, swapServices, type SwapWords } from "./quote.ts"

const [approvalName, swapName] = ["The approval", "The swap"]

/** `swap`: quotes, approves if needed, and swaps, with the connected wallet. Completes once the swap is in a block. */
export const swap = (words: Omit<SwapWords, "account">) =>
  Effect.gen(function* () {
    const {
      accounts: [{ address }],
      network
    } = yield* signerAtHand
    const quote = yield* quoted({ ...words, account: accountId(network, address) })
    const {
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
    const reportOf = (approvals: ReadonlyArray<{ readonly hash: string }>, swapped: ToldTransaction): Report => ({
      data: { quote: data, approvals, transaction: swapped.data },
      lines: pairs([
        ["You paid", `${quote.amount} ${quote.from.symbol}`],
        ["Quoted", `${significant(quote.received)} ${quote.to.symbol}, at least ${significant(quote.minimum)}`],
        ...approvals.map(({ hash }) => ["Approval", hash] as const),
        ...swapped.lines
      ])
    })
    outbox.reportAs((all) => {
      const taken = all.flatMap(({ hash, standing, what }) =>
        hash === undefined || standing !== "taken" ? [] : [{ hash, what }]
      )
      const swapped = taken.find(({ what }) => what === swapName)
      return swapped === undefined
        ? undefined
        : reportOf(
            taken.filter(({ what }) => what === approvalName).map(({ hash }) => ({ hash })),
            toldSent(swapped.hash, network, store.now(), source._tag)
          )
    })
    const { approvals, receipt } = yield* performSwap(quote)
    return reportOf(approvals, receiptReport(receipt, network, yield* store.state, source._tag))
  }).pipe(Effect.scoped, provideWorld(Layer.mergeAll(swapServices, walletLayer, Receipts.layer)))
