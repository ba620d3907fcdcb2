import * as Effect from "effect/Effect"
import { socialKeys } from "../../../core/embedded/login/keys.ts"
import { readPopupResult } from "../../../core/embedded/social/popupResult.ts"
import { socialMillis } from "../../../core/embedded/social/socialMillis.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Storage } from "../../foundation/storage/Storage.ts"

/**
 * Completes a sign-in whose window was open when the page was reloaded: the window still posts its result to this page.
 * Waits for it at most ten minutes. `prepare`: loads the embedded wallet. docs/spec/embedded.md#social-reload.
 */
export const awaitSignInWindow = (storageName: string, site: string, prepare: Effect.Effect<unknown, unknown>) =>
  Effect.gen(function* () {
    const storage = yield* Storage
    const state = yield* storage.get(formatStorageKey(storageName, socialKeys.state))
    if (!state) return
    const resultUri = yield* Effect.timeoutOption(getResult(site, state), socialMillis.reload)
    if (resultUri._tag === "None")
      return yield* Effect.forEach(
        [socialKeys.state, socialKeys.left],
        (key) => storage.remove(formatStorageKey(storageName, key)),
        { discard: true }
      )
    yield* Effect.ignore(prepare)
    const url = new URL(location.href)
    url.searchParams.set("result_uri", resultUri.value)
    history.replaceState(history.state, "", url.href)
    const { comeBack } = yield* loadChunk(() => import("./socialSignIns.ts"))
    yield* comeBack(storageName)
  })

/** Returns the result that a window of this page posts, and closes the window. */
const getResult = (site: string, state: string): Effect.Effect<string> =>
  Effect.async((resume) => {
    const controller = new AbortController()
    window.addEventListener(
      "message",
      ({ data, origin, source }: MessageEvent<unknown>) => {
        const resultUri = readPopupResult({ data, origin }, site, state)
        if (resultUri === undefined) return
        if (source !== null && "close" in source) source.close()
        resume(Effect.succeed(resultUri))
      },
      { signal: controller.signal }
    )
    return Effect.sync(() => controller.abort())
  })
