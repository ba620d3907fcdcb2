import { splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import { limits, millis } from "../../foundation/data/limits.ts"
import type { EventOf, OtherEvent } from "../../foundation/data/step.ts"
import type { SigningEvent } from "../../wallets/signing/events.ts"
import type { ReceiptEvent, ReceiptState, StoredSent } from "./events.ts"
import type { SentEnd, SentRecord, SentSummary } from "../../wallets/signing/sentRecord.ts"
import { isEqual } from "../../foundation/data/isEqual.ts"

export const receiptStart: ReceiptState = { sent: [], isKept: true }

/** The storage key of the records, one of the kit's own. */
export const sentKey = "sent"

/** Returns the id of a record: the hash of a transaction, or the id of a batch. */
export const getSentId = ({ batchId, hash }: Pick<StoredSent, "batchId" | "hash">): string => hash ?? batchId ?? ""

/** Returns true while the record is followed, because its status is not final. A dropped transaction may come back. */
export const isFollowed = ({ end: { status } }: SentRecord): boolean => status === "pending" || status === "dropped"

/**
 * Maps a status to its outcome: a waiting record, or one that may come back, is pending; a repriced one is completed by
 * the other transaction; any other replaced one is canceled, as nothing of it took effect.
 */
export const toOutcome = (end: SentEnd): "busy" | "canceled" | "done" | "failed" => {
  switch (end.status) {
    case "pending":
    case "dropped":
      return "busy"
    case "confirmed":
    case "sent":
      return "done"
    case "replaced":
      return end.how === "repriced" ? "done" : "canceled"
    case "failed":
    case "partly":
      return "failed"
  }
}

/** The kit does not read Bitcoin's chain: a transaction there counts as sent, and nothing more is known. */
const getFirstEnd = ({ account }: StoredSent): SentEnd => ({
  status: splitNetworkId(splitAccountId(account).network).namespace === "bip122" ? "sent" : "pending"
})

/** Updates the sent records. */
export const stepReceipt = (
  receipt: ReceiptState,
  event: ReceiptEvent | EventOf<SigningEvent, "TransactionSent"> | OtherEvent
): ReceiptState => {
  switch (event._tag) {
    case "TransactionSent": {
      const { _tag, id, ...record } = event
      return withRecords(receipt, [record])
    }
    case "SentRecordsRead":
      return withRecords(receipt, event.records)
    case "TransactionMoved":
      return {
        ...receipt,
        sent: receipt.sent.map((record) =>
          getSentId(record) === event.hash && isFollowed(record)
            ? {
                ...record,
                end: isEqual(record.end, event.end) ? record.end : event.end,
                nonce: event.nonce ?? record.nonce,
                ...getHashes(event.end),
                ...(event.changes === undefined ? {} : { changes: event.changes })
              }
            : record
        )
      }
    case "ReceiversRead":
      return {
        ...receipt,
        sent: receipt.sent.map((record) =>
          getSentId(record) === event.hash ? { ...record, receivers: event.receivers } : record
        )
      }
    case "SentSummarized":
      return {
        ...receipt,
        sent: receipt.sent.map((record) =>
          getSentId(record) === event.hash
            ? { ...record, summary: event.summary, ...toReceiverName(event.summary) }
            : record
        )
      }
    case "SentRecordRefuted":
      return { ...receipt, sent: receipt.sent.filter((record) => getSentId(record) !== event.hash) }
    case "SentRecordsUnkept":
      return receipt.isKept ? { ...receipt, isKept: false } : receipt
    default:
      return receipt
  }
}

const toReceiverName = ({ name }: SentSummary): Pick<SentRecord, "receiverName"> =>
  name === undefined ? {} : { receiverName: name }

const getHashes = (end: SentEnd): Pick<SentRecord, "hashes"> =>
  "steps" in end && end.steps !== undefined ? { hashes: end.steps.map(({ hash }) => hash) } : {}

/** Keeps a known record unchanged, so that a tab does not lose what it knows about the record. */
const withRecords = (receipt: ReceiptState, more: ReadonlyArray<StoredSent>): ReceiptState => {
  const known = new Set(receipt.sent.map(getSentId))
  const fresh = more.filter((record) => getSentId(record) !== "" && !known.has(getSentId(record)))
  return fresh.length === 0
    ? receipt
    : {
        ...receipt,
        sent: [...fresh.map((record) => ({ ...record, end: getFirstEnd(record) })), ...receipt.sent]
          .sort((a, b) => b.sentAt - a.sentAt)
          .slice(0, limits.pendingTransactions)
      }
}

/** Returns the records as they are stored: without amounts, receivers, and values that are read from the chain. */
export const toStored = (sent: ReadonlyArray<SentRecord>): ReadonlyArray<StoredSent> =>
  sent.map(({ changes, end, receivers, summary, ...record }) => record)

/**
 * Returns true if a record is younger than seven days, and not from the future: if the clock was set back, it counts as
 * old.
 */
export const isYoung = ({ sentAt }: StoredSent, now: number): boolean => sentAt <= now && now - sentAt < millis.sentKept
