import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ReactNode, useId, useState } from "react"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import {
  type TransactionSummary,
  summarizeTransaction,
  pickRowAmounts
} from "../../../core/onchain/activity/transactionSummary.ts"
import type { Transaction, Transfer } from "../../../core/onchain/activity/events.ts"
import { findSuspicious } from "../../../core/onchain/activity/findSuspicious.ts"
import { isUnproven } from "../../../core/onchain/activity/signers.ts"
import { byMonth } from "../../../core/onchain/activity/months.ts"
import { truncateTransactionAddress } from "../../../core/foundation/text/format.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { crossIcon, downIcon } from "../../foundation/parts/viewIcons.ts"
import { Coming } from "../../foundation/parts/Coming.tsx"
import { chainRx, localeRx, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Amounts, isUnmoved, formatSigned } from "./Amounts.tsx"
import { summarySigns, getSummaryTitle, SentRows } from "./SentRows.tsx"
import { Detail } from "./Detail.tsx"
import { RowTime } from "./RowTime.tsx"
import { useKnownNames } from "./SendAgain.tsx"
import { HistoryEnd } from "./HistoryEnd.tsx"
import { useSheet } from "../../foundation/ui/Page.tsx"
import { tokenRx } from "../account/atoms.ts"
import { TokenPicture } from "../money/TokenPicture.tsx"
import { useAccountId } from "../account/useAccountId.ts"
import address from "../money/address.css?inline"
import facts from "../money/facts.css?inline"
import own from "./activity.css?inline"
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
  const { next = null, isUntold } = history ?? {}
  const { evidence, sent, transactions } = useJoinedHistory(account, history?.transactions ?? [])
  const [isUnfolded, setUnfolded] = useState(false)
  const text = useText()
  const { address } = splitAccountId(account)
  const isComing = history === undefined && !isFailed
  const poisoned = findSuspicious(transactions, address, evidence)
  const listed = isUnfolded ? transactions : transactions.filter(({ id }) => !poisoned.has(id))
  const list = useCounterpartyNames(listed.length)
  if (transactions.length + sent.length === 0 && !isComing && !isFailed && next === null)
    return (
      <Empty
        drawing="tray"
        title={text("activity.none")}
        more={text(isUntold === true ? "activity.untold" : "activity.noneNext")}
      />
    )
  return (
    <>
      {isUntold === true && (
        <Note>
          <p>{text("activity.untold")}</p>
        </Note>
      )}
      <SentRows sent={sent} />
      {isComing && <Coming label={text("activity.loading")} />}
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
          <Row
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

/**
 * One transaction: its kind, its counterparty and its amounts. A press opens the details. `doubt`: why a suspicious one
 * has no address.
 */
function Row({
  doubt,
  summary,
  transaction
}: {
  readonly transaction: Transaction
  readonly summary: TransactionSummary
  readonly doubt: "foreign" | "unproven" | null
}) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  const { gained, sent: spent, kind, counterparty = "" } = summary
  const { status } = transaction
  const main = gained[0] ?? spent[0]
  // The name of a single collectible has the width of the second line; the details contain the counterparty.
  const collectible = gained.length + spent.length === 1 && main?.asset === "nft" ? main.name || main.symbol : ""
  const allowed = useHeldToken(kind === "allowed" ? counterparty : "")
  const isFailed = status === "failed"
  const { more, visible } = pickRowAmounts(summary)
  const unnamed = collectible === "" || isFailed ? {} : { name: "", symbol: "" }
  const amounts = visible.map((transfer) => formatSigned({ ...transfer, ...unnamed }, isUnmoved(summary, status)))
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-expanded={isOpen}
        data-counterparty={counterparty.startsWith("0x") ? accountId(transaction.network, counterparty) : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="coin">
          <AssetPicture
            kind={kind}
            name={main?.symbol || main?.name || allowed?.symbol || ""}
            icon={main?.iconUrl ?? allowed?.iconUrl}
            isNft={main?.asset === "nft"}
            isSent={kind === "sent" && doubt === null}
            network={transaction.network}
          />
          <span className={isFailed ? "mini bad" : "mini"} aria-hidden="true">
            {status === "pending" ? <i className="spin" /> : <Icon path={isFailed ? crossIcon : summarySigns[kind]} />}
          </span>
        </span>
        <span>
          <span className="name">{text(getSummaryTitle(kind, status))}</span>
          <span className="sub">
            <RowSubject summary={summary} transaction={transaction} doubt={doubt} collectible={collectible} />
          </span>
        </span>
        <Amounts
          amounts={amounts}
          more={more}
          isFailed={isUnmoved(summary, status)}
          note={status === "pending" ? text("activity.waits") : <RowTime when={transaction.minedAt} />}
        />
      </button>
      {isOpen && <Detail transaction={transaction} summary={summary} isPoisoned={doubt !== null} />}
    </li>
  )
}

