import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import type { KitState, LazySlice, LazySlices } from "../../../core/state.ts"
import { makeFailuresYieldable } from "../../../core/foundation/errors/yieldable.ts"
import { type Listener, createPlainStore, type PlainStore } from "./plainStore.ts"
import type { KitEvent } from "../../../core/event.ts"

makeFailuresYieldable()

export type { Listener }

/** The state of a kit for effects, over the store that the first view uses without them. */
export interface EffectStore extends Pick<PlainStore, "add" | "commands" | "getState"> {
  /** The store without effects. */
  readonly plain: PlainStore
  /** Applies the events to the state, in order, then notifies the listeners once. */
  readonly dispatch: (...events: ReadonlyArray<KitEvent>) => Effect.Effect<void>
  readonly state: Effect.Effect<KitState>
  /** Adds a listener until the scope is closed. */
  readonly subscribe: (listener: Listener) => Effect.Effect<void, never, Scope.Scope>
  /** `add` as an effect. */
  readonly join: <Name extends keyof LazySlices>(room: LazySlice<Name>) => Effect.Effect<void>
}

/**
 * The only place where state changes. Uses plain values and listeners; streams of state and events are in
 * `services/foundation/store/streams.ts`, which pages do not load.
 */
export class Store extends Context.Tag("services/Store")<Store, EffectStore>() {
  static readonly layer = (initial: KitState): Layer.Layer<Store> => Layer.sync(this, () => makeStore(initial))
}

/** Creates a store. Call it once per kit. */
export const makeStore = (initial: KitState): Store["Type"] => getStore(createPlainStore(initial))

/** Returns the effect store of a plain store. */
export const getStore = (plain: PlainStore): Store["Type"] =>
  Store.of({
    plain,
    add: plain.add,
    commands: plain.commands,
    getState: plain.getState,
    dispatch: (...events) => Effect.sync(() => plain.dispatch(...events)),
    state: Effect.sync(plain.getState),
    subscribe: (listener) =>
      Effect.asVoid(
        Effect.acquireRelease(
          Effect.sync(() => plain.subscribe(listener)),
          (stop) => Effect.sync(stop)
        )
      ),
    join: (room) => Effect.sync(() => plain.add(room))
  })
