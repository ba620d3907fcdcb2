import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect } from "react"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { hashPattern } from "../../../core/onchain/activity/hash.ts"
import { uncoveredHistory } from "../../../core/onchain/activity/state.ts"
import { latest, type Remote } from "../../../core/foundation/data/remote.ts"
import { getEvidence } from "../../../core/onchain/activity/comparedAddresses.ts"
import { joinSent } from "../../../core/onchain/activity/ownSent.ts"
import type { History, Transaction } from "../../../core/onchain/activity/events.ts"
import { receiptRx } from "../account/atoms.ts"
import { configRx, connectionRx, openingRx, selectRx, useDispatch } from "../../foundation/state/atoms.ts"

const activityRx = selectRx(({ activity }) => activity)

/** The history as a view reads it, with a function that requests more. */
export interface KnownHistory {
  readonly history: History | undefined
  readonly isAsking: boolean
  readonly isFailed: boolean
  /** Requests the page at a cursor; null is the newest page. */
  readonly ask: (cursor: string | null) => void
}

/** Returns the history of an account and requests its newest page with each opening. */
export const useHistory = (account: AccountId): KnownHistory => {
  const room = useRxValue(activityRx)
  const { chainService } = useRxValue(configRx)
  const dispatch = useDispatch()
  const known = room?.histories[account]
  const opening = useRxValue(openingRx)
  const isThere = room !== undefined
  const ask = (cursor: string | null): void => dispatch({ _tag: "ActivityAsked", account, cursor })
  // A modal that is closed and opened in one turn keeps the view mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per opening, when the history state has loaded
  useEffect(() => {
    if (isThere && chainService) ask(null)
  }, [isThere, account, opening])
  if (!chainService) return { history: uncoveredHistory, isAsking: false, isFailed: false, ask }
  return {
    history: known === undefined || (known._tag === "Failed" && isNothing(known)) ? undefined : latest(known),
    isAsking: known === undefined || known._tag === "Asking" || known._tag === "Unasked",
    isFailed: known?._tag === "Failed",
    ask
  }
}

/**
 * Returns the block and fee of a transaction, requested when its details open; undefined until the history state has
 * loaded.
 */
export const useInclusion = ({ hash, network }: Transaction) => {
  const room = useRxValue(activityRx)
  const dispatch = useDispatch()
  const isThere = room !== undefined
  const known = room?.inclusions[hash]?.found
  const isKnown = known !== undefined && latest(known) != null
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per detail view, unless it is known
  useEffect(() => {
    if (isThere && !isKnown && hashPattern.test(hash)) dispatch({ _tag: "InclusionAsked", network, hash })
  }, [isThere, hash])
  return known
}

/** True if a failed history has no earlier transactions to show. */
const isNothing = (known: Remote<History>): boolean => latest(known)?.transactions.length === 0

/**
 * Returns the rows of Activity, one per transaction: the records sent from this page, the history without the
 * transactions of those records, and the evidence that the account made a transaction.
 */
export const useJoinedHistory = (account: AccountId, transactions: ReadonlyArray<Transaction>) => {
  const receipt = useRxValue(receiptRx)
  const config = useRxValue(configRx)
  const connection = useRxValue(connectionRx)
  return {
    ...joinSent(receipt?.sent ?? [], account, transactions),
    evidence: getEvidence({ config, connection, ...(receipt && { receipt }) }, account)
  }
}
