import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Object URLs of the loaded images by image id. Revoked when the kit ends, which frees their memory. */
export class ImageUrls extends Context.Tag("services/ImageUrls")<
  ImageUrls,
  {
    readonly get: (id: string) => string | undefined
    /** Does nothing if an image with this id exists. */
    readonly put: (id: string, image: Blob) => Effect.Effect<void>
  }
>() {
  static readonly layer: Layer.Layer<ImageUrls> = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

const make = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => new Map<string, string>()),
    (urls) =>
      Effect.sync(() => {
        for (const url of urls.values()) URL.revokeObjectURL(url)
        urls.clear()
      })
  ),
  (urls) =>
    ImageUrls.of({
      get: (id) => urls.get(id),
      put: (id, image) => Effect.sync(() => void (urls.has(id) || urls.set(id, URL.createObjectURL(image))))
    })
)
