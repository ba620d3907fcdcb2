import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import type { ConnectionState } from "../../../core/wallets/connection/events.ts"
import { isLast, isSameId } from "../../../core/wallets/connection/state.ts"
import { storageKeys } from "../../../core/wallets/storage/keys.ts"
import { readStored } from "../../../core/wallets/storage/stored.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"

/**
 * Disconnects here the wallets that the visitor disconnected in another tab. Other changes in storage do not affect the
 * session. `known`: the disconnected wallets at the kit's start, one of which may have been connected since. Reliability
 * F40.
 */
export const otherTabsLayer = (storageName: string, known: ConnectionState["disconnectedIds"] = {}) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const storage = yield* Storage
      const store = yield* Store
      const run = Runtime.runFork(yield* Effect.runtime())
      const place = formatStorageKey(storageName, storageKeys.disconnectedIds)
      const look = Effect.fnUntraced(function* (ignored: ConnectionState["disconnectedIds"]) {
        const text = yield* storage.get(place)
        const { disconnectedIds } = readStored((key) => (key === place ? text : null), storageName)
        for (const { connectorId, namespace } of [
          ...store.getState().connection.connections,
          ...store.getState().connection.restoring,
          ...store.getState().connection.absent
        ]) {
          const isIn = (ids: ConnectionState["disconnectedIds"]): boolean =>
            (ids[namespace] ?? []).some((id) => isSameId(id, connectorId))
          if (!isIn(disconnectedIds) || isIn(ignored)) continue
          const last = isLast(store.getState().connection, connectorId, namespace)
          yield* store.dispatch({ _tag: "Disconnected", connectorId, namespace, by: "tab", last })
        }
      })
      yield* storage.written((key) => {
        if (key === place) run(look({}))
      })
      yield* look(known) // Another tab may have written since the kit's start.
    })
  )
