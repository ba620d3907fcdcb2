import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import {
  getConnectionKeys,
  type Projection,
  selectStoredParts,
  toProjection
} from "../../../core/wallets/storage/projection.ts"
import {
  mergeSharedParts,
  readSharedParts,
  type SharedParts,
  toSharedParts,
  removeEnded,
  withSharedParts
} from "../../../core/wallets/storage/sharedParts.ts"
import type { WalletState } from "../../../core/wallets/catalogue/events.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { linkChoiceKey, readLinkChoice } from "../../../core/wallets/links/linkChoice.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { KitState } from "../../../core/state.ts"
import { Storage } from "../../foundation/storage/Storage.ts"

/**
 * Writes to storage what a later visit needs; a key is written only when its text changed in this tab, and connections
 * and wallets of other tabs are kept. Nothing is written before the first change, except to remove the connections of a
 * kit that does not reconnect. `startedWith`: the state of the
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
      let projected = toProjection(start, storageName)
      let parts = toSharedParts(start)
      let isStale = !config.enableReconnect && connection.remembered.length > 0
      if (isStale) projected = {}
      /** Returns the texts to write: of the lists that all tabs change, only the changes of this tab. */
      const merge = Effect.fnUntraced(function* (state: KitState, before: SharedParts, own: Projection) {
        if (!config.enableReconnect) return own
        const found: Record<string, string | null> = {}
        for (const key of Object.keys(own)) found[key] = yield* storage.get(key)
        const stored = readSharedParts((key) => found[key] ?? null, storageName)
        const { multiWallet } = state.config.resolved
        const merged = mergeSharedParts(before, toSharedParts(state), stored, multiWallet)
        return toProjection(withSharedParts(state, merged), storageName)
      })
      const write = Effect.fnUntraced(function* () {
        const state = yield* store.state
        if (!isStale && isSame(selectStoredParts(state), selectStoredParts(start))) return
        const [before, partsBefore] = [projected, parts]
        const isFirst = !isStale
        isStale = true // From the first change on, storage follows the state.
        projected = toProjection(state, storageName)
        parts = toSharedParts(state)
        const merged = yield* merge(state, partsBefore, projected)
        const isOwnChange = (key: string): boolean => !(key in before) || projected[key] !== before[key]
        const group = [...getConnectionKeys(state)].map((key) => formatStorageKey(storageName, key))
        const isGroupChanged = group.some(isOwnChange)
        for (const key of Object.keys(projected)) {
          // Another tab may have written keys that this one has not changed. The first write adds missing keys.
          const found = yield* storage.get(key)
          const isChanged = isOwnChange(key) || (isGroupChanged && group.includes(key))
          if (!isChanged && (!isFirst || found !== null)) continue
          const next = merged[key]
          if (found === (next ?? null)) continue
          yield* next === undefined ? storage.remove(key) : storage.set(key, next)
        }
      })
      // The tab in which the visitor disconnected has written it, possibly with a wallet that was connected there.
      yield* store.subscribe((state, events) => {
        for (const event of events) {
          if (event._tag !== "Disconnected" || event.by !== "tab") continue
          projected = toProjection(state, storageName)
          parts = removeEnded(parts, event)
        }
      })
      yield* follow(selectStoredParts, write, isSame)
      yield* persistLink
    })
  )

/**
 * Stores the wallet to open again where WalletConnect's library looks for it, shared by every kit of the page. A stored
 * link is removed, because the library follows any link there, until the entry of a wallet turns out to have it.
 */
const persistLink = Effect.gen(function* () {
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
      const confirmed = readLinkChoice(unconfirmed, getCatalogueWallets(wallet))
      return confirmed === null ? Effect.void : store.dispatch({ _tag: "LinkFollowed", ...confirmed })
    }
  )
})

/** Returns the wallets that the catalogue has listed on this visit. */
const getCatalogueWallets = ({ featured, found, list, recommended }: WalletState): ReadonlyArray<Wallet> =>
  [latest(featured), latest(recommended), latest(list)?.wallets, latest(found)].flatMap((wallets) => wallets ?? [])
