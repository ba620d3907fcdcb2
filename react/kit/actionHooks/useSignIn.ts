"use client"
import { type SignInStatus, getSignInStatus } from "../../../core/wallets/storage/signInStatus.ts"
import type { ShownSignIn } from "../../../core/wallets/storage/snapshot.ts"
import type { Latchkey } from "../host/contract.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"

/**
 * Returns the sign-in of the active account, and `signIn` and `signOut`, which reject with a tagged error. `session` is
 * null without a sign-in; `isRequired` is true if visitors who decline are disconnected; `status` is the progress. For
 * display only: a server must verify the sign-in.
 *
 * @example
 * ```tsx
 * import { useSignIn } from "latchkey/react"
 *
 * export const SignIn = () => {
 *   const { session, signIn, status } = useSignIn()
 *   return session ? <p>Signed in</p> : <button onClick={() => void signIn()}>Sign in ({status})</button>
 * }
 * ```
 */
export const useSignIn = (): Pick<Latchkey, "signIn" | "signOut"> & {
  readonly session: ShownSignIn | null
  readonly isRequired: boolean
  readonly status: SignInStatus
} => {
  const { signIn, signOut } = useLatchkey()
  const state = useSnapshot().signIn
  return {
    session: state?.session ?? null,
    isRequired: state?.isRequired ?? false,
    status: getSignInStatus(state?.phase),
    signIn,
    signOut
  }
}
