import type { History, Transaction } from "../../../core/onchain/activity/events.ts"
import { byMonth, type Month } from "../../../core/onchain/activity/months.ts"
import { appendPage } from "../../../core/onchain/activity/transactions.ts"

/** An account's transactions that have been read so far, newest first, also grouped by month. */
export interface ActivityByMonth extends History {
  readonly months: ReadonlyArray<Month<Transaction>>
}

/** Returns a history with its next page, grouped by month relative to the current time. */
export const addHistoryPage = (before: History | undefined, page: History): ActivityByMonth => {
  const history = before === undefined ? page : appendPage(before, page)
  const { next, transactions } = history
  return { next, transactions, months: byMonth(transactions, ({ minedAt }) => minedAt, Date.now()) }
}
