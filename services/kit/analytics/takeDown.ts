import type { Listener, PlainStore } from "../../foundation/store/plainStore.ts"

/** One state change: the new state, and the events that caused it. */
export type TakenEvent = Parameters<Listener>

/** Passes on the recorded changes, starting with the initial state, then each further one as it happens. */
export type TakenDown = (tell: (event: TakenEvent) => void) => void

/**
 * Records the store's changes for a consumer that is attached later, from now on. Once a hundred wait, no more are
 * recorded.
 */
export const takeDown = (store: Pick<PlainStore, "getState" | "subscribe">): TakenDown => {
  const taken: Array<TakenEvent> = [[store.getState(), []]]
  let tell = (event: TakenEvent): void => void (taken.length < 99 && taken.push(event))
  store.subscribe((...event) => tell(event))
  return (next) => {
    taken.forEach(next)
    tell = next
  }
}
