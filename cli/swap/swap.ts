import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../core/chain/caip.ts"
import { significant } from "../../core/text/significant.ts"
import { Store } from "../../services/store/Store.ts"
import { performSwap } from "../../services/swap/performSwap.ts"
import { Receipts } from "../../services/transaction/Receipts.ts"
import { signerAtHand } from "../connection/walletAtHand.ts"
import { walletLayer } from "../connection/walletLayer.ts"
import { over } from "../run/over.ts"
import type { Report } from "../run/report.ts"
import { pairs } from "../text/table.ts"
import { told } from "../transaction/receipt.ts"
import { Run } from "../run/world.ts"
import { quoted, quoteReport, swapServices, type SwapWords } from "./quote.ts"

/** `swap`: quotes, approves where that is needed, and swaps, by the connected wallet. Ends when the swap is in a block. */
export const swap = (words: Omit<SwapWords, "account">) =>
  Effect.gen(function*() {
    const { accounts: [{ address }], network } = yield* signerAtHand
    const quote = yield* quoted({ ...words, account: accountId(network, address) })
    const { approvals, receipt } = yield* performSwap(quote)
    const mined = told(receipt, network, yield* (yield* Store).state, (yield* Run).flags.source._tag)
    const { data } = yield* quoteReport(quote)
    const report: Report = {
      data: { quote: data, approvals, transaction: mined.data },
      lines: pairs([
        ["You paid", `${quote.amount} ${quote.from.symbol}`],
        ["Quoted", `${significant(quote.received)} ${quote.to.symbol}, at least ${significant(quote.minimum)}`],
        ...approvals.map(({ hash }) => ["Approval", hash] as const),
        ...mined.lines
      ])
    }
    return report
  }).pipe(over(Layer.mergeAll(swapServices, walletLayer, Receipts.layer)))
