import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect } from "react"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { hashPattern } from "../../../core/onchain/activity/hash.ts"
import { untoldHistory } from "../../../core/onchain/activity/state.ts"
import { latest, type Remote } from "../../../core/foundation/data/remote.ts"
import { evidenceOf } from "../../../core/onchain/activity/comparedAddresses.ts"
import { joinSent } from "../../../core/onchain/activity/ownSent.ts"
import type { History, Transaction } from "../../../core/onchain/activity/events.ts"
import { receiptRx } from "../account/atoms.ts"
import { configRx, connectionRx, selectRx, useDispatch } from "../../foundation/state/atoms.ts"

const activityRx = selectRx(({ activity }) => activity)

/** What a view of the history knows, and how it asks for more. */
export interface KnownHistory {
  readonly history: History | undefined
  readonly isAsking: boolean
  readonly isFailed: boolean
  /** Asks for the page at a cursor; null is the newest. */
  readonly ask: (cursor: string | null) => void
}

/** The history of an account, whose newest page is asked for when a view of it comes. */
export const useHistory = (account: AccountId): KnownHistory => {
  const room = useRxValue(activityRx)
  const { chainService } = useRxValue(configRx)
  const dispatch = useDispatch()
  const known = room?.histories[account]
  const isThere = room !== undefined
  const ask = (cursor: string | null): void => dispatch({ _tag: "ActivityAsked", account, cursor })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a view, when the room is there to hear it
  useEffect(() => {
    if (isThere && chainService) ask(null)
  }, [isThere, account])
  if (!chainService) return { history: untoldHistory, isAsking: false, isFailed: false, ask }
  return {
    history: known === undefined || (known._tag === "Failed" && isNothing(known)) ? undefined : latest(known),
    isAsking: known === undefined || known._tag === "Asking" || known._tag === "Unasked",
    isFailed: known?._tag === "Failed",
    ask
  }
}

/** The block and the fee of a transaction, asked for when its detail comes; undefined while the room is not there. */
export const useInclusion = ({ hash, network }: Transaction) => {
  const room = useRxValue(activityRx)
  const dispatch = useDispatch()
  const isThere = room !== undefined
  const known = room?.inclusions[hash]?.found
  const isKnown = known !== undefined && latest(known) != null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a detail, unless it is known
  useEffect(() => {
    if (isThere && !isKnown && hashPattern.test(hash)) dispatch({ _tag: "InclusionAsked", network, hash })
  }, [isThere, hash])
  return known
}

/** Whether a history that failed holds nothing from before. */
const isNothing = (known: Remote<History>): boolean => latest(known)?.transactions.length === 0

/**
 * Returns what Activity lists, one row per transaction: the records of what was sent from this page, and the history
 * without what those stand for; and what proves that the account made a transaction.
 */
export const useJoined = (account: AccountId, transactions: ReadonlyArray<Transaction>) => {
  const receipt = useRxValue(receiptRx)
  const config = useRxValue(configRx)
  const connection = useRxValue(connectionRx)
  return {
    ...joinSent(receipt?.sent ?? [], account, transactions),
    evidence: evidenceOf({ config, connection, ...(receipt && { receipt }) }, account)
  }
}
