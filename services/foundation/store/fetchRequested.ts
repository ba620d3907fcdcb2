import * as Effect from "effect/Effect"
import type { Remote } from "../../../core/foundation/data/remote.ts"
import type { KitState } from "../../../core/state.ts"
import { follow } from "./follow.ts"
import { makeKeyedFibers } from "./keyedFibers.ts"
import { getKeys } from "../../../core/foundation/data/keys.ts"

/**
 * Runs `fetch` for every key of a part of the state that is `Asking`, one run per key at a time, until the scope
 * closes. `fetch` dispatches the outcome.
 */
export const fetchRequested = Effect.fnUntraced(function* <Key extends string, R>(
  part: (state: KitState) => Readonly<Record<Key, Remote<unknown>>> | undefined,
  fetch: (key: Key) => Effect.Effect<void, never, R>
) {
  const work = makeKeyedFibers<Key>()
  yield* follow(
    (state) => getPendingKeys(part(state)),
    (keys) => Effect.forEach(keys, (key) => work.run(key, fetch(key)), { discard: true }),
    (a, b) => a.length === b.length && a.every((key, i) => key === b[i])
  )
})

/** Returns the pending keys of a record with their own type. */
export const getPendingKeys = <Key extends string>(
  all: Readonly<Record<Key, Remote<unknown>>> | undefined
): ReadonlyArray<Key> => (all === undefined ? [] : getKeys(all).filter((key) => all[key]._tag === "Asking"))
