import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Images, type RequestedImage } from "./Images.ts"
import { ImageUrls } from "../../foundation/platform/ImageUrls.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const png = (bytes = 3): Response => new Response(new Uint8Array(bytes), { headers: { "content-type": "image/png" } })
const makeImages = (...ids: ReadonlyArray<string>): ReadonlyArray<RequestedImage> =>
  ids.map((id) => ({ kind: "wallet", id }))

const withAnswer = (answer: Parameters<typeof makeAnswering>[0]) => {
  const { layer, seen } = makeAnswering(answer)
  return {
    seen,
    layer: Images.layer.pipe(
      Layer.provideMerge(Layer.mergeAll(layer, ImageUrls.layer, Store.layer(testState({ catalogue: true }))))
    )
  }
}

const loadImages = (images: ReadonlyArray<RequestedImage>) =>
  Effect.gen(function* () {
    yield* Effect.fork(Effect.flatMap(Images, (all) => all.load(images)))
    yield* Effect.promise(() => passTurns(50))
    yield* TestClock.adjust("10 seconds")
    return (yield* (yield* Store).state).wallet.images
  })

describe("Images", () => {
  it.effect("stores images as object URLs, and the state lists those that arrived", () => {
    const { layer, seen } = withAnswer(() => png())
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* loadImages(makeImages("a")), { a: "arrived" })
      assert.match((yield* ImageUrls).get("a") ?? "", /^blob:/)
      assert.strictEqual(seen[0]?.pathname, "/getWalletImage/a")
    }).pipe(Effect.provide(layer))
  })

  it.effect("loads images of networks from the asset table", () => {
    const { layer, seen } = withAnswer(() => png())
    return Effect.gen(function* () {
      yield* loadImages([{ kind: "asset", id: "b/../c" }])
      assert.strictEqual(seen[0]?.pathname, "/public/getAssetImage/b%2F..%2Fc")
    }).pipe(Effect.provide(layer))
  })

  it.effect("rejects answers that are not images or are larger than 512 KiB", () => {
    const { layer } = withAnswer((url) => (url.pathname.endsWith("a") ? { not: "an image" } : png(512 * 1024 + 1)))
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* loadImages(makeImages("a", "b")), { a: "failed", b: "failed" })
      assert.isUndefined((yield* ImageUrls).get("a"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("fetches an image once if it is requested twice", () => {
    const { layer, seen } = withAnswer(() => png())
    return Effect.gen(function* () {
      yield* Effect.fork(Effect.flatMap(Images, (all) => all.load(makeImages("a", "a"))))
      yield* loadImages(makeImages("a"))
      yield* loadImages(makeImages("a"))
      assert.strictEqual(seen.length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("revokes the URLs when the kit ends", () => {
    const revoked: Array<string> = []
    const { revokeObjectURL } = URL
    return Effect.gen(function* () {
      URL.revokeObjectURL = (url) => void revoked.push(url)
      const url = yield* Effect.scoped(
        Effect.gen(function* () {
          const urls = yield* Effect.map(Layer.build(ImageUrls.layer), (context) => context)
          const all = yield* Effect.provide(ImageUrls, urls)
          yield* all.put("a", new Blob([]))
          return all.get("a")
        })
      )
      assert.deepStrictEqual(revoked, [url])
    }).pipe(
      Effect.ensuring(
        Effect.sync(() => {
          URL.revokeObjectURL = revokeObjectURL
        })
      )
    )
  })
})
