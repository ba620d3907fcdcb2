import * as Effect from "effect/Effect"
import { Store } from "../../foundation/store/Store.ts"
import type { Line } from "../frame/Line.ts"
import { signInByFarcaster } from "../social/farcasterLogin.ts"
import type { SignInWindows } from "../social/SignInWindows.ts"
import { signInElsewhere } from "../social/signInElsewhere.ts"
import { signInBySocial } from "../social/socialLogin.ts"
import { type LoginMemory, signInByEmail } from "./emailLogin.ts"

/** Signs in by what the visitor chose: a social account, or an email. docs/spec/embedded.md#social-login. */
export const signInByAccount = (line: Line, storageName: string, windows: SignInWindows, memory: LoginMemory) =>
  Effect.gen(function* () {
    const social = (yield* Store).now().login?.social ?? null
    if (social === null) return yield* signInByEmail(line, storageName, memory)
    if (social.provider === "farcaster") return yield* signInByFarcaster(line, storageName)
    if (windows.elsewhere !== undefined)
      return yield* signInElsewhere(line, storageName, windows.elsewhere, social.provider)
    return yield* signInBySocial(line, storageName, windows, social.provider, social.window)
  })
