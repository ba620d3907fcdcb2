import type { AccountId } from "../../chain/network/ids.ts"
import type { SentEnd, SentRecord } from "../../wallets/signing/sentRecord.ts"
import { toOutcome, getSentId } from "../receipt/state.ts"
import type { SummaryKind } from "./transactionSummary.ts"
import type { Transaction } from "./events.ts"
import { toHashKey } from "./hash.ts"

/**
 * Returns the rows of Activity, one per transaction: records sent from this page, newest first, then the history
 * without the transactions of a listed batch. A record is listed until the history contains its transaction, the
 * replacement, or all transactions of its batch. docs/spec/onchain.md#activity-what-was-sent-here.
 */
export const joinSent = <Row extends Pick<Transaction, "hash">>(
  sent: ReadonlyArray<SentRecord>,
  account: AccountId,
  transactions: ReadonlyArray<Row>
): { readonly sent: ReadonlyArray<SentRecord>; readonly transactions: ReadonlyArray<Row> } => {
  const listed = new Set(transactions.map(({ hash }) => toHashKey(hash)))
  const own = sent.filter((record) => record.account === account && !isListed(record, listed))
  const joined = new Set(own.flatMap(({ hashes = [] }) => hashes.map(toHashKey)))
  return { sent: own, transactions: transactions.filter(({ hash }) => !joined.has(toHashKey(hash))) }
}

const isListed = (record: SentRecord, listed: ReadonlySet<string>): boolean => {
  const { end, hashes = [] } = record
  if (hashes.length > 0) return hashes.every((hash) => listed.has(toHashKey(hash)))
  return listed.has(toHashKey(getSentId(record))) || listed.has(toHashKey(getReplacement(end) ?? ""))
}

const getReplacement = (end: SentEnd): string | undefined => ("replacedBy" in end ? end.replacedBy : undefined)

/** Returns the hashes of all transactions that the kit sent for an account, as keys for comparison. */
export const listSentHashes = (sent: ReadonlyArray<SentRecord>, account: AccountId): ReadonlySet<string> =>
  new Set(
    sent.flatMap((record) =>
      record.account === account
        ? [getSentId(record), getReplacement(record.end) ?? "", ...(record.hashes ?? [])].map(toHashKey)
        : []
    )
  )

const kinds: Readonly<Partial<Record<SentRecord["kind"], SummaryKind>>> = {
  approve: "allowed",
  send: "sent",
  swap: "swapped"
}

/** Returns the kind and the status of a record in a history. A history does not contain canceled transactions. */
export const summarizeSent = ({
  end,
  kind
}: Pick<SentRecord, "end" | "kind">): {
  readonly kind: SummaryKind
  readonly status: Transaction["status"] | "canceled"
} => ({
  kind: kinds[kind] ?? "called",
  status: end.status === "partly" ? "confirmed" : statuses[toOutcome(end)]
})

const statuses = { busy: "pending", canceled: "canceled", done: "confirmed", failed: "failed" } as const
