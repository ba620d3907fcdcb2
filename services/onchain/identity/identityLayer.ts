import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { identityStart, stepIdentity } from "../../../core/onchain/identity/state.ts"
import type { KitState } from "../../../core/state.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { fetchRequested } from "../../foundation/store/fetchRequested.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Identities } from "./Identities.ts"

/** Loads every identity that is `Asking`. Adds the state of the room `identity`. */
const identityFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const identities = yield* Identities
    yield* store.join({ name: "identity", start: identityStart, step: stepIdentity })
    yield* fetchRequested(
      ({ identity }) => identity?.identities,
      (account: AccountId) =>
        Effect.flatMap(store.state, (state) =>
          Effect.matchEffect(identities.get(account, getVisitor(state, account)), {
            onSuccess: (identity) => store.dispatch({ _tag: "IdentityArrived", account, identity }),
            onFailure: (error) => store.dispatch({ _tag: "IdentityFailed", account, error: toFailureData(error) })
          })
        )
    )
  })
)

/** Returns the visitor's own address in the account's namespace, which is sent as the requester. */
export const getVisitor = ({ connection }: KitState, account: AccountId): string | undefined =>
  displayedConnection(connection, splitNetworkId(splitAccountId(account).network).namespace)?.accounts[0].address

/** The services of a view of identities. Needs the network chunk's `Calls` and the kit's `Store`. */
export const identityLayer = identityFollower.pipe(
  Layer.provideMerge(Identities.layer),
  Layer.provideMerge(SupportedChains.layer)
)
