import * as Effect from "effect/Effect"
import type { RedirectProvider } from "../../../core/embedded/social/social.ts"
import type { Line } from "../frame/Line.ts"
import { keepSocial } from "./keepSocial.ts"
import type { SignInElsewhere } from "./SignInWindows.ts"

/**
 * Signs in by a social account on another device: shows an address with a code, which the site makes, and completes
 * when the visitor has signed in there. docs/spec/embedded.md#social-elsewhere.
 */
export const signInElsewhere = (
  line: Line,
  storageName: string,
  { show }: SignInElsewhere,
  provider: RedirectProvider
) =>
  Effect.gen(function* () {
    const { uri } = yield* line.ask("GET_SOCIAL_REDIRECT_URI", { provider })
    show(uri)
    const { userName } = yield* line.ask("CONNECT_SOCIAL", { uri })
    yield* keepSocial(storageName, provider, userName)
  })
