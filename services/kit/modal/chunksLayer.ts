import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ChunkName } from "../../../core/kit/modal/views.ts"
import { listChunksToLoad } from "../../../core/kit/chunks/listChunksToLoad.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { getKeys } from "../../../core/foundation/data/keys.ts"

/** Loads and starts a chunk; the effect completes once the chunk's part is in place. */
export type LoadPart<R> = (chunk: ChunkName) => Effect.Effect<void, KitMissing, R>

/**
 * Loads the chunks that the state needs, after the view that needs them has painted, in the kit's scope: leaving the
 * view does not stop the load. A failed chunk is loaded again only on `ChunkAsked`: from the visitor's Try again, or
 * the next opening.
 */
export const chunksLayer = <R>(loadPart: LoadPart<R>) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const store = yield* Store
      const page = yield* Page
      const scope = yield* Effect.scope
      const running = new Set<ChunkName>()

      const load = (chunk: ChunkName) =>
        Effect.matchEffect(loadPart(chunk), {
          onFailure: () => store.dispatch({ _tag: "ChunkFailed", chunk }),
          onSuccess: () => store.dispatch({ _tag: "ChunkArrived", chunk })
        }).pipe(Effect.ensuring(Effect.sync(() => running.delete(chunk))))

      // Reads the current state: the change that triggered this may be outdated.
      const start = (chunk: ChunkName) =>
        Effect.gen(function* () {
          const now = store.getState().kit.chunks[chunk]
          if (now === undefined) yield* store.dispatch({ _tag: "ChunkAsked", chunk })
          if (running.has(chunk) || now === "arrived" || now === "failed") return
          running.add(chunk)
          yield* Effect.forkIn(Effect.zipRight(page.painted, load(chunk)), scope)
        })

      yield* follow(
        (state) => ({ wanted: listChunksToLoad(state), chunks: state.kit.chunks }),
        ({ wanted }) => Effect.forEach(wanted, start, { discard: true }),
        (a, b) => a.chunks === b.chunks && a.wanted.join() === b.wanted.join()
      )
      // Failed chunks are tried again when the modal opens again.
      yield* follow(
        ({ modal }) => modal.open,
        (open) =>
          Effect.flatMap(store.state, ({ kit }) =>
            open
              ? store.dispatch(
                  ...getKeys(kit.chunks)
                    .filter((chunk) => kit.chunks[chunk] === "failed")
                    .map((chunk) => ({ _tag: "ChunkAsked" as const, chunk }))
                )
              : Effect.void
          )
      )
    })
  )
