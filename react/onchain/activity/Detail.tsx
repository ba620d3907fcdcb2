import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { TransactionSummary } from "../../../core/onchain/activity/transactionSummary.ts"
import { formatExact } from "../../../core/onchain/money/exactAmount.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { toHashKey } from "../../../core/onchain/activity/hash.ts"
import { repeatListed, repeatSent } from "../../../core/onchain/activity/repeatedSend.ts"
import { chainRx, localeRx, useText } from "../../foundation/state/atoms.ts"
import { receiptRx } from "../account/atoms.ts"
import { WholeAddress } from "../money/WholeAddress.tsx"
import { ExplorerLink, HashFact } from "../money/HashWays.tsx"
import { useReceiptWords } from "../money/useReceiptWords.ts"
import { isUnmoved, MovedList, formatSigned } from "./Amounts.tsx"
import { SendAgain, useKnownNames } from "./SendAgain.tsx"
import { useInclusion } from "./useHistory.ts"

const timeStyle = { dateStyle: "medium", timeStyle: "short" } as const

/** Returns the label of the counterparty. */
const getPartyLabel = (kind: TransactionSummary["kind"]) =>
  kind === "sent" ? "send.to" : kind === "received" ? "send.from" : "activity.party"

/** The details of a transaction: all its amounts, its time, counterparty and hash, the explorer's page, and Send again. */
export function Detail({
  summary,
  isPoisoned,
  transaction
}: {
  readonly transaction: Transaction
  readonly summary: TransactionSummary
  readonly isPoisoned: boolean
}) {
  const { networks } = useRxValue(chainRx)
  const locale = useRxValue(localeRx)
  const text = useText()
  const { hash, minedAt, status } = transaction
  const record = useRxValue(receiptRx)?.sent.find((sent) => toHashKey(sent.hash ?? "") === toHashKey(hash))
  const { gained, kind, sent } = summary
  const counterparty = isPoisoned ? "" : (summary.counterparty ?? "")
  const network = findNetwork(networks, transaction.network)
  const found = useInclusion(transaction)
  const block = found === undefined ? undefined : latest(found)?.block
  return (
    <div className="detail">
      <Inclusion found={found} transaction={transaction} />
      <MovedList amounts={[...gained, ...sent].map((transfer) => formatSigned(transfer, isUnmoved(summary, status)))} />
      <dl className="facts">
        <dt>{text("activity.when")}</dt>
        <dd>
          <time>{new Date(minedAt).toLocaleString(`${locale?.tag ?? "en"}-u-nu-latn`, timeStyle)}</time>
        </dd>
        <dt>{text("account.network")}</dt>
        <dd>{network.name}</dd>
        {counterparty !== "" && (
          <>
            <dt>{text(getPartyLabel(kind))}</dt>
            <dd>
              <Party address={counterparty} network={transaction.network} />
            </dd>
          </>
        )}
        {block !== undefined && (
          <>
            <dt>{text("receipt.block")}</dt>
            <dd>{formatExact(block)}</dd>
          </>
        )}
        <HashFact hash={hash} />
      </dl>
      <div className="ways">
        <ExplorerLink hash={hash} network={transaction.network} />
        {!isPoisoned && status !== "pending" && (
          <SendAgain
            network={transaction.network}
            repeat={(tokens) => (record && repeatSent(record, tokens)) ?? repeatListed(summary, tokens)}
          />
        )}
      </div>
    </div>
  )
}

/** The address of the counterparty, below its name if one is known. */
function Party({ address, network }: { readonly address: string; readonly network: NetworkId }) {
  const name = useKnownNames(network)(address)
  return (
    <>
      {name !== undefined && (
        <p>
          <bdi>{name}</bdi>
        </p>
      )}
      <WholeAddress address={address} />
    </>
  )
}

/** The outcome and fee of a transaction, once known. */
function Inclusion({
  found,
  transaction
}: {
  readonly found: ReturnType<typeof useInclusion>
  readonly transaction: Transaction
}) {
  const describe = useReceiptWords()
  const inclusion = found === undefined ? undefined : latest(found)
  if (found?._tag === "Asking" && inclusion === undefined)
    return (
      <p aria-busy="true">
        <i className="bar" aria-hidden="true" />
      </p>
    )
  if (!inclusion) return null
  const { fee } = inclusion
  const status = transaction.status === "failed" ? ("failed" as const) : ("confirmed" as const)
  return <p>{describe({ end: { status, ...(fee === null ? {} : { fee }) }, network: transaction.network })}</p>
}