/** The second line of a row: the asset or the counterparty, or why there is none. */
function RowSubject({
  collectible,
  doubt,
  summary,
  transaction: { network, status }
}: {
  readonly collectible: string
  readonly doubt: "foreign" | "unproven" | null
  readonly summary: TransactionSummary
  readonly transaction: Transaction
}) {
  const text = useText()
  const { counterparty = "", gained, kind } = summary
  const allowed = useHeldToken(kind === "allowed" ? counterparty : "")
  if (doubt === "unproven") return text("activity.unproven")
  if (doubt !== null || (kind === "foreign" && gained.length === 0)) return text("activity.notYours")
  if (status === "failed") return text("activity.unmoved")
  return collectible || (allowed?.symbol ?? <Counterparty summary={summary} network={network} />)
}

/**
 * The picture of the moved asset, or that of the transaction's kind if the asset is unknown. An asset without a picture
 * of its own gets the chain's mark if it is the coin and the account sent it. A received asset gets its first letter:
 * it may be any token with the coin's symbol, and the history contains no contracts.
 */
function AssetPicture({
  icon,
  isNft,
  isSent,
  kind,
  name,
  network
}: {
  readonly icon: string | undefined
  readonly kind: TransactionSummary["kind"]
  readonly isNft: boolean
  readonly isSent: boolean
  readonly name: string
  readonly network: NetworkId
}) {
  const { networks } = useRxValue(chainRx)
  if (name === "") return <Picture name={kind} iconPath={summarySigns[kind]} size="s40 round" />
  if (isNft) return <Picture name={name} icon={icon} size="s40" />
  const isCoin = isSent && findNetwork(networks, network).nativeCurrency.symbol === name
  return <TokenPicture symbol={name} iconUrl={icon} isCoin={isCoin} network={network} />
}

/** Returns the token with this contract if the account holds it: its symbol is easier to recognize than an address. */
const useHeldToken = (contract: string) => {
  const account = useAccountId()
  const balances = useRxValue(tokenRx)?.balances
  if (contract === "" || account === undefined) return undefined
  return latest(balances?.[account] ?? idle)?.find(({ address }) => isSameToken(address ?? null, contract))
}

/** The counterparty; for a swap, the pair of tokens. */
function Counterparty({
  summary: { gained, sent: spent, kind, counterparty },
  network
}: {
  readonly summary: TransactionSummary
  readonly network: NetworkId
}): ReactNode {
  const findName = useKnownNames(network)
  const text = useText()
  const getNames = (transfers: ReadonlyArray<Transfer>): string => {
    const names = [...new Set(transfers.map(({ name, symbol }) => symbol || name))]
    const listed = names.slice(0, 2).join(", ")
    return names.length <= 2 ? listed : `${listed} ${text("activity.more", { count: names.length - 2 })}`
  }
  if (kind === "swapped" || kind === "foreign") {
    // A token that the router returns unspent is not part of the pair.
    const others = gained.filter((transfer) =>
      spent.every(({ name, symbol }) => (symbol || name) !== (transfer.symbol || transfer.name))
    )
    return text("activity.for", { given: getNames(spent), gained: getNames(others.length > 0 ? others : gained) })
  }
  if (counterparty === undefined)
    return text(
      spent.every(({ direction }) => direction === "self") && spent.length > 0 ? "activity.toSelf" : "activity.batch"
    )
  if (counterparty === "") return text("activity.new")
  return text(kind === "sent" ? "activity.to" : kind === "received" ? "activity.from" : "activity.with", {
    who: findName(counterparty) ?? truncateTransactionAddress(counterparty)
  })
}
