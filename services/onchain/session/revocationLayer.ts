import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { RevokeFailed } from "../../../core/onchain/session/errors.ts"
import type { SessionCommands } from "../../../core/onchain/session/SessionCommands.ts"
import { sessionStart, stepSession } from "../../../core/onchain/session/state.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { sessionLayer } from "./sessionLayer.ts"
import { SmartSessions } from "./SmartSessions.ts"

/** Ends a session with the signature of its wallet. Reports the outcome, and shows a toast if that fails. */
const revokeSession = Effect.fnUntraced(function* (account: AccountId, pci: string) {
  const store = yield* Store
  const sessions = yield* SmartSessions
  const wallets = yield* WalletRequests
  const reportFailure = (failure: LatchkeyError) => {
    const error = toFailureData(failure)
    return store.dispatch(
      { _tag: "SessionRevokeFailed", account, pci, error },
      { _tag: "ToastShown", toast: { kind: "error", error } }
    )
  }
  const revocation = sessions.revoke(account, pci, (request) =>
    wallets.sign(account, "wallet_revokePermissions", [request])
  )
  yield* Effect.matchEffect(revocation, {
    onSuccess: (isRevoked) =>
      isRevoked ? store.dispatch({ _tag: "SessionRevoked", account, pci }) : reportFailure(new RevokeFailed({})),
    onFailure: reportFailure
  })
})

/** Adds the commands of the smart sessions views. They run in the scope of the layer. */
const revocationRoom = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const run = yield* runInScope<SmartSessions | Store | WalletRequests>()
    const commands: SessionCommands = {
      revoke: (account, pci) => {
        if (store.getState().session?.revocations[account]?._tag === "Asking") return
        store.plain.dispatch({ _tag: "SessionRevokeAsked", account, pci })
        run(revokeSession(account, pci))
      }
    }
    yield* store.join({ name: "session", start: sessionStart, step: stepSession, commands })
  })
)

/** The services of the smart sessions views. Needs the network chunk's `Calls`, the kit's `Store`, and `WalletRequests`. */
export const revocationLayer = Layer.provideMerge(revocationRoom, sessionLayer)
