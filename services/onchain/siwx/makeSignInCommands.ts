import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { SignInCommands } from "../../../core/onchain/siwx/SignInCommands.ts"
import { mayConfirm, signInStart } from "../../../core/onchain/siwx/state.ts"
import { differsByNetwork } from "../../../core/onchain/siwx/subject.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Networks } from "../../wallets/connection/Networks.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import type { SignInSteps } from "./makeSignInSteps.ts"

/**
 * Creates the commands of the sign-in view, which run in the current scope. `work`: the fiber of the active account.
 * docs/spec/onchain.md#siwx-flow.
 */
export const makeSignInCommands = Effect.fnUntraced(function* (
  { heldNow, getPlace, lastPlace, leave, required, signShownText }: SignInSteps,
  work: FiberHandle.FiberHandle
) {
  const store = yield* Store
  const networks = yield* Networks
  const connections = yield* Connections
  const run = yield* runInScope()

  /** `isSigning`: the wallet was asked. A late answer no longer signs in. */
  const cancel = Effect.fnUntraced(function* (isSigning: boolean) {
    if (isSigning) yield* FiberHandle.clear(work)
    const place = getPlace()
    if (place === null || !required()) return yield* leave
    const last = lastPlace()
    const back = last !== null && differsByNetwork(last, place) && (yield* heldNow(last.account)) !== null ? last : null
    if (back === null) return yield* connections.disconnect(place.connectorId, place.namespace)
    yield* store.dispatch({ _tag: "Replaced", view: { _tag: "SIWXSignMessage" } })
    yield* Effect.ignore(networks.switchTo(splitAccountId(back.account).network))
  })

  const commands: SignInCommands = {
    confirm: (message) => {
      const { siwx = signInStart } = store.getState()
      const place = getPlace()
      if (place === null || place.account !== siwx.account || siwx.message !== message || !mayConfirm(siwx)) return
      store.plain.dispatch({ _tag: "SignInConfirmed", account: place.account })
      run(FiberHandle.run(work, signShownText(place, message)))
    },
    cancel: () => {
      const { account, phase } = store.getState().siwx ?? signInStart
      if (account === null) return
      store.plain.dispatch({ _tag: "SignInCancelled", account })
      run(cancel(phase === "Signing"))
    }
  }
  return commands
})
