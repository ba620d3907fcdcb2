import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, Namespace } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { SendOptions } from "../../../core/kit/methods/shapes.ts"
import { toCheckedTransfer } from "../../../core/kit/methods/toCheckedTransfer.ts"
import { isWarningName } from "../../../core/onchain/money/warning.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { toSendWarned } from "../../../core/onchain/send/errors.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Sends, stepOf } from "../../onchain/send/Sends.ts"
import { transferLayer } from "../../onchain/send/sendLayer.ts"
import { Transfers } from "../../onchain/send/Transfers.ts"
import { seenSigner } from "./seenSigner.ts"
import { signText } from "../../onchain/send/signText.ts"

/** The services that it is built from, over the network and the kit. */
export const walletMethodParts = transferLayer

/** Makes the methods by which a host page asks the wallet in use. */
export const makeWalletMethods = Effect.gen(function* () {
  const store = yield* Store
  const transfers = yield* Transfers
  const coinIn = (account: AccountId) =>
    findNetwork(store.now().chain.networks, splitAccountId(account).network).nativeCurrency
  const wallet = yield* WalletRequests
  const sends = yield* Sends

  const accountOf = (seen: ShownContext, namespace?: Namespace) =>
    seenSigner(seen, namespace).pipe(Effect.provideService(Store, store), Effect.provideService(WalletRequests, wallet))

  const wishOf = ({ amount, to, token, value }: SendOptions) => ({
    to,
    token: token ?? null,
    // Without either it is an amount that is missing, and told as one.
    amount: value ?? amount ?? ""
  })

  return {
    signMessage: ({ message, namespace }, seen) =>
      Effect.flatMap(accountOf(seen, namespace), ({ account, asking }) => signText(asking, account, message)),
    prepareSend: Effect.fn("methods.prepareSend")(function* (wish, seen) {
      const { account } = yield* accountOf(seen, wish.namespace)
      return toCheckedTransfer(yield* transfers.check(account, wishOf(wish)), coinIn(account))
    }),
    send: Effect.fn("methods.send")(function* (wish, seen) {
      const given = wishOf(wish)
      yield* checkSend({ amount: String(given.amount), receiver: wish.to, token: wish.token ?? "coin" })
      const { account, asking } = yield* accountOf(seen, wish.namespace)
      const { network } = splitAccountId(account)
      const sent = { network, token: wish.token ?? coinIn(account).symbol, amount: String(given.amount) }
      return yield* Effect.zipRight(
        store.dispatch({ _tag: "SendStarted", ...sent }),
        Effect.gen(function* () {
          const { request, warnings } = yield* transfers.check(account, given)
          const unaccepted = warnings
            .map(({ name }) => name)
            .filter((name) => isWarningName(name) && !(wish.accept ?? []).includes(name))
          if (unaccepted.length > 0) return yield* toSendWarned(unaccepted)
          // Frozen here: whatever becomes of the request on its way, this is what the wallet gets, or nothing.
          const intent = yield* asking.intend(account, stepOf(account, request), "send")
          return yield* sends.send(account, request, asking, intent)
        })
      ).pipe(
        Effect.tap(() => store.dispatch({ _tag: "SendSucceeded", ...sent })),
        Effect.tapError((error) => store.dispatch({ _tag: "SendFailed", ...sent, error: toFailureData(error) }))
      )
    }),
    transferFrom: Effect.fn("methods.transferFrom")(function* ({ amount, from, to, token }, seen) {
      const { account, asking } = yield* accountOf(seen, "eip155")
      const request = yield* transfers.from(account, { amount, from, to, token })
      const intent = yield* asking.intend(account, stepOf(account, request), "send")
      return yield* sends.send(account, request, asking, intent)
    })
  } satisfies MethodsOf<"prepareSend" | "send" | "signMessage" | "transferFrom">
})
