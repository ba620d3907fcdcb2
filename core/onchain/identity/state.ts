import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { Identity, IdentityEvent, IdentityState } from "./events.ts"

/**
 * The identity of an account without one, and of every account on a network without identities.
 * docs/spec/onchain.md#identity-call.
 */
export const nobody: Identity = { name: "", avatar: "" }

export const identityStart: IdentityState = { identities: {} }

/** Updates the identities. */
export const stepIdentity = (identity: IdentityState, event: IdentityEvent | OtherEvent): IdentityState => {
  switch (event._tag) {
    case "IdentityAsked":
      return put(identity, event.account, toLoading)
    case "IdentityArrived":
      return put(identity, event.account, () => toLoaded(event.identity))
    case "IdentityFailed":
      return put(identity, event.account, (before) => toFailed(before, event.error))
    default:
      return identity
  }
}

const put = (
  { identities }: IdentityState,
  id: AccountId,
  next: (before: Remote<Identity>) => Remote<Identity>
): IdentityState => ({ identities: { ...identities, [id]: next(identities[id] ?? idle) } })
