import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { readCalls } from "../../../core/wallets/reader/batch.ts"
import type { CallBatch } from "../../../core/wallets/requests/callBatch.ts"
import type { ActFor } from "../../../core/kit/methods/shapes.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { toTypedDataText } from "../../../core/kit/methods/typedData.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { Store } from "../../foundation/store/Store.ts"
import { nameLayer } from "../../onchain/name/nameLayer.ts"
import type { Names } from "../../onchain/name/Names.ts"
import { NameNeedsAccount } from "../../../core/onchain/name/errors.ts"
import { registerName } from "../../onchain/name/registerName.ts"
import { Sponsors } from "../../wallets/requests/Sponsors.ts"
import type { WalletRequester, WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { bindShownSigner } from "./seenSigner.ts"

/** The layers that `makeProgramMethods` needs besides the network's, the kit's and `WalletRequests`. */
export const programMethodParts = Layer.merge(CallBatches.layer, nameLayer)

/** Creates the methods by which a program signs typed data, sends batches and registers names. EVM only. */
export const makeProgramMethods = Effect.gen(function* () {
  const context = yield* Effect.context<Store | WalletRequests | Names>()
  const batches = yield* CallBatches
  const store = yield* Store
  const sponsors = Option.getOrUndefined(yield* Effect.serviceOption(Sponsors))
  /** Sends a batch, whose fee the host pays if it can. */
  const sendSponsored = Effect.fnUntraced(function* (
    paying: Sponsors["Type"],
    account: AccountId,
    batch: CallBatch,
    asking: WalletRequester
  ) {
    const calls = yield* readCalls(batch.calls)
    const sponsorship = (yield* paying.check(account, calls)) ?? undefined
    return yield* sponsorship === "paid"
      ? paying.send(account, { ...batch, calls }, { asking, sponsorship })
      : batches.send(account, batch, { asking, sponsorship })
  })
  const bindSigner = (seen: ShownContext, params: ActFor = {}) =>
    Effect.provide(bindShownSigner(seen, { ...params, namespace: "eip155" }), context)
  /** The accounts that sent batches, by the batches' ids: a batch continues whatever account is selected meanwhile. */
  const senders = new Map<string, Parameters<CallBatches["Type"]["status"]>[0]>()

  return {
    signTypedData: ({ account: requestedAccount, network, ...typed }, seen) =>
      Effect.gen(function* () {
        const { account, asking } = yield* bindSigner(seen, { account: requestedAccount, network })
        const params = [splitAccountId(account).address, toTypedDataText(typed)]
        return yield* asking.sign(account, "eth_signTypedData_v4", params)
      }),
    sendCalls: ({ atomic = true, calls, capabilities, ...params }, seen) =>
      Effect.gen(function* () {
        const { account, asking } = yield* bindSigner(seen, params)
        const isHosts = capabilities?.["paymasterService"] !== undefined
        const id = yield* isHosts || sponsors === undefined
          ? batches.send(account, { atomic, calls, capabilities }, { asking })
          : sendSponsored(sponsors, account, { atomic, calls, capabilities }, asking)
        senders.set(id, account)
        return { id }
      }),
    getCallsStatus: ({ id }, seen) =>
      Effect.gen(function* () {
        const account = senders.get(id) ?? (yield* bindSigner(seen)).account
        return { id, ...(yield* batches.status(account, id)) }
      }),
    registerName: ({ name, ...params }, seen) =>
      Effect.gen(function* () {
        const { account, asking } = yield* Effect.catchTag(
          bindSigner(seen, params),
          "NotConnected",
          () => new NameNeedsAccount()
        )
        const registered = yield* Effect.provide(registerName(asking, name, account), context)
        yield* store.dispatch({ _tag: "NameRegistered", name, account })
        return { name: registered }
      })
  } satisfies MethodsOf<"program">
})
