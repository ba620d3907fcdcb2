import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import { ownKey, readVersioned, writeVersioned } from "../../../core/foundation/data/versioned.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { SentRecordsUnkept } from "../../../core/onchain/receipt/errors.ts"
import { type StoredSent, StoredSentSchema } from "../../../core/onchain/receipt/events.ts"
import {
  isYoung,
  receiptStart,
  getSentId,
  sentKey,
  stepReceipt,
  toStored
} from "../../../core/onchain/receipt/state.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"

const decode = decodeEach(StoredSentSchema)

/** The maximum length of stored records that is read. */
const maxLength = 200_000

/**
 * Stores sent requests, at most 99 records for seven days, as soon as they are in the state; at the start reads those
 * that earlier visits stored, and adds those that other tabs store. If storage fails, reports it once: records are then
 * lost with the page. Adds the state of the room `receipt`. docs/spec/onchain.md#receipt-sent-records.
 */
export const sentRecordsLayer = (storageName: string): Layer.Layer<never, never, Storage | Store> =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const storage = yield* Storage
      const store = yield* Store
      const runtime = yield* Effect.runtime()
      const storageKey = ownKey(storageName, sentKey)
      const refuted = new Set<string>()

      const stored = Effect.gen(function* () {
        const text = yield* storage.get(storageKey)
        const list = text === null || text.length > maxLength ? undefined : readVersioned(text)
        const now = yield* Clock.currentTimeMillis
        const { items: valid } = decode(Array.isArray(list) ? list.slice(0, limits.pendingTransactions) : [])
        return valid.filter((record) => isYoung(record, now) && !refuted.has(getSentId(record)))
      })
      const read = Effect.flatMap(stored, (records) =>
        records.length === 0 ? Effect.void : store.dispatch({ _tag: "SentRecordsRead", records })
      )
      /** Keeps records that another tab has stored in the meantime. */
      const write = Effect.gen(function* () {
        const own = toStored(store.getState().receipt?.sent ?? [])
        const ids = new Set(own.map(getSentId))
        const records: ReadonlyArray<StoredSent> = [
          ...own,
          ...(yield* stored).filter((record) => !ids.has(getSentId(record)))
        ].slice(0, limits.pendingTransactions)
        if (yield* storage.set(storageKey, writeVersioned(records))) return
        if (store.getState().receipt?.isKept !== true) return
        const error = toFailureData(new SentRecordsUnkept())
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
        if (key === storageKey) Runtime.runSync(runtime)(read)
      })
    })
  )
