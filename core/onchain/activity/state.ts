import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import { arrived, asking, failed, latest, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { KitEvent } from "../../state.ts"
import { withPage } from "./transactions.ts"

/** What one transaction moved of one asset, seen from the account. Spec §3 (Transaction). */
export interface Transfer {
  readonly asset: "token" | "nft"
  /** An NFT's own name; a token's name, which may be empty. */
  readonly name: string
  /** Empty for an NFT. */
  readonly symbol: string
  readonly iconUrl: string
  readonly direction: "in" | "out" | "self"
  /** Whole tokens, as exact decimal text. */
  readonly quantity: string
  /** Whether the service takes the NFT for spam. */
  readonly spam: boolean
}

/** One transaction of an account. Spec §3. */
export interface Transaction {
  readonly id: string
  readonly hash: string
  readonly network: NetworkId
  /** The service's word for what was done: `send`, `receive`, `trade`, `approve`, ... */
  readonly operation: string
  readonly status: "confirmed" | "failed" | "pending"
  readonly from: string
  /** Empty where a contract was made. */
  readonly to: string
  /** Epoch milliseconds. */
  readonly minedAt: number
  readonly transfers: ReadonlyArray<Transfer>
}

/** The pages of a history so far. `next` is the cursor of the page after them, null when there is none. */
export interface History {
  readonly transactions: ReadonlyArray<Transaction>
  readonly next: string | null
}

export interface ActivityState {
  readonly histories: Readonly<Record<AccountId, Remote<History>>>
  /** The cursor of the page that was asked for last, null for the first one. */
  readonly cursors: Readonly<Record<AccountId, string | null>>
}

export type ActivityEvent =
  | { readonly _tag: "ActivityAsked"; readonly account: AccountId; readonly cursor: string | null }
  | { readonly _tag: "ActivityArrived"; readonly account: AccountId; readonly cursor: string | null; readonly page: History }
  | { readonly _tag: "ActivityFailed"; readonly account: AccountId; readonly cursor: string | null; readonly error: FailureData }

export const activityStart: ActivityState = { histories: {}, cursors: {} }

/**
 * Moves the histories. A page that failed leaves what is there; where nothing was, the history counts as empty (spec §8).
 * An answer for another page than the one asked for last came too late and changes nothing.
 */
export const stepActivity = (activity: ActivityState, event: KitEvent): ActivityState => {
  switch (event._tag) {
    case "ActivityAsked":
      return {
        ...put(activity, event.account, asking(activity.histories[event.account] ?? unasked)),
        cursors: { ...activity.cursors, [event.account]: event.cursor }
      }
    case "ActivityArrived": {
      if (isLate(activity, event)) return activity
      const before = event.cursor === null ? undefined : latest(activity.histories[event.account] ?? unasked)
      return put(activity, event.account, arrived(before === undefined ? event.page : withPage(before, event.page)))
    }
    case "ActivityFailed": {
      if (isLate(activity, event)) return activity
      const before = latest(activity.histories[event.account] ?? unasked) ?? emptyHistory
      return put(activity, event.account, failed(arrived(before), event.error))
    }
    default:
      return activity
  }
}

const isLate = ({ cursors }: ActivityState, { account, cursor }: { readonly account: AccountId; readonly cursor: string | null }): boolean =>
  cursors[account] !== undefined && cursors[account] !== cursor

/** A history without transactions and without another page. */
export const emptyHistory: History = { transactions: [], next: null }

const put = (activity: ActivityState, id: AccountId, history: Remote<History>): ActivityState => ({
  ...activity,
  histories: { ...activity.histories, [id]: history }
})
