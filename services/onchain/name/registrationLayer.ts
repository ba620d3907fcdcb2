import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { Registration } from "../../../core/onchain/name/events.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { nameLayer } from "./nameLayer.ts"
import { registerName } from "./registerName.ts"

/**
 * Registers a name when the state requests it; the wallet in use signs. A wallet request continues when the visitor
 * leaves the view.
 */
const registrationFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const wallets = yield* WalletRequests

    const register = ({ account, name }: Registration) =>
      Effect.matchEffect(registerName(wallets, name, account), {
        onSuccess: () => store.dispatch({ _tag: "NameRegistered", name, account }),
        onFailure: (error) =>
          store.dispatch({ _tag: "NameRegistrationFailed", name, account, error: toFailureData(error) })
      })
    const work = yield* FiberHandle.make()
    yield* follow(
      ({ name }) => (name?.registration?._tag === "Asking" ? name.registration : null),
      (registration) => (registration === null ? Effect.void : FiberHandle.run(work, register(registration))),
      (a, b) => a?.name === b?.name && a?.account === b?.account
    )
  })
)

/** The services of the name views. Needs the network chunk's `Calls`, the kit's `Store`, and `WalletRequests`. */
export const registrationLayer = Layer.provideMerge(registrationFollower, nameLayer)
