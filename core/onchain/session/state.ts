import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { Revocation, SessionEvent, SessionState, SmartSession } from "./events.ts"

export const sessionStart: SessionState = { sessions: {}, revocations: {}, granted: null, tokens: {} }

/**
 * Updates the smart sessions. A revoked one is removed from the list; a second attempt waits for the first to finish.
 */
export const stepSession = (session: SessionState, event: SessionEvent | OtherEvent): SessionState => {
  switch (event._tag) {
    case "SessionsAsked":
      return put(session, event.account, toLoading)
    case "SessionsArrived":
      return put(session, event.account, () => toLoaded(event.sessions))
    case "SessionsFailed":
      return put(session, event.account, (before) => toFailed(before, event.error))
    case "SessionGranted":
      // The next view of the list requests it again.
      return { ...put(session, event.session.account, () => idle), granted: event.session }
    case "SessionTokenRead":
      return { ...session, tokens: { ...session.tokens, [event.token]: event.fact } }
    case "SessionRevokeAsked":
      return session.revocations[event.account]?._tag === "Asking"
        ? session
        : setRevocation(session, event.account, { _tag: "Asking", pci: event.pci })
    case "SessionRevokeFailed":
      return isAsked(session, event)
        ? setRevocation(session, event.account, { _tag: "Failed", pci: event.pci, error: event.error })
        : session
    case "SessionRevoked":
      return put(isAsked(session, event) ? setRevocation(session, event.account) : session, event.account, (before) =>
        removeSession(before, event.pci)
      )
    default:
      return session
  }
}

const isAsked = (
  { revocations }: SessionState,
  { account, pci }: { readonly account: AccountId; readonly pci: string }
): boolean => revocations[account]?._tag === "Asking" && revocations[account].pci === pci

type Sessions = Remote<ReadonlyArray<SmartSession>>

const removeSession = (sessions: Sessions, pci: string): Sessions => {
  const filterOthers = (all: ReadonlyArray<SmartSession>) => all.filter((session) => session.pci !== pci)
  return sessions._tag === "Arrived"
    ? toLoaded(filterOthers(sessions.value))
    : sessions._tag === "Unasked" || sessions.last === undefined
      ? sessions
      : { ...sessions, last: filterOthers(sessions.last) }
}

const put = (session: SessionState, id: AccountId, next: (before: Sessions) => Sessions): SessionState => ({
  ...session,
  sessions: { ...session.sessions, [id]: next(session.sessions[id] ?? idle) }
})

const setRevocation = (session: SessionState, id: AccountId, revocation?: Revocation): SessionState => {
  const { [id]: _, ...others } = session.revocations
  return { ...session, revocations: revocation === undefined ? others : { ...others, [id]: revocation } }
}
