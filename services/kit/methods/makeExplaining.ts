import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import { toExplained } from "../../../core/onchain/calldata/toExplained.ts"
import { getSigningAccount } from "../../../core/wallets/signing/intent.ts"
import { getShownNamespace, getShownAccount } from "../../../core/wallets/requests/shownContext.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Store } from "../../foundation/store/Store.ts"
import { callWordsLayer } from "../../onchain/calldata/callWordsLayer.ts"
import { readByNamespace } from "../../wallets/reader/readerOf.ts"
import { CallFacts } from "../../onchain/calldata/CallFacts.ts"
import type { MethodsOf } from "./HostMethods.ts"

/** A placeholder account for explaining a request while no account is connected. */
const nobody = `0x${"0".repeat(40)}`

/** Creates the method that explains requests in words. `memo`: the layers that the kit has built, which are reused. */
export const makeExplaining = Effect.fnUntraced(function* (memo: Layer.MemoMap) {
  const context = yield* Effect.context<Layer.Layer.Context<typeof callWordsLayer> | Store>()
  const store = Context.get(context, Store)
  const built = yield* Layer.buildWithMemoMap(
    Layer.merge(Layer.provide(callWordsLayer, Layer.succeedContext(context)), PageOrigin.layerHere),
    memo,
    yield* Effect.scope
  )
  const facts = Context.get(built, CallFacts)
  const app = Context.get(built, PageOrigin) ?? ""
  const methods: MethodsOf<"words"> = {
    explain: (request, seen) =>
      Effect.suspend(() => {
        const own = getShownAccount(seen, getShownNamespace(seen))
        const network = own?.network ?? seen.network?.id ?? store.getState().chain.active
        const address = own?.address ?? nobody
        const context = { account: address, network }
        return toExplained(request, context).pipe(
          Effect.flatMap((written) => readByNamespace(written, context)),
          Effect.flatMap((request) => {
            const account = getSigningAccount(accountId(network, address), request)
            const ignoresHoldings = account === accountId(network, nobody)
            return facts.explain(request, { account, app, ignoresHoldings, includesFee: true })
          })
        )
      })
  }
  return methods
})
