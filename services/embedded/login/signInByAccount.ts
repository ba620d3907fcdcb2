import * as Effect from "effect/Effect"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Store } from "../../foundation/store/Store.ts"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import type { Line } from "../frame/Line.ts"
import type { SignInWindows } from "../social/SignInWindows.ts"
import type { LoginMemory } from "./emailCodes.ts"
import { signInByEmail } from "./emailLogin.ts"

/** Loads the code that signs in by a social account. */
export const socialPart = Effect.catchAll(
  loadChunk(() => import("../social/socialSignIns.ts")),
  failWithMissingCode
)

/**
 * Signs in by email or by the selected social account, whose code loads together with the frame. A window that was
 * opened for it closes in any case. docs/spec/embedded.md#social-login.
 */
export const signInByAccount = (line: Line, storageName: string, windows: SignInWindows, memory: LoginMemory) =>
  Effect.gen(function* () {
    const social = (yield* Store).getState().login?.social ?? null
    if (social === null) return yield* signInByEmail(line, storageName, memory)
    yield* Effect.fork(Effect.ignore(line.ready))
    const { signInBy } = yield* Effect.onError(socialPart, () =>
      Effect.sync(() => windows.getWindow(social.window ?? "")?.close())
    )
    return yield* signInBy(line, storageName, windows, social)
  })
