import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RevokeFailed } from "../../../core/onchain/session/errors.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { ActFor } from "../../../core/kit/methods/shapes.ts"
import { getShownAccount, type ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { Grants } from "../../onchain/session/Grants.ts"
import { Permissions } from "../../onchain/session/Permissions.ts"
import { sessionLayer } from "../../onchain/session/sessionLayer.ts"
import { SmartSessions } from "../../onchain/session/SmartSessions.ts"
import { WalletCapabilities } from "../../wallets/requests/WalletCapabilities.ts"
import type { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { bindShownSigner } from "./seenSigner.ts"

type Needs = Layer.Layer.Context<typeof sessionLayer | typeof Grants.layer | typeof Permissions.layer>

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
    Layer.merge(
      sessionLayer,
      Layer.provide(Layer.merge(Grants.layer, Permissions.layer), WalletCapabilities.layer)
    ).pipe(Layer.provide(under)),
    memo,
    scope
  )
  const { grant, subscribe } = Context.get(built, Grants)
  const permissions = Context.get(built, Permissions)
  const sessions = Context.get(built, SmartSessions)
  const getSigner = (seen: ShownContext, params: ActFor) =>
    Effect.map(
      Effect.provide(bindShownSigner(seen, { ...params, namespace: "eip155" }), context),
      // `bindShownSigner` fails unless the page showed a wallet on that namespace.
      ({ account }) => ({ account, connectorId: getShownAccount(seen, "eip155")?.connectorId ?? "" })
    )
  const methods: MethodsOf<"grants"> = {
    createSubscription: subscribe,
    getGrantedPermissions: (params = {}, seen) => Effect.flatMap(getSigner(seen, params), permissions.list),
    grantPermissions: (requests, seen) =>
      Effect.flatMap(getSigner(seen, {}), (signer) => permissions.grant(requests, signer)),
    grantSmartSession: grant,
    revokePermission: ({ permissionContext, ...params }, seen) =>
      Effect.flatMap(getSigner(seen, params), (signer) => permissions.revoke(permissionContext, signer)),
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
