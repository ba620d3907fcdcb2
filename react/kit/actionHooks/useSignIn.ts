"use client"
import { type SignInStatus, signInStatusOf } from "../../../core/wallets/storage/signInStatus.ts"
import type { ShownSignIn } from "../../../core/wallets/storage/snapshot.ts"
import type { Latchkey } from "../host/contract.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"

/**
 * Returns the sign-in of the account in use, and the functions that sign it in and out. `session` is null while nobody
 * is signed in; `isRequired`: a visitor who does not sign in is disconnected; `status`: how far it is. For display: a server verifies it.
 */
export const useSignIn = (): Pick<Latchkey, "signIn" | "signOut"> & {
  readonly session: ShownSignIn | null
  readonly isRequired: boolean
  readonly status: SignInStatus
} => {
  const { signIn, signOut } = useLatchkey()
  const shown = useSnapshot().signIn
  return {
    session: shown?.session ?? null,
    isRequired: shown?.isRequired ?? false,
    status: signInStatusOf(shown?.phase),
    signIn,
    signOut
  }
}
