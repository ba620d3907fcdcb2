import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, latest, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { ActivityEvent, ActivityState, History, Transaction } from "./events.ts"
import { appendPage } from "./transactions.ts"

export const activityStart: ActivityState = { histories: {}, cursors: {}, inclusions: {} }

/**
 * Updates the histories. A failed page keeps the loaded ones; without any, the history is empty
 * (docs/spec/onchain.md#activity-failure). An answer for any page but the most recently requested one is stale and
 * ignored.
 */
export const stepActivity = (activity: ActivityState, event: ActivityEvent | OtherEvent): ActivityState => {
  switch (event._tag) {
    case "ActivityAsked":
      return {
        ...put(activity, event.account, toLoading(activity.histories[event.account] ?? idle)),
        cursors: { ...activity.cursors, [event.account]: event.cursor }
      }
    case "ActivityArrived": {
      if (isLate(activity, event)) return activity
      const before = event.cursor === null ? undefined : latest(activity.histories[event.account] ?? idle)
      return put(activity, event.account, toLoaded(before === undefined ? event.page : appendPage(before, event.page)))
    }
    case "ActivityFailed": {
      if (isLate(activity, event)) return activity
      const before = latest(activity.histories[event.account] ?? idle) ?? emptyHistory
      return put(activity, event.account, toFailed(toLoaded(before), event.error))
    }
    case "InclusionAsked":
      return withInclusion(activity, event, toLoading)
    case "InclusionArrived":
      return withInclusion(activity, event, () => toLoaded(event.inclusion))
    case "InclusionFailed":
      return withInclusion(activity, event, (before) => toFailed(before, event.error))
    default:
      return activity
  }
}

type Found = ActivityState["inclusions"][string]["found"]

const withInclusion = (
  activity: ActivityState,
  { hash, network }: Pick<Transaction, "network" | "hash">,
  next: (before: Found) => Found
): ActivityState => ({
  ...activity,
  inclusions: {
    ...activity.inclusions,
    [hash]: { network, found: next(activity.inclusions[hash]?.found ?? idle) }
  }
})

const isLate = (
  { cursors }: ActivityState,
  { account, cursor }: { readonly account: AccountId; readonly cursor: string | null }
): boolean => cursors[account] !== undefined && cursors[account] !== cursor

/** A history without transactions and without a next page. */
export const emptyHistory: History = { transactions: [], next: null }

/** The history of an account on a network whose histories no service provides. */
export const uncoveredHistory: History = { ...emptyHistory, isUncovered: true }

const put = (activity: ActivityState, id: AccountId, history: Remote<History>): ActivityState => ({
  ...activity,
  histories: { ...activity.histories, [id]: history }
})
