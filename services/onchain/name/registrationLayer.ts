import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { NameCommands } from "../../../core/onchain/name/NameCommands.ts"
import { nameStart, stepName } from "../../../core/onchain/name/state.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { nameLayer } from "./nameLayer.ts"
import type { Names } from "./Names.ts"
import { registerName } from "./registerName.ts"

/** Registers a name with the wallet in use, and reports the outcome. */
const registerAndReport = Effect.fnUntraced(function* (name: string, account: AccountId) {
  const store = yield* Store
  yield* Effect.matchEffect(registerName(yield* WalletRequests, name, account), {
    onSuccess: () => store.dispatch({ _tag: "NameRegistered", name, account }),
    onFailure: (error) => store.dispatch({ _tag: "NameRegistrationFailed", name, account, error: toFailureData(error) })
  })
})

/** Adds the commands of the view that registers a name. They run in the scope of the layer. */
const registrationRoom = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const run = yield* runInScope<Names | Store | WalletRequests>()
    const commands: NameCommands = {
      register: (name, account) => {
        if (store.getState().name?.registration?._tag === "Asking") return
        store.plain.dispatch({ _tag: "NameRegistrationAsked", name, account })
        run(registerAndReport(name, account))
      }
    }
    yield* store.join({ name: "name", start: nameStart, step: stepName, commands })
  })
)

/** The services of the name views. Needs the network chunk's `Calls`, the kit's `Store`, and `WalletRequests`. */
export const registrationLayer = Layer.provideMerge(registrationRoom, nameLayer)
