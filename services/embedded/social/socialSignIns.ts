import type { LoginState } from "../../../core/embedded/login/events.ts"
import type { Line } from "../frame/Line.ts"
import { signInByFarcaster } from "./farcasterLogin.ts"
import type { SignInWindows } from "./SignInWindows.ts"
import { signInElsewhere } from "./signInElsewhere.ts"
import { signInBySocial } from "./socialLogin.ts"

/** Part of this chunk, because only a page that was left for Telegram's sign-in has one to continue. */
export { continueSocialLogin as comeBack } from "./continueSocialLogin.ts"

/** Signs in by the selected social account: in its window, by a code, or on another device. */
export const signInBy = (
  line: Line,
  storageName: string,
  windows: SignInWindows,
  { provider, window }: NonNullable<LoginState["social"]>
) =>
  provider === "farcaster"
    ? signInByFarcaster(line, storageName)
    : windows.elsewhere !== undefined
      ? signInElsewhere(line, storageName, windows.elsewhere, provider)
      : signInBySocial(line, storageName, windows, provider, window)
