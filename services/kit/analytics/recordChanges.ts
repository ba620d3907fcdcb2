import type { Listener, PlainStore } from "../../foundation/store/plainStore.ts"

/** One state change: the new state, and the events that caused it. */
export type RecordedChange = Parameters<Listener>

/** Calls a function with the recorded changes, starting with the initial state, and then with each further one. */
export type NotifyOfChanges = (notify: (event: RecordedChange) => void) => void

/**
 * Records the store's changes from now on, for a consumer that is attached later. Once a hundred wait, no more are
 * recorded.
 */
export const recordChanges = (store: Pick<PlainStore, "getState" | "subscribe">): NotifyOfChanges => {
  const recorded: Array<RecordedChange> = [[store.getState(), []]]
  let record = (event: RecordedChange): void => void (recorded.length < 99 && recorded.push(event))
  store.subscribe((...event) => record(event))
  return (next) => {
    recorded.forEach(next)
    record = next
  }
}
