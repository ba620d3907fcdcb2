import type { OtherEvent } from "../../foundation/data/step.ts"
import type { SignInEvent, SignInState } from "./events.ts"

export const signInStart: SignInState = {
  phase: "Out",
  account: null,
  required: false,
  message: "",
  error: null,
  session: null
}

/** Returns true if a press asks the wallet for the displayed text. */
export const mayConfirm = ({ phase }: SignInState): boolean => /^(Asked|Declined|Failed)$/.test(phase)

/** Updates the sign-in of the account in use. Events about another account are ignored. */
export const stepSignIn = (state: SignInState, event: SignInEvent | OtherEvent): SignInState => {
  if (event._tag === "SignInSought")
    return {
      ...signInStart,
      account: event.account,
      phase: event.account ? "Sought" : "Out",
      // This failure disconnected the wallet. The visitor is back at the wallet list, which shows the failure.
      error: event.account === null && state.error?.tag === "SignInNotStarted" ? state.error : null
    }
  // A failure without an account belongs to an earlier attempt: it ends with the view, and with the next attempt.
  if (state.account === null && state.error !== null && /^(Closed|ConnectStarted)$/.test(String(event._tag)))
    return { ...state, error: null }
  if (!isSignIn(event) || event.account !== state.account) return state
  switch (event._tag) {
    case "SignInPrepared":
      return { ...state, phase: "Preparing", required: event.required, message: "", error: null, session: null }
    case "SignInAsked":
      return { ...state, phase: "Asked", message: event.message, error: null }
    case "SignInConfirmed":
      return mayConfirm(state) ? { ...state, phase: "Signing", error: null } : state
    case "SignInFailed":
      return {
        ...state,
        phase:
          event.error.tag === "RequestRejected"
            ? "Declined"
            : event.error.tag === "SignInMisfit"
              ? "Refused"
              : "Failed",
        error: event.error
      }
    case "SignedIn":
      return { ...state, phase: "Held", error: null, message: "", session: event.session }
    case "SignedOut":
      return { ...state, phase: "Out", session: null }
    case "SignInCancelled":
      return state.phase === "Signing" ? { ...state, phase: "Asked" } : state
  }
}

type OwnEvent = Exclude<SignInEvent, { readonly _tag: "SignInSought" }>
const ownTags: ReadonlySet<unknown> = new Set([
  "SignInPrepared",
  "SignInAsked",
  "SignInConfirmed",
  "SignInFailed",
  "SignInCancelled",
  "SignedIn",
  "SignedOut"
] satisfies ReadonlyArray<OwnEvent["_tag"]>)
const isSignIn = (event: SignInEvent | OtherEvent): event is OwnEvent => ownTags.has(event._tag)
