import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { ActFor } from "../../../core/kit/methods/shapes.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { toTypedDataText } from "../../../core/kit/methods/typedData.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { Store } from "../../foundation/store/Store.ts"
import { nameLayer } from "../../onchain/name/nameLayer.ts"
import type { Names } from "../../onchain/name/Names.ts"
import { toNameNeedsAccount } from "../../../core/onchain/name/errors.ts"
import { registerName } from "../../onchain/name/registerName.ts"
import type { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { seenSigner } from "./seenSigner.ts"

/** The services that it is built from, over the network, the kit and its `WalletRequests`. */
export const programMethodParts = Layer.merge(CallBatches.layer, nameLayer)

/** Makes the methods by which a program signs typed data, sends batches and registers names. EVM alone. */
export const makeProgramMethods = Effect.gen(function* () {
  const context = yield* Effect.context<Store | WalletRequests | Names>()
  const batches = yield* CallBatches
  const store = yield* Store
  const signer = (seen: ShownContext, named: ActFor = {}) =>
    Effect.provide(seenSigner(seen, { ...named, namespace: "eip155" }), context)
  /** The accounts that sent batches, by their ids: a batch goes on whatever is chosen meanwhile. */
  const senders = new Map<string, Parameters<CallBatches["Type"]["status"]>[0]>()

  return {
    signTypedData: ({ account: named, network, ...typed }, seen) =>
      Effect.gen(function* () {
        const { account, asking } = yield* signer(seen, { account: named, network })
        const params = [splitAccountId(account).address, toTypedDataText(typed)]
        return yield* asking.sign(account, "eth_signTypedData_v4", params)
      }),
    sendCalls: ({ atomic = true, calls, capabilities, ...named }, seen) =>
      Effect.gen(function* () {
        const { account, asking } = yield* signer(seen, named)
        const id = yield* batches.send(account, { atomic, calls, capabilities }, { asking })
        senders.set(id, account)
        return { id }
      }),
    getCallsStatus: ({ id }, seen) =>
      Effect.gen(function* () {
        const account = senders.get(id) ?? (yield* signer(seen)).account
        return { id, ...(yield* batches.status(account, id)) }
      }),
    registerName: ({ name, ...named }, seen) =>
      Effect.gen(function* () {
        const { account, asking } = yield* Effect.catchTag(signer(seen, named), "NotConnected", () =>
          toNameNeedsAccount()
        )
        const registered = yield* Effect.provide(registerName(asking, name, account), context)
        yield* store.dispatch({ _tag: "NameRegistered", name, account })
        return { name: registered }
      })
  } satisfies MethodsOf<"program">
})
