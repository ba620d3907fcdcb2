import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import {
  mountSlice,
  type MountedSlice,
  type KitState,
  type LazySlice,
  type LazySlices,
  step
} from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"

/** Called after every state change, with the new state and the events that caused it. */
export type Listener = (state: KitState, events: ReadonlyArray<KitEvent>) => void

/**
 * The only place where state changes. Plain values and listeners; streams of state and events are in
 * `services/foundation/store/streams.ts`, which no page loads.
 */
export class Store extends Context.Tag("services/Store")<
  Store,
  {
    /** Applies the events to the state, in order and synchronously, then notifies the listeners once. */
    readonly dispatch: (...events: ReadonlyArray<KitEvent>) => Effect.Effect<void>
    readonly state: Effect.Effect<KitState>
    /** The current state, for callers that cannot run an effect. */
    readonly now: () => KitState
    /** Does what `dispatch` does, for callers that cannot run an effect: a page draws before its services are built. */
    readonly move: (...events: ReadonlyArray<KitEvent>) => void
    /** Adds a listener; returns the function that removes it. For callers that cannot run an effect. */
    readonly hear: (listener: Listener) => () => void
    /** Adds a listener, for as long as the scope lasts. */
    readonly listen: (listener: Listener) => Effect.Effect<void, never, Scope.Scope>
    /** Adds the state of a room whose chunk has just loaded. Does nothing if that room has already joined. */
    readonly join: <Name extends keyof LazySlices>(room: LazySlice<Name>) => Effect.Effect<void>
  }
>() {
  static readonly layer = (initial: KitState): Layer.Layer<Store> => Layer.sync(this, () => makeStore(initial))
}

/** Makes a store without an effect. Make it once per kit. */
export const makeStore = (initial: KitState): Store["Type"] => {
  const listeners = new Set<Listener>()
  const lazy = new Map<keyof LazySlices, MountedSlice>()
  let state = initial
  const waiting: Array<readonly [(before: KitState) => KitState, ReadonlyArray<KitEvent>]> = []
  let telling = false

  /** Events dispatched by a listener are queued, so that all listeners see the changes in the same order. */
  const change = (apply: (before: KitState) => KitState, events: ReadonlyArray<KitEvent>): void => {
    waiting.push([apply, events])
    if (telling) return
    telling = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        state = next[0](state)
        for (const listener of [...listeners]) listener(state, next[1])
      }
    } finally {
      telling = false
    }
  }

  const move = (...events: ReadonlyArray<KitEvent>): void => {
    if (events.length > 0)
      change((before) => events.reduce((next, event) => step(next, event, [...lazy.values()]), before), events)
  }
  const hear = (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return Store.of({
    dispatch: (...events) => Effect.sync(() => move(...events)),
    state: Effect.sync(() => state),
    now: () => state,
    move,
    hear,
    listen: (listener) =>
      Effect.asVoid(
        Effect.acquireRelease(
          Effect.sync(() => hear(listener)),
          (stop) => Effect.sync(stop)
        )
      ),
    join: (room) =>
      Effect.sync(() => {
        if (lazy.has(room.name)) return
        const one = mountSlice(room)
        lazy.set(room.name, one)
        change(one.join, [])
      })
  })
}
