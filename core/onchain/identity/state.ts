import type { AccountId } from "../../chain/network/ids.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import { arrived, asking, failed, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { KitEvent } from "../../state.ts"

/** A name and a picture of an account; each is empty where there is none. Spec §3. */
export interface Identity {
  readonly name: string
  /** The URL of an image that may be loaded. */
  readonly avatar: string
}

/** The identity of an account that has none, and of any account where identities are not known. Spec §8. */
export const nobody: Identity = { name: "", avatar: "" }

export interface IdentityState {
  readonly identities: Readonly<Record<AccountId, Remote<Identity>>>
}

export type IdentityEvent =
  | { readonly _tag: "IdentityAsked"; readonly account: AccountId }
  | { readonly _tag: "IdentityArrived"; readonly account: AccountId; readonly identity: Identity }
  | { readonly _tag: "IdentityFailed"; readonly account: AccountId; readonly error: FailureData }

export const identityStart: IdentityState = { identities: {} }

/** Moves the identities. */
export const stepIdentity = (identity: IdentityState, event: KitEvent): IdentityState => {
  switch (event._tag) {
    case "IdentityAsked":
      return put(identity, event.account, asking)
    case "IdentityArrived":
      return put(identity, event.account, () => arrived(event.identity))
    case "IdentityFailed":
      return put(identity, event.account, (before) => failed(before, event.error))
    default:
      return identity
  }
}

const put = ({ identities }: IdentityState, id: AccountId, next: (before: Remote<Identity>) => Remote<Identity>): IdentityState =>
  ({ identities: { ...identities, [id]: next(identities[id] ?? unasked) } })
