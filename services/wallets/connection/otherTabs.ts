import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { isLast, sameId } from "../../../core/wallets/connection/state.ts"
import { storageKeys } from "../../../core/wallets/storage/keys.ts"
import { readStored } from "../../../core/wallets/storage/stored.ts"
import { storageKey } from "../../../core/foundation/data/storageKey.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"

/**
 * Disconnects here the wallets that the visitor disconnected in another tab. Other changes in storage do not affect the
 * session. Reliability F40.
 */
export const otherTabsLayer = (storageName: string) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const storage = yield* Storage
      const store = yield* Store
      const run = Runtime.runFork(yield* Effect.runtime())
      const place = storageKey(storageName, storageKeys.disconnectedIds)
      const look = Effect.gen(function* () {
        const text = yield* storage.get(place)
        const { disconnectedIds } = readStored((key) => (key === place ? text : null), storageName)
        for (const { connectorId, namespace } of [
          ...store.getState().connection.connections,
          ...store.getState().connection.restoring,
          ...store.getState().connection.absent
        ]) {
          if (!(disconnectedIds[namespace] ?? []).some((id) => sameId(id, connectorId))) continue
          const last = isLast(store.getState().connection, connectorId, namespace)
          yield* store.dispatch({ _tag: "Disconnected", connectorId, namespace, by: "tab", last })
        }
      })
      yield* storage.written((key) => {
        if (key === place) run(look)
      })
      yield* look // It may have been written since the kit's start.
    })
  )
