import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Calls } from "../../foundation/http/Calls.ts"
import { Store } from "../../foundation/store/Store.ts"
import { type ImageKind, getImage } from "./calls.ts"
import { ImageUrls } from "../../foundation/platform/ImageUrls.ts"

/** An image in one of the provider's tables. */
export interface RequestedImage {
  readonly kind: ImageKind
  readonly id: string
}

/** Loads images into `ImageUrls`, each once, six at a time. The status of each is in the store. */
export class Images extends Context.Tag("services/Images")<
  Images,
  {
    /**
     * Completes when each image has loaded or failed. A failed one is loaded again; the work continues if the caller is
     * interrupted.
     */
    readonly load: (images: ReadonlyArray<RequestedImage>) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

const concurrency = 6
/** Images that finish within this time are dispatched together. */
const batchMillis = 30

type ImageEnd = "arrived" | "failed"

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const urls = yield* ImageUrls
  const store = yield* Store
  const scope = yield* Effect.scope
  const permits = yield* Effect.makeSemaphore(concurrency)
  const loading = new Map<string, Deferred.Deferred<void>>()
  const report = batchReports(store, loading)

  const loadOne = ({ id, kind }: RequestedImage) =>
    calls.image(getImage(kind, id)).pipe(
      Effect.flatMap((image) => urls.put(id, image)),
      Effect.match({ onFailure: (): ImageEnd => "failed", onSuccess: (): ImageEnd => "arrived" }),
      permits.withPermits(1),
      Effect.flatMap((end) =>
        Effect.suspend(() => Effect.forEach(report(id, end), (batch) => Effect.forkIn(batch, scope)))
      )
    )

  return Images.of({
    load: (requested) =>
      Effect.gen(function* () {
        const { images } = (yield* store.state).wallet
        const missing = requested.filter(({ id }) => images[id] !== "arrived")
        const fresh = missing.filter(
          ({ id }, index) => !loading.has(id) && missing.findIndex((other) => other.id === id) === index
        )
        for (const { id } of fresh) loading.set(id, yield* Deferred.make<void>())
        const waits = missing.map(({ id }) => loading.get(id)).filter((wait) => wait !== undefined)
        if (fresh.length > 0)
          yield* store.dispatch({ _tag: "ImagesMoved", ids: fresh.map(({ id }) => id), to: "asking" })
        yield* Effect.forEach(fresh, (image) => Effect.forkIn(loadOne(image), scope), { discard: true })
        yield* Effect.forEach(waits, Deferred.await, { discard: true })
      })
  })
})

/**
 * Returns a function that records the end of an image. Its result is the report of the next batch, to be run by the
 * caller, or empty if one is already scheduled.
 */
const batchReports = (store: Store["Type"], loading: Map<string, Deferred.Deferred<void>>) => {
  const ended: Array<{ readonly id: string; readonly to: ImageEnd }> = []
  let isWaiting = false
  const reportBatch = Effect.gen(function* () {
    yield* Effect.sleep(batchMillis)
    isWaiting = false
    const batch = ended.splice(0)
    const listIds = (end: ImageEnd) => batch.filter(({ to }) => to === end).map(({ id }) => id)
    yield* store.dispatch(
      ...(["arrived", "failed"] as const)
        .map((to) => ({ _tag: "ImagesMoved" as const, ids: listIds(to), to }))
        .filter((event) => event.ids.length > 0)
    )
    yield* Effect.forEach(
      batch,
      ({ id }) => {
        const wait = loading.get(id)
        loading.delete(id)
        return wait === undefined ? Effect.void : Deferred.succeed(wait, undefined)
      },
      { discard: true }
    )
  })
  return (id: string, to: ImageEnd): ReadonlyArray<typeof reportBatch> => {
    ended.push({ id, to })
    if (isWaiting) return []
    isWaiting = true
    return [reportBatch]
  }
}
