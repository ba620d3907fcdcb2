import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Calls } from "../../foundation/http/Calls.ts"
import { Store } from "../../foundation/store/Store.ts"
import { type ImageKind, imageOf } from "./calls.ts"
import { ImageUrls } from "../../foundation/platform/ImageUrls.ts"

/** An image in one of the provider's tables. */
export interface WantedImage {
  readonly kind: ImageKind
  readonly id: string
}

/** Loads images into `ImageUrls`, each once, six at a time. The status of each is in the store. */
export class Images extends Context.Tag("services/Images")<
  Images,
  {
    /**
     * Completes when each has loaded or failed. One that failed before is loaded again; the work continues if the
     * caller is interrupted.
     */
    readonly load: (wanted: ReadonlyArray<WantedImage>) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

const atOnce = 6
/** Images that finish within this time are dispatched together. */
const gatherMillis = 30

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const urls = yield* ImageUrls
  const store = yield* Store
  const scope = yield* Effect.scope
  const turns = yield* Effect.makeSemaphore(atOnce)
  const underWay = new Map<string, Deferred.Deferred<void>>()
  const settled: Array<{ readonly id: string; readonly to: "arrived" | "failed" }> = []
  let gathering = false

  const tell = Effect.gen(function* () {
    yield* Effect.sleep(gatherMillis)
    gathering = false
    const all = settled.splice(0)
    const ids = (to: "arrived" | "failed") => all.filter((one) => one.to === to).map(({ id }) => id)
    yield* store.dispatch(
      ...(["arrived", "failed"] as const)
        .map((to) => ({ _tag: "ImagesMoved" as const, ids: ids(to), to }))
        .filter((event) => event.ids.length > 0)
    )
    yield* Effect.forEach(
      all,
      ({ id }) => {
        const waiting = underWay.get(id)
        underWay.delete(id)
        return waiting === undefined ? Effect.void : Deferred.succeed(waiting, undefined)
      },
      { discard: true }
    )
  })

  const one = ({ id, kind }: WantedImage) =>
    calls.image(imageOf(kind, id)).pipe(
      Effect.flatMap((image) => urls.put(id, image)),
      Effect.match({ onFailure: () => "failed" as const, onSuccess: () => "arrived" as const }),
      turns.withPermits(1),
      Effect.flatMap((to) =>
        Effect.suspend(() => {
          settled.push({ id, to })
          if (gathering) return Effect.void
          gathering = true
          return Effect.asVoid(Effect.forkIn(tell, scope))
        })
      )
    )

  return Images.of({
    load: (wanted) =>
      Effect.gen(function* () {
        const { images } = (yield* store.state).wallet
        const missing = wanted.filter(({ id }) => images[id] !== "arrived")
        const fresh = missing.filter(
          ({ id }, i) => !underWay.has(id) && missing.findIndex((other) => other.id === id) === i
        )
        for (const { id } of fresh) underWay.set(id, yield* Deferred.make<void>())
        const waiting = missing.map(({ id }) => underWay.get(id)).filter((one) => one !== undefined)
        if (fresh.length > 0)
          yield* store.dispatch({ _tag: "ImagesMoved", ids: fresh.map(({ id }) => id), to: "asking" })
        yield* Effect.forEach(fresh, (image) => Effect.forkIn(one(image), scope), { discard: true })
        yield* Effect.forEach(waiting, Deferred.await, { discard: true })
      })
  })
})
