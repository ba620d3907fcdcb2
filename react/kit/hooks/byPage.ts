import type { History, Transaction } from "../../../core/onchain/activity/events.ts"
import { byMonth, type Month } from "../../../core/onchain/activity/months.ts"
import { withPage } from "../../../core/onchain/activity/transactions.ts"

/** An account's transactions as far as they were read, also by month, the newest first. */
export interface ActivityByMonth extends History {
  readonly months: ReadonlyArray<Month<Transaction>>
}

/** Returns a history with its next page, by month as of now. */
export const byPage = (before: History | undefined, page: History): ActivityByMonth => {
  const history = before === undefined ? page : withPage(before, page)
  const { next, transactions } = history
  return { next, transactions, months: byMonth(transactions, ({ minedAt }) => minedAt, Date.now()) }
}
