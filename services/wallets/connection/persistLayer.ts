import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { storedParts, toProjection } from "../../../core/wallets/storage/projection.ts"
import type { WalletState } from "../../../core/wallets/catalogue/events.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { storageKeys } from "../../../core/wallets/storage/keys.ts"
import { storageKey } from "../../../core/foundation/data/storageKey.ts"
import { linkChoiceKey, readLinkChoice } from "../../../core/wallets/links/linkChoice.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { KitState } from "../../../core/state.ts"
import { Storage } from "../../foundation/storage/Storage.ts"

/**
 * Writes to storage what a later visit needs; a key is written only when its text changed in this tab. Nothing is
 * written before the first change, except to remove the connections of a kit that does not reconnect. `startedWith`: the state of the
 * kit's start, if events may have followed since. docs/spec/wallets.md#storage-formats.
 */
export const persistLayer = (storageName: string, startedWith?: KitState) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const storage = yield* Storage
      const store = yield* Store
      const start = startedWith ?? store.getState()
      const { config, connection } = start
      const isSame = (a: ReadonlyArray<unknown>, b: ReadonlyArray<unknown>) => a.every((part, i) => part === b[i])
      const connections = storageKey(storageName, storageKeys.connections)
      const disconnected = storageKey(storageName, storageKeys.disconnectedIds)
      let projected = toProjection(start, storageName)
      let isStale = !config.enableReconnect && connection.remembered.length > 0
      if (isStale) projected = {}
      const write = Effect.fnUntraced(function* () {
        const state = yield* store.state
        if (!isStale && isSame(storedParts(state), storedParts(start))) return
        const before = projected
        const isFirst = !isStale
        isStale = true // From the first change on, storage follows the state.
        projected = toProjection(state, storageName)
        const isUnchanged = (key: string): boolean => key in before && projected[key] === before[key]
        for (const [key, next] of Object.entries(projected)) {
          // Another tab may have written what this one has not changed. The first write adds missing keys, and a wallet
          // that is connected here counts as connected, even if another tab had disconnected it.
          const found = yield* storage.get(key)
          const isKept =
            key === disconnected && !isUnchanged(connections) ? found === (next ?? null) : !isFirst || found !== null
          if (isUnchanged(key) && isKept) continue
          yield* next === undefined ? storage.remove(key) : storage.set(key, next)
        }
      })
      // The tab in which the visitor disconnected has written it, possibly with a wallet that was connected there.
      yield* store.subscribe((state, events) => {
        if (events.some((event) => event._tag === "Disconnected" && event.by === "tab"))
          projected = toProjection(state, storageName)
      })
      yield* follow(storedParts, write, isSame)
      yield* keptLink
    })
  )

/**
 * Stores the wallet to open again where WalletConnect's library looks for it, shared by every kit of the page. A stored
 * link is removed, because the library follows any link there, until the entry of a wallet turns out to have it.
 */
const keptLink = Effect.gen(function* () {
  const storage = yield* Storage
  const store = yield* Store
  let written = yield* storage.get(linkChoiceKey)
  let unconfirmed = written
  yield* follow(
    ({ connection }) => connection.linking,
    (linking) => {
      const next = linking === null ? null : JSON.stringify(linking)
      if (next !== null) unconfirmed = null
      if (next === written) return Effect.void
      written = next
      return next === null ? storage.remove(linkChoiceKey) : storage.set(linkChoiceKey, next)
    }
  )
  yield* follow(
    ({ wallet }) => wallet,
    (wallet) => {
      const confirmed = readLinkChoice(unconfirmed, catalogueWallets(wallet))
      return confirmed === null ? Effect.void : store.dispatch({ _tag: "LinkFollowed", ...confirmed })
    }
  )
})

/** Returns the wallets that the catalogue has listed on this visit. */
const catalogueWallets = ({ featured, found, list, recommended }: WalletState): ReadonlyArray<Wallet> =>
  [latest(featured), latest(recommended), latest(list)?.wallets, latest(found)].flatMap((wallets) => wallets ?? [])
