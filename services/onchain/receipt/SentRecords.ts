import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import { ownKey, readVersioned, writeVersioned } from "../../../core/foundation/data/versioned.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { sentRecordsUnkept } from "../../../core/onchain/receipt/errors.ts"
import { type StoredSent, StoredSentSchema } from "../../../core/onchain/receipt/events.ts"
import { isYoung, receiptStart, sentId, sentKey, stepReceipt, toStored } from "../../../core/onchain/receipt/state.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"

const decode = decodeEach(StoredSentSchema)

/** The most characters of stored records that are read. */
const mostCharacters = 200_000

/**
 * Stores what was sent, at most 99 records for seven days, in the moment in which it enters the state; reads at the
 * start what earlier visits stored, and takes over what other tabs store. Storage that refuses is told once: the records
 * then last as long as the page. Adds the state of the room `receipt`. docs/spec/onchain.md#receipt-sent-records.
 */
export const sentRecordsLayer = (storageName: string): Layer.Layer<never, never, Storage | Store> =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const storage = yield* Storage
      const store = yield* Store
      const runtime = yield* Effect.runtime()
      const place = ownKey(storageName, sentKey)
      const refuted = new Set<string>()

      const stored = Effect.gen(function* () {
        const text = yield* storage.get(place)
        const list = text === null || text.length > mostCharacters ? undefined : readVersioned(text)
        const now = yield* Clock.currentTimeMillis
        const { items: kept } = decode(Array.isArray(list) ? list.slice(0, limits.pendingTransactions) : [])
        return kept.filter((one) => isYoung(one, now) && !refuted.has(sentId(one)))
      })
      const read = Effect.flatMap(stored, (records) =>
        records.length === 0 ? Effect.void : store.dispatch({ _tag: "SentRecordsRead", records })
      )
      /** Another tab may have stored more meanwhile: its records stay. */
      const write = Effect.gen(function* () {
        const own = toStored(store.getState().receipt?.sent ?? [])
        const ids = new Set(own.map(sentId))
        const records: ReadonlyArray<StoredSent> = [
          ...own,
          ...(yield* stored).filter((one) => !ids.has(sentId(one)))
        ].slice(0, limits.pendingTransactions)
        if (yield* storage.set(place, writeVersioned(records))) return
        if (store.getState().receipt?.isKept !== true) return
        const error = toFailureData(sentRecordsUnkept())
        yield* store.dispatch({ _tag: "SentRecordsUnkept" }, { _tag: "ToastShown", toast: { kind: "error", error } })
      })

      yield* store.join({ name: "receipt", start: receiptStart, step: stepReceipt })
      yield* read
      let before = JSON.stringify(toStored(store.getState().receipt?.sent ?? []))
      yield* store.subscribe(({ receipt }, events) => {
        for (const event of events) if (event._tag === "SentRecordRefuted") refuted.add(event.hash)
        const after = JSON.stringify(toStored(receipt?.sent ?? []))
        if (after === before) return
        before = after
        Runtime.runSync(runtime)(write)
      })
      yield* storage.written((key) => {
        if (key === place) Runtime.runSync(runtime)(read)
      })
    })
  )
