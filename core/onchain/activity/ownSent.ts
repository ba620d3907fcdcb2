import type { AccountId } from "../../chain/network/ids.ts"
import type { SentEnd, SentRecord } from "../../wallets/signing/sentRecord.ts"
import { outcomeOf, sentId } from "../receipt/state.ts"
import type { DeedKind } from "./deed.ts"
import type { Transaction } from "./events.ts"

/**
 * Returns what an account sent from this page and its history does not hold yet, the newest first. One that another
 * transaction replaced goes when the history holds either of the two. docs/spec/onchain.md#activity-what-was-sent-here.
 */
export const ownSent = (
  sent: ReadonlyArray<SentRecord>,
  account: AccountId,
  transactions: ReadonlyArray<Pick<Transaction, "hash">>
): ReadonlyArray<SentRecord> => {
  const told = new Set(transactions.map(({ hash }) => hash))
  return sent.filter(
    (one) => one.account === account && !told.has(sentId(one)) && !told.has(replacementOf(one.end) ?? "")
  )
}

const replacementOf = (end: SentEnd): string | undefined => ("replacedBy" in end ? end.replacedBy : undefined)

const kinds: Readonly<Partial<Record<SentRecord["kind"], DeedKind>>> = {
  approve: "allowed",
  send: "sent",
  swap: "swapped"
}

/** Returns what a record is called in a history: as what it was sent, and how far it is. */
export const deedOfSent = ({
  end,
  kind
}: Pick<SentRecord, "end" | "kind">): { readonly kind: DeedKind; readonly status: Transaction["status"] } => ({
  kind: kinds[kind] ?? "called",
  status: end.status === "partly" ? "confirmed" : statuses[outcomeOf(end)]
})

const statuses = { busy: "pending", done: "confirmed", failed: "failed" } as const
