import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RevokeFailed } from "../../../core/onchain/session/errors.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Grants } from "../../onchain/session/Grants.ts"
import { sessionLayer } from "../../onchain/session/sessionLayer.ts"
import { SmartSessions } from "../../onchain/session/SmartSessions.ts"
import { WalletCapabilities } from "../../wallets/requests/WalletCapabilities.ts"
import type { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { bindShownSigner } from "./seenSigner.ts"

type Needs = Layer.Layer.Context<typeof sessionLayer> | Layer.Layer.Context<typeof Grants.layer>

/**
 * Creates the methods by which apps get and lose permissions. `memo`: the layers that the kit has built, so that the
 * sessions are the ones that the views show.
 */
export const makeGrants = Effect.fnUntraced(function* (memo: Layer.MemoMap) {
  const scope = yield* Effect.scope
  const context = yield* Effect.context<Exclude<Needs, WalletCapabilities> | Store | WalletRequests>()
  const store = Context.get(context, Store)
  const under = Layer.succeedContext(context)
  const built = yield* Layer.buildWithMemoMap(
    Layer.merge(sessionLayer, Layer.provide(Grants.layer, WalletCapabilities.layer)).pipe(Layer.provide(under)),
    memo,
    scope
  )
  const { grant, subscribe } = Context.get(built, Grants)
  const sessions = Context.get(built, SmartSessions)
  const methods: MethodsOf<"grants"> = {
    createSubscription: subscribe,
    grantPermissions: grant,
    revokeSmartSession: ({ pci, ...params }, seen) =>
      Effect.gen(function* () {
        const signer = bindShownSigner(seen, { ...params, namespace: "eip155" })
        const { account, asking } = yield* Effect.provide(signer, context)
        const isEnded = yield* sessions.revoke(account, pci, (request) =>
          asking.sign(account, "wallet_revokePermissions", [request])
        )
        if (!isEnded) return yield* new RevokeFailed({})
        yield* store.dispatch({ _tag: "SessionRevoked", account, pci })
      })
  }
  return methods
})
