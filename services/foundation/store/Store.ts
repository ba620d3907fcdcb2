import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { joined, type JoinedRoom, type KitState, type LateRoom, type LateRooms, step } from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"

/** Hears of every move: the state after it, and the events that made it. */
export type Listener = (state: KitState, events: ReadonlyArray<KitEvent>) => void

/**
 * The one place where state changes. Plain values and listeners: streams of state and events, for who wants them, are
 * in `services/store/streams`, which no page pays for.
 */
export class Store extends Context.Tag("services/Store")<
  Store,
  {
    /** Moves the state by the events, in order and at once, then tells once who listens. */
    readonly dispatch: (...events: ReadonlyArray<KitEvent>) => Effect.Effect<void>
    readonly state: Effect.Effect<KitState>
    /** The state now, for who cannot run an effect. */
    readonly now: () => KitState
    /** Listens for as long as the scope lasts. */
    readonly listen: (listener: Listener) => Effect.Effect<void, never, Scope.Scope>
    /** Adds a room whose chunk has just arrived. A room that joined before is left alone. */
    readonly join: <Name extends keyof LateRooms>(room: LateRoom<Name>) => Effect.Effect<void>
  }
>() {
  static readonly layer = (initial: KitState): Layer.Layer<Store> => Layer.sync(this, () => make(initial))
}

const make = (initial: KitState) => {
  const listeners = new Set<Listener>()
  const late = new Map<keyof LateRooms, JoinedRoom>()
  let state = initial
  const waiting: Array<readonly [(before: KitState) => KitState, ReadonlyArray<KitEvent>]> = []
  let telling = false

  /** A listener that dispatches waits its turn, so that everybody hears of the moves in the same order. */
  const move = (change: (before: KitState) => KitState, events: ReadonlyArray<KitEvent>): void => {
    waiting.push([change, events])
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

  return Store.of({
    dispatch: (...events) =>
      events.length === 0
        ? Effect.void
        : Effect.sync(() =>
            move((before) => events.reduce((next, event) => step(next, event, [...late.values()]), before), events)
          ),
    state: Effect.sync(() => state),
    now: () => state,
    listen: (listener) =>
      Effect.acquireRelease(
        Effect.sync(() => void listeners.add(listener)),
        () => Effect.sync(() => void listeners.delete(listener))
      ),
    join: (room) =>
      Effect.sync(() => {
        if (late.has(room.name)) return
        const one = joined(room)
        late.set(room.name, one)
        move(one.join, [])
      })
  })
}
