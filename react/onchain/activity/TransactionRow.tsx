import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ReactNode, useState } from "react"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import { type TransactionSummary, pickRowAmounts } from "../../../core/onchain/activity/transactionSummary.ts"
import type { Transaction, Transfer } from "../../../core/onchain/activity/events.ts"
import { truncateTransactionAddress } from "../../../core/foundation/text/format.ts"
import { crossIcon } from "../../foundation/parts/viewIcons.ts"
import { chainRx, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Amounts, formatSigned, isUnmoved, type SignedAmount } from "./Amounts.tsx"
import { summarySigns, getSummaryTitle } from "./SentRows.tsx"
import { Detail } from "./Detail.tsx"
import { RowTime } from "./RowTime.tsx"
import { useKnownNames } from "./SendAgain.tsx"
import { tokenRx } from "../account/atoms.ts"
import { TokenPicture } from "../money/TokenPicture.tsx"
import { useAccountId } from "../account/useAccountId.ts"

/**
 * One transaction: its kind, its counterparty and its amounts. A press opens the details. `doubt`: why a suspicious one
 * has no address.
 */
export function TransactionRow({
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
  const { kind, counterparty = "" } = summary
  const { status } = transaction
  const collectible = getCollectible(summary)
  const allowed = useHeldToken(kind === "allowed" ? counterparty : "")
  const isFailed = status === "failed"
  const { more, visible } = pickRowAmounts(summary)
  const rowName = isFailed ? "" : collectible
  const amounts = visible.map((transfer) => formatRowAmount(transfer, rowName, isUnmoved(summary, status)))
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-expanded={isOpen}
        data-counterparty={counterparty.startsWith("0x") ? accountId(transaction.network, counterparty) : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <RowPicture summary={summary} transaction={transaction} allowed={allowed} isTrusted={doubt === null} />
        <span>
          <span className="name">{text(getSummaryTitle(kind, status))}</span>
          <span className="sub">
            <RowSubject
              summary={summary}
              transaction={transaction}
              doubt={doubt}
              allowed={allowed?.symbol}
              collectible={collectible}
            />
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

/** The picture of a row: its asset, with the mark of its kind or its status. */
function RowPicture({
  allowed,
  isTrusted,
  summary: { gained, kind, sent },
  transaction: { network, status }
}: {
  readonly allowed: ReturnType<typeof useHeldToken>
  readonly isTrusted: boolean
  readonly summary: TransactionSummary
  readonly transaction: Transaction
}) {
  const main = gained[0] ?? sent[0]
  const isFailed = status === "failed"
  return (
    <span className="coin">
      <AssetPicture
        kind={kind}
        name={main?.symbol || main?.name || allowed?.symbol || ""}
        icon={main?.iconUrl ?? allowed?.iconUrl}
        isNft={main?.asset === "nft"}
        isSent={kind === "sent" && isTrusted}
        network={network}
      />
      <span className={isFailed ? "mini bad" : "mini"} aria-hidden="true">
        {status === "pending" ? <i className="spin" /> : <Icon path={isFailed ? crossIcon : summarySigns[kind]} />}
      </span>
    </span>
  )
}

/**
 * Returns the name of the only collectible of a transaction, or "". It has the width of the row's second line; the
 * details contain the counterparty.
 */
const getCollectible = ({ gained, sent }: TransactionSummary): string => {
  const [nft, ...others] = [...gained, ...sent].filter(({ asset }) => asset === "nft")
  return nft === undefined || others.length > 0 ? "" : nft.name || nft.symbol
}

/** Formats an amount of a row, without the name of a collectible that the second line contains. */
const formatRowAmount = (transfer: Transfer, collectible: string, isUnmovedTransfer: boolean): SignedAmount =>
  formatSigned(
    transfer.asset === "nft" && collectible !== "" ? { ...transfer, name: "", symbol: "" } : transfer,
    isUnmovedTransfer
  )

/** The second line of a row: the asset or the counterparty, or why there is none. */
function RowSubject({
  allowed,
  collectible,
  doubt,
  summary,
  transaction: { network, status }
}: {
  readonly allowed: string | undefined
  readonly collectible: string
  readonly doubt: "foreign" | "unproven" | null
  readonly summary: TransactionSummary
  readonly transaction: Transaction
}) {
  const text = useText()
  const { gained, kind } = summary
  if (doubt === "unproven") return text("activity.unproven")
  if (doubt !== null || (kind === "foreign" && gained.length === 0)) return text("activity.notYours")
  if (status === "failed") return text("activity.unmoved")
  return collectible || (allowed ?? <Counterparty summary={summary} network={network} />)
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
      kind === "sent" && spent.every(({ direction }) => direction === "self") ? "activity.toSelf" : "activity.batch"
    )
  if (counterparty === "") return text("activity.new")
  return text(kind === "sent" ? "activity.to" : kind === "received" ? "activity.from" : "activity.with", {
    who: findName(counterparty) ?? truncateTransactionAddress(counterparty)
  })
}
