import type { AccountId } from "../../chain/network/ids.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import { arrived, asking, failed, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { KitEvent } from "../../state.ts"
import type { SmartSession } from "./smartSession.ts"

/** The visitor's present try to end a session. */
export type Revocation =
  | { readonly _tag: "Asking"; readonly pci: string }
  | { readonly _tag: "Failed"; readonly pci: string; readonly error: FailureData }

export interface SessionState {
  readonly sessions: Readonly<Record<AccountId, Remote<ReadonlyArray<SmartSession>>>>
  /** One at a time for each account: the wallet asks its owner. */
  readonly revocations: Readonly<Record<AccountId, Revocation>>
}

export type SessionEvent =
  | { readonly _tag: "SessionsAsked"; readonly account: AccountId }
  | { readonly _tag: "SessionsArrived"; readonly account: AccountId; readonly sessions: ReadonlyArray<SmartSession> }
  | { readonly _tag: "SessionsFailed"; readonly account: AccountId; readonly error: FailureData }
  | { readonly _tag: "SessionRevokeAsked"; readonly account: AccountId; readonly pci: string }
  | { readonly _tag: "SessionRevoked"; readonly account: AccountId; readonly pci: string }
  | { readonly _tag: "SessionRevokeFailed"; readonly account: AccountId; readonly pci: string; readonly error: FailureData }

export const sessionStart: SessionState = { sessions: {}, revocations: {} }

/** Moves the smart sessions. One that was ended is dropped from the list; a second try waits for the first to end. */
export const stepSession = (session: SessionState, event: KitEvent): SessionState => {
  switch (event._tag) {
    case "SessionsAsked":
      return put(session, event.account, asking)
    case "SessionsArrived":
      return put(session, event.account, () => arrived(event.sessions))
    case "SessionsFailed":
      return put(session, event.account, (before) => failed(before, event.error))
    case "SessionRevokeAsked":
      return session.revocations[event.account]?._tag === "Asking" ? session
        : revoking(session, event.account, { _tag: "Asking", pci: event.pci })
    case "SessionRevokeFailed":
      return isAsked(session, event) ? revoking(session, event.account, { _tag: "Failed", pci: event.pci, error: event.error }) : session
    case "SessionRevoked":
      return put(isAsked(session, event) ? revoking(session, event.account) : session, event.account, (before) => without(before, event.pci))
    default:
      return session
  }
}

const isAsked = ({ revocations }: SessionState, { account, pci }: { readonly account: AccountId; readonly pci: string }): boolean =>
  revocations[account]?._tag === "Asking" && revocations[account].pci === pci

type Sessions = Remote<ReadonlyArray<SmartSession>>

const without = (sessions: Sessions, pci: string): Sessions => {
  const rest = (all: ReadonlyArray<SmartSession>) => all.filter((one) => one.pci !== pci)
  return sessions._tag === "Arrived" ? arrived(rest(sessions.value))
    : sessions._tag === "Unasked" || sessions.last === undefined ? sessions : { ...sessions, last: rest(sessions.last) }
}

const put = (session: SessionState, id: AccountId, next: (before: Sessions) => Sessions): SessionState =>
  ({ ...session, sessions: { ...session.sessions, [id]: next(session.sessions[id] ?? unasked) } })

const revoking = (session: SessionState, id: AccountId, revocation?: Revocation): SessionState => {
  const { [id]: _, ...others } = session.revocations
  return { ...session, revocations: revocation === undefined ? others : { ...others, [id]: revocation } }
}
