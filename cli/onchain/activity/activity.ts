import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { byMonth } from "../../../core/onchain/activity/months.ts"
import type { Transaction, Transfer } from "../../../core/onchain/activity/events.ts"
import { counterparty } from "../../../core/onchain/activity/transactions.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { isDust, showBalance, truncateTransactionAddress } from "../../../core/foundation/text/format.ts"
import { Activity } from "../../../services/onchain/activity/Activity.ts"
import { SupportedChains } from "../../../services/chain/network/SupportedChains.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { resolveAccount } from "../../chain/network/accountOf.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { table } from "../../foundation/text/table.ts"

/**
 * `activity <account>`: one page of an account's transactions, by month, times in UTC. `--cursor` continues after a
 * page.
 */
export const activity = (text: string, { cursor }: { readonly cursor?: string }) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const { address, network } = splitAccountId(account)
    const { next, transactions } = yield* (yield* Activity).page(account, cursor ?? null)
    const months = byMonth(transactions, ({ minedAt }) => minedAt, yield* Clock.currentTimeMillis, "UTC")
    const { name } = findNetwork((yield* (yield* Store).state).chain.networks, network)
    const rows = months.map(({ items, title }) => ({ title, rows: items.flatMap((one) => rowsOf(one, address)) }))
    const [head = "", ...lines] = table(
      columns,
      rows.flatMap((month) => month.rows)
    )
    const report: Report = {
      data: { account, months: months.map(({ items, title }) => ({ title, transactions: items.map(toData) })), next },
      lines: [
        `${address} on ${name}`,
        "",
        ...(transactions.length === 0 ? ["No activity."] : [head]),
        ...rows.flatMap((month) => ["", month.title, ...lines.splice(0, month.rows.length)]),
        ...(next === null ? [] : ["", "Older: the same command with", `  --cursor ${next}`])
      ]
    }
    return report
  }).pipe(provideWorld(Layer.provide(Activity.layer, SupportedChains.layer)))

const columns = [
  { title: "Day" },
  { title: "Time" },
  { title: "What" },
  { title: "Amount", right: true },
  { title: "With" }
]

/** One line per transfer; the transaction's own columns are on the first. */
const rowsOf = (transaction: Transaction, address: string): ReadonlyArray<ReadonlyArray<string>> => {
  const time = new Date(transaction.minedAt).toISOString()
  const other = truncateTransactionAddress(counterparty(transaction, address))
  const what =
    transaction.status === "confirmed" ? transaction.operation : `${transaction.operation} (${transaction.status})`
  const [first = "", ...more] = transaction.transfers.map(amountOf)
  return [
    [time.slice(8, 10), time.slice(11, 16), what, first, other],
    ...more.map((amount) => ["", "", "", amount, ""])
  ]
}

const signs = { in: "+", out: "-", self: "" } as const

const amountOf = ({ asset, direction, name, quantity, symbol }: Transfer): string =>
  `${signs[direction]}${asset === "nft" ? name : isDust(quantity) ? `<0.001 ${symbol}` : showBalance(quantity, symbol || name)}`

const toData = ({ minedAt, ...transaction }: Transaction) => ({
  ...transaction,
  minedAt: new Date(minedAt).toISOString()
})
