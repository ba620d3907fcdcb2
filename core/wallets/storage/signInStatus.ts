import type { SignInPhase } from "./snapshot.ts"

/** The status of a sign-in, in the words of earlier kits. */
export type SignInStatus = "uninitialized" | "ready" | "loading" | "success" | "rejected" | "error"

const statuses: Readonly<Record<SignInPhase, SignInStatus>> = {
  Sought: "loading",
  Preparing: "loading",
  Asked: "ready",
  Signing: "loading",
  Declined: "rejected",
  Failed: "error",
  Refused: "error",
  Held: "success",
  Out: "ready"
}

/** Returns the status of a sign-in's phase; `uninitialized` without a phase. */
export const getSignInStatus = (phase: SignInPhase | undefined): SignInStatus =>
  phase === undefined ? "uninitialized" : statuses[phase]
