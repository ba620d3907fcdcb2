import type { Listener, PlainStore } from "../../foundation/store/plainStore.ts"

/** One state change: the new state, and the events that caused it. */
export type TakenEvent = Parameters<Listener>

/** Calls a function with the recorded changes, starting with the initial state, and then with each further one. */
export type TakenDown = (notify: (event: TakenEvent) => void) => void

/**
 * Records the store's changes from now on, for a consumer that is attached later. Once a hundred wait, no more are
 * recorded.
 */
export const recordChanges = (store: Pick<PlainStore, "getState" | "subscribe">): TakenDown => {
  const taken: Array<TakenEvent> = [[store.getState(), []]]
  let record = (event: TakenEvent): void => void (taken.length < 99 && taken.push(event))
  store.subscribe((...event) => record(event))
  return (next) => {
    taken.forEach(next)
    record = next
  }
}
