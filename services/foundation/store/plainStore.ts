import {
  mountSlice,
  type MountedSlice,
  type KitState,
  type LazySlice,
  type LazySlices,
  type RoomCommands,
  step
} from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"

/** Called after every state change, with the new state and the events that caused it. */
export type Listener = (state: KitState, events: ReadonlyArray<KitEvent>) => void

/** The store without effects, for the first view and for hosts. `Store` wraps it for effects. */
export interface PlainStore {
  /** Returns the current state. */
  readonly getState: () => KitState
  /** Applies the events to the state, in order and synchronously, then notifies the listeners once. */
  readonly dispatch: (...events: ReadonlyArray<KitEvent>) => void
  /** Adds a listener; returns the function that removes it. */
  readonly subscribe: (listener: Listener) => () => void
  /**
   * Adds the state and the commands of a room whose chunk has loaded. Ignores the state of a room that has joined
   * before.
   */
  readonly add: <Name extends keyof LazySlices>(room: LazySlice<Name>) => void
  /** Returns the commands of a room; undefined until its chunk has loaded. */
  readonly commands: <Name extends keyof RoomCommands>(room: Name) => RoomCommands[Name] | undefined
}

/** Creates a store. Call it once per kit. */
export const createPlainStore = (initial: KitState): PlainStore => {
  const listeners = new Set<Listener>()
  const lazySlices = new Map<keyof LazySlices, MountedSlice>()
  const commands: Partial<RoomCommands> = {}
  let state = initial
  const queue: Array<readonly [(before: KitState) => KitState, ReadonlyArray<KitEvent>]> = []
  let isNotifying = false

  /** Queues events that a listener dispatches, so that all listeners see the changes in the same order. */
  const change = (apply: (before: KitState) => KitState, events: ReadonlyArray<KitEvent>): void => {
    queue.push([apply, events])
    if (isNotifying) return
    isNotifying = true
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        state = next[0](state)
        for (const listener of [...listeners]) listener(state, next[1])
      }
    } finally {
      isNotifying = false
    }
  }
  return {
    getState: () => state,
    dispatch: (...events) => {
      if (events.length > 0)
        change((before) => events.reduce((next, event) => step(next, event, [...lazySlices.values()]), before), events)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (room) => {
      if (room.commands) Object.assign(commands, { [room.name]: room.commands })
      if (lazySlices.has(room.name)) return
      const slice = mountSlice(room)
      lazySlices.set(room.name, slice)
      change(slice.join, [])
    },
    commands: (room) => commands[room]
  }
}
