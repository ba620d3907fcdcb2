import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import type { CloudSettings, CloudSignIn, SignInPlugin } from "../../../core/onchain/siwx/plugin.ts"
import type { SignInSettings } from "../../../services/onchain/siwx/storedSessions.ts"

export type { SignInData } from "../../../core/onchain/siwx/fields.ts"
export type {
  CloudProfile,
  CloudSettings,
  CloudSignIn,
  SignInPlugin,
  SignInSubject,
  SiweConfig,
  SiweMessageParts
} from "../../../core/onchain/siwx/plugin.ts"
export type { SignInSession } from "../../../core/onchain/siwx/session.ts"
export type { SignInSettings }

const signInKeys: ReadonlyArray<keyof SignInSettings> = [
  "statement",
  "expiresInMillis",
  "nonce",
  "verify",
  "storageName"
]
const cloudKeys: ReadonlyArray<keyof CloudSettings> = [
  "projectId",
  "api",
  "statement",
  "expiresInMillis",
  "storageName"
]

/**
 * Makes a sign-in for the option `siwx`: texts of this page (EIP-4361), sessions in this browser, at most 32, which the
 * kit verifies each time it reads them. A session is for display: with `verify`, or before it answers, your server
 * checks text and signature by `verifySignIn` of `latchkey/siwx/server`. To change a part, spread it:
 * `{ ...signIn(), getRequired: () => false }`. Throws `CallMisfit` for an unknown setting.
 */
export const signIn = (settings: SignInSettings = {}): SignInPlugin => {
  requireKeys("signIn", settings, signInKeys, 'signIn({ statement: "Welcome" })')
  const own = { ...settings }
  const sessions = () =>
    import("../../../services/onchain/siwx/storedSessions.ts").then(
      ({ storedSessions }) => storedSessions(own),
      throwMissing
    )
  return {
    verifiedBy: "kit",
    createMessage: async (input) => (await sessions()).createMessage(input),
    addSession: async (session) => (await sessions()).addSession(session),
    revokeSession: async (chainId, address) => (await sessions()).revokeSession(chainId, address),
    setSessions: async (all) => (await sessions()).setSessions(all),
    getSessions: async (chainId, address) => (await sessions()).getSessions(chainId, address)
  }
}

/**
 * Makes a sign-in whose sessions the project's sign-in service keeps (`/auth/v1`): it gives out the nonces, verifies the
 * signatures, and knows a visitor by a token that is kept in this browser. Throws `CallMisfit` for an unknown setting.
 */
export const cloudAuth = (settings: CloudSettings): CloudSignIn => {
  requireKeys("cloudAuth", settings, cloudKeys, 'cloudAuth({ projectId: "0123456789abcdef0123456789abcdef" })')
  const own = { ...settings }
  let loaded:
    | Promise<ReturnType<typeof import("../../../services/onchain/siwx/cloudSessions.ts").cloudSessions>>
    | undefined
  const cloud = () =>
    (loaded ??= import("../../../services/onchain/siwx/cloudSessions.ts").then(
      ({ cloudSessions }) => cloudSessions(own),
      (cause: unknown) => {
        loaded = undefined // the next call tries again
        return throwMissing(cause)
      }
    ))
  return {
    createMessage: async (input) => (await cloud()).createMessage(input),
    addSession: async (session) => (await cloud()).addSession(session),
    revokeSession: async () => (await cloud()).revokeSession(),
    setSessions: async (all) => (await cloud()).setSessions(all),
    getSessions: async () => (await cloud()).getSessions(),
    getProfile: async () => (await cloud()).getProfile(),
    setMetadata: async (metadata) => (await cloud()).setMetadata(metadata),
    requestCode: async (email, account) => (await cloud()).requestCode(email, account),
    confirmCode: async (code) => (await cloud()).confirmCode(code)
  }
}
