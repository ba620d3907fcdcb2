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
 * Creates a sign-in for the option `siwx`: messages of this page (EIP-4361), and up to 32 sessions in this browser,
 * which the kit verifies whenever it reads them. Sessions are for display only: your server must verify message and
 * signature with `verifySignIn` of `latchkey/siwx/server`, in `verify` or later. To replace a part, spread it: `{
 * ...signIn(), getRequired: () => false }`. Throws `CallMisfit` for an unknown setting.
 *
 * @example
 * ```ts
 * import { createLatchkey, mainnet } from "latchkey"
 * import { signIn } from "latchkey/siwx"
 *
 * createLatchkey({ networks: [mainnet], siwx: signIn({ statement: "Welcome" }) })
 * ```
 */
export const signIn = (settings: SignInSettings = {}): SignInPlugin => {
  requireKeys("signIn", settings, signInKeys, 'signIn({ statement: "Welcome" })')
  const own = { ...settings }
  const loadSessions = () =>
    import("../../../services/onchain/siwx/storedSessions.ts").then(
      ({ createStoredSessions }) => createStoredSessions(own),
      throwMissing
    )
  return {
    verifiedBy: "kit",
    createMessage: async (input) => (await loadSessions()).createMessage(input),
    addSession: async (session) => (await loadSessions()).addSession(session),
    revokeSession: async (chainId, address) => (await loadSessions()).revokeSession(chainId, address),
    setSessions: async (all) => (await loadSessions()).setSessions(all),
    getSessions: async (chainId, address) => (await loadSessions()).getSessions(chainId, address)
  }
}

/**
 * Creates a sign-in whose sessions are stored by the project's sign-in service (`/auth/v1`). The service issues nonces,
 * verifies signatures, and identifies the visitor by a token in this browser. Throws `CallMisfit` for an unknown
 * setting.
 *
 * @example
 * ```ts
 * import { createLatchkey, mainnet } from "latchkey"
 * import { cloudAuth } from "latchkey/siwx"
 *
 * const projectId = "00000000000000000000000000000000"
 * createLatchkey({ projectId, networks: [mainnet], siwx: cloudAuth({ projectId }) })
 * ```
 */
export const cloudAuth = (settings: CloudSettings): CloudSignIn => {
  requireKeys("cloudAuth", settings, cloudKeys, 'cloudAuth({ projectId: "0123456789abcdef0123456789abcdef" })')
  const own = { ...settings }
  let loaded:
    | Promise<ReturnType<typeof import("../../../services/onchain/siwx/cloudSessions.ts").createCloudSessions>>
    | undefined
  const loadCloud = () =>
    (loaded ??= import("../../../services/onchain/siwx/cloudSessions.ts").then(
      ({ createCloudSessions }) => createCloudSessions(own),
      (cause: unknown) => {
        loaded = undefined // the next call tries again
        return throwMissing(cause)
      }
    ))
  return {
    createMessage: async (input) => (await loadCloud()).createMessage(input),
    addSession: async (session) => (await loadCloud()).addSession(session),
    revokeSession: async () => (await loadCloud()).revokeSession(),
    setSessions: async (all) => (await loadCloud()).setSessions(all),
    getSessions: async () => (await loadCloud()).getSessions(),
    getProfile: async () => (await loadCloud()).getProfile(),
    setMetadata: async (metadata) => (await loadCloud()).setMetadata(metadata),
    requestCode: async (email, account) => (await loadCloud()).requestCode(email, account),
    confirmCode: async (code) => (await loadCloud()).confirmCode(code)
  }
}
