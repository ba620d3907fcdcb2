import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useId, useState } from "react"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { summarizeTransaction } from "../../../core/onchain/activity/transactionSummary.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { findSuspicious } from "../../../core/onchain/activity/findSuspicious.ts"
import { isUnproven } from "../../../core/onchain/activity/signers.ts"
import { byMonth } from "../../../core/onchain/activity/months.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { downIcon } from "../../foundation/parts/viewIcons.ts"
import { LoadingRows } from "../../foundation/parts/LoadingRows.tsx"
import { localeRx, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { SentRows } from "./SentRows.tsx"
import { HistoryEnd } from "./HistoryEnd.tsx"
import { useSheet } from "../../foundation/ui/Page.tsx"
import { useAccountId } from "../account/useAccountId.ts"
import address from "../money/address.css?inline"
import facts from "../money/facts.css?inline"
import own from "./activity.css?inline"
import { TransactionRow } from "./TransactionRow.tsx"
import { useCounterpartyNames } from "./useCounterpartyNames.ts"
import { useHistory, useJoinedHistory } from "./useHistory.ts"

const css = facts + address + own

/** The account's transactions by month, newest first, with pending ones at the top. */
export function ActivityTab() {
  const account = useAccountId()
  const place = useSheet(css)
  return <div ref={place}>{account !== undefined && <Months account={account} />}</div>
}

function Months({ account }: { readonly account: AccountId }) {
  const known = useHistory(account)
  const { history, isFailed } = known
  const { next = null, isUncovered } = history ?? {}
  const { evidence, sent, transactions } = useJoinedHistory(account, history?.transactions ?? [])
  const [isUnfolded, setUnfolded] = useState(false)
  const text = useText()
  const { address } = splitAccountId(account)
  const isLoading = history === undefined && !isFailed
  const poisoned = findSuspicious(transactions, address, evidence)
  const listed = isUnfolded ? transactions : transactions.filter(({ id }) => !poisoned.has(id))
  const list = useCounterpartyNames(listed.length)
  if (transactions.length + sent.length === 0 && !isLoading && !isFailed && next === null)
    return (
      <Empty
        drawing="tray"
        title={text("activity.none")}
        more={text(isUncovered === true ? "activity.notCovered" : "activity.noneNext")}
      />
    )
  return (
    <>
      {isUncovered === true && (
        <Note>
          <p>{text("activity.notCovered")}</p>
        </Note>
      )}
      <SentRows sent={sent} />
      {isLoading && <LoadingRows label={text("activity.loading")} />}
      <div ref={list}>
        <MonthGroups transactions={listed} address={address} poisoned={poisoned} />
      </div>
      {poisoned.size > 0 && !isUnfolded && (
        <button type="button" className="btn plain fold" onClick={() => setUnfolded(true)}>
          {text("activity.hidden", { count: poisoned.size })} <Icon path={downIcon} />
        </button>
      )}
      <HistoryEnd
        known={known}
        isNothing={transactions.length + sent.length === 0}
        words={[text("activity.loading"), text("allWallets.more")]}
      />
    </>
  )
}

/** Transactions grouped by month. */
function MonthGroups({
  address,
  poisoned,
  transactions
}: {
  readonly transactions: ReadonlyArray<Transaction>
  readonly address: string
  readonly poisoned: ReadonlySet<string>
}) {
  const locale = useRxValue(localeRx)
  const id = useId()
  return byMonth(transactions, ({ minedAt }) => minedAt, Date.now(), undefined, locale?.tag).map(({ items, title }) => (
    <section key={title} aria-labelledby={`${id}${title}`}>
      <h3 className="group" id={`${id}${title}`}>
        <time>{title}</time>
      </h3>
      <ul className="activity">
        {[...items].sort(comparePending).map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            summary={summarizeTransaction(transaction, address)}
            doubt={poisoned.has(transaction.id) ? (isUnproven(transaction, address) ? "unproven" : "foreign") : null}
          />
        ))}
      </ul>
    </section>
  ))
}

const comparePending = (a: Transaction, b: Transaction): number =>
  Number(b.status === "pending") - Number(a.status === "pending")
