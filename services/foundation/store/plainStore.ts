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

/** The store without effects, for the first view and for hosts. `Store` is the same one for effects. */
export interface PlainStore {
  /** Returns the current state. */
  readonly getState: () => KitState
  /** Applies the events to the state, in order and synchronously, then notifies the listeners once. */
  readonly dispatch: (...events: ReadonlyArray<KitEvent>) => void
  /** Adds a listener; returns the function that removes it. */
  readonly subscribe: (listener: Listener) => () => void
  /** Adds the state and the commands of a room whose chunk has just loaded. A state that has joined stays as it is. */
  readonly add: <Name extends keyof LazySlices>(room: LazySlice<Name>) => void
  /** Returns the commands of a room; undefined until its chunk has loaded. */
  readonly commands: <Name extends keyof RoomCommands>(room: Name) => RoomCommands[Name] | undefined
}

/** Makes a store. Make it once per kit. */
export const plainStore = (initial: KitState): PlainStore => {
  const listeners = new Set<Listener>()
  const lazy = new Map<keyof LazySlices, MountedSlice>()
  const commands: Partial<RoomCommands> = {}
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
  return {
    getState: () => state,
    dispatch: (...events) => {
      if (events.length > 0)
        change((before) => events.reduce((next, event) => step(next, event, [...lazy.values()]), before), events)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (room) => {
      if (room.commands) Object.assign(commands, { [room.name]: room.commands })
      if (lazy.has(room.name)) return
      const one = mountSlice(room)
      lazy.set(room.name, one)
      change(one.join, [])
    },
    commands: (room) => commands[room]
  }
}
