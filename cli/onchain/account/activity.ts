import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { byMonth } from "../../../core/onchain/activity/months.ts"
import { getEvidence } from "../../../core/onchain/activity/comparedAddresses.ts"
import { findSuspicious } from "../../../core/onchain/activity/findSuspicious.ts"
import { isForeign } from "../../../core/onchain/activity/signers.ts"
import type { Transaction, Transfer } from "../../../core/onchain/activity/events.ts"
import { counterparty, appendPage } from "../../../core/onchain/activity/transactions.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isDust, showBalance, truncateTransactionAddress } from "../../../core/foundation/text/format.ts"
import { Activity } from "../../../services/onchain/activity/Activity.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { SpenderNames } from "../../../services/onchain/ens/SpenderNames.ts"
import { provenActivityLayer } from "../../../services/onchain/activity/provenActivity.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatTable } from "../../foundation/text/table.ts"

export interface ActivityOptions {
  readonly all?: boolean
  readonly cursor?: string
  readonly hidden?: boolean
}

/** The maximum number of pages for `--all`: a longer history can be continued with its cursor. */
const maxPages = 100

/**
 * `activity <account>`: lists one page of an account's transactions, by month, with times in UTC. `--cursor` continues
 * after a page; `--all` reads all pages. Transactions that others made so that their address is copied are left out of
 * the lines; `--hidden` shows them, marked. Others in the account's name that it did not sign are marked, too.
 */
export const activity = (text: string, { all = false, cursor, hidden = false }: ActivityOptions) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const { address, network } = splitAccountId(account)
    const { page } = yield* Activity
    let history = yield* page(account, cursor ?? null)
    for (let pages = 1; all && history.next !== null && pages < maxPages; pages++) {
      const more = yield* page(account, history.next)
      // A page whose cursor is its own would be read forever.
      history = appendPage(history, more.next === history.next ? { ...more, next: null } : more)
    }
    const { next, transactions } = history
    const suspicious = findSuspicious(transactions, address, getEvidence((yield* Store).getState(), account))
    const isMarked = (transaction: Transaction): boolean =>
      suspicious.has(transaction.id) || isForeign(transaction, address)
    const hasMarks = transactions.some(
      (transaction) => isMarked(transaction) && (hidden || !suspicious.has(transaction.id))
    )
    const months = byMonth(transactions, ({ minedAt }) => minedAt, yield* Clock.currentTimeMillis, "UTC")
    const { name } = findNetwork((yield* (yield* Store).state).chain.networks, network)
    const getName = yield* findNames(transactions, account, isMarked)
    const rows = months.map(({ items, title }) => ({
      title,
      rows: items
        .filter(({ id }) => hidden || !suspicious.has(id))
        .flatMap((transaction) => getRows(transaction, address, isMarked(transaction), getName(transaction)))
    }))
    const shownRows = rows.filter((month) => month.rows.length > 0)
    const [head = "", ...lines] = formatTable(
      columns,
      shownRows.flatMap((month) => month.rows)
    )
    const report: Report = {
      data: {
        account,
        months: months.map(({ items, title }) => ({
          title,
          transactions: items.map((transaction) => ({
            ...toData(transaction, suspicious.has(transaction.id)),
            counterpartyName: getName(transaction)
          }))
        })),
        next
      },
      lines: [
        `${address} on ${name}`,
        "",
        ...(transactions.length === 0 ? ["No activity."] : [head]),
        ...shownRows.flatMap((month) => ["", month.title, ...lines.splice(0, month.rows.length)]),
        ...(hasMarks ? ["", "Marked with !: not your transaction. Do not copy its address."] : []),
        ...(suspicious.size === 0 || hidden
          ? []
          : ["", `${suspicious.size} hidden as likely spam: show with --hidden`]),
        ...(next === null ? [] : ["", "For older transactions, add", `  --cursor ${next}`])
      ]
    }
    return report
  }).pipe(provideWorld(provenActivity))

/**
 * Looks up the primary ENS names of counterparties, in at most two requests, and returns a function that reads the name
 * of a transaction's counterparty. A replay or a recorded run looks up no names.
 */
const findNames = Effect.fnUntraced(function* (
  transactions: ReadonlyArray<Transaction>,
  account: AccountId,
  isMarked: (transaction: Transaction) => boolean
) {
  const { flags } = yield* Run
  const { address, network } = splitAccountId(account)
  const getAccount = (transaction: Transaction): AccountId => accountId(network, counterparty(transaction, address))
  const unmarked =
    flags.source._tag === "fixtures" || flags.record !== undefined
      ? []
      : transactions.filter((transaction) => !isMarked(transaction))
  const find = Effect.flatMap(SpenderNames, (names) => names.find(unmarked.map(getAccount)))
  const names = yield* provideWorld(SpenderNames.layer)(find)
  return (transaction: Transaction): string | undefined =>
    isMarked(transaction) ? undefined : names.get(getAccount(transaction))
})

const provenActivity = Layer.provide(
  provenActivityLayer,
  Layer.merge(Layer.provide(Activity.layer, SupportedChains.layer), Rpc.layer)
)

const columns = [
  { title: "Day" },
  { title: "Time" },
  { title: "What" },
  { title: "Amount", right: true },
  { title: "With" }
]

/** Returns one row per transfer; the columns of the transaction are in its first row. */
const getRows = (
  transaction: Transaction,
  address: string,
  isMarked: boolean,
  name: string | undefined
): ReadonlyArray<ReadonlyArray<string>> => {
  const time = new Date(transaction.minedAt).toISOString()
  const other = isMarked ? "!" : truncateTransactionAddress(counterparty(transaction, address))
  const what =
    transaction.status === "confirmed" ? transaction.operation : `${transaction.operation} (${transaction.status})`
  const isGain = transaction.transfers.some(({ direction }) => direction === "in")
  const [first = "", ...more] = transaction.transfers.map((transfer) => getAmount(transfer, isMarked && !isGain))
  return [
    // The address comes first: a long name is cut.
    [time.slice(8, 10), time.slice(11, 16), what, first, name === undefined ? other : `${other} ${name}`],
    ...more.map((amount) => ["", "", "", amount, ""])
  ]
}

const signs = { in: "+", out: "-", self: "" } as const

/**
 * Returns an amount with its sign. An amount that another address reports in the account's name may not have moved at
 * all.
 */
const getAmount = ({ asset, direction, name, quantity, symbol }: Transfer, isUnmoved: boolean): string =>
  `${isUnmoved ? "" : signs[direction]}${asset === "nft" ? name : isDust(quantity) ? `<0.001 ${symbol}` : showBalance(quantity, symbol || name)}`

const toData = ({ minedAt, ...transaction }: Transaction, isSuspicious: boolean) => ({
  ...transaction,
  ...(isSuspicious ? { suspicious: true } : {}),
  minedAt: new Date(minedAt).toISOString()
})
