import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import type { SendOptions } from "../../../core/kit/methods/shapes.ts"
import { toCheckedTransfer } from "../../../core/kit/methods/toCheckedTransfer.ts"
import { isWarningName } from "../../../core/onchain/money/warning.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { toSendWarned } from "../../../core/onchain/send/errors.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { type AskingWallets, WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { type ReportedSend, reportSends } from "../../onchain/send/reportSends.ts"
import { type PreparedSend, Sends, stepOf } from "../../onchain/send/Sends.ts"
import { pageTransferLayer } from "../../onchain/send/sendLayer.ts"
import { inOneBatch } from "../../onchain/send/severalTransfers.ts"
import { Transfers } from "../../onchain/send/Transfers.ts"
import { seenSigner } from "./seenSigner.ts"
import { signText } from "../../onchain/send/signText.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The services that it is built from, over the network and the kit. */
export const walletMethodParts = Layer.merge(pageTransferLayer, CallBatches.layer)

/** One of the transfers that a page asks for. */
type OneTransfer = Pick<SendOptions, "amount" | "to" | "token" | "value">

/** Makes the methods by which a host page asks the wallet in use. */
export const makeWalletMethods = Effect.gen(function* () {
  const store = yield* Store
  const transfers = yield* Transfers
  const coinIn = (account: AccountId) =>
    findNetwork(store.getState().chain.networks, splitAccountId(account).network).nativeCurrency
  const wallet = yield* WalletRequests
  const sends = yield* Sends
  const batches = yield* CallBatches

  const accountOf = (seen: ShownContext, named: Parameters<typeof seenSigner>[1]) =>
    seenSigner(seen, named).pipe(Effect.provideService(Store, store), Effect.provideService(WalletRequests, wallet))

  const wishOf = ({ amount, to, token, value }: OneTransfer) => ({
    to,
    token: token ?? null,
    // Without either it is an amount that is missing, and told as one.
    amount: value ?? amount ?? ""
  })

  /** The request of a transfer that passed every check, and whose warnings are accepted. */
  const checked = Effect.fnUntraced(function* (
    account: AccountId,
    wish: OneTransfer,
    accept: SendOptions["accept"] = []
  ) {
    const { request, warnings } = yield* transfers.check(account, wishOf(wish))
    const unaccepted = warnings.map(({ name }) => name).filter((name) => isWarningName(name) && !accept.includes(name))
    return unaccepted.length > 0 ? yield* toSendWarned(unaccepted) : request
  })

  /** Frozen here: whatever becomes of the request on its way, this is what the wallet gets, or nothing. */
  const sendOne = (account: AccountId, asking: AskingWallets, request: PreparedSend) =>
    Effect.flatMap(asking.intend(account, stepOf(account, request), "send"), (intent) =>
      sends.send(account, request, asking, intent)
    )

  const startOf = (account: AccountId, { amount, token, value }: OneTransfer): ReportedSend => ({
    network: splitAccountId(account).network,
    token: token ?? coinIn(account).symbol,
    amount: String(value ?? amount ?? "")
  })

  return {
    signMessage: ({ message, ...named }, seen) =>
      Effect.flatMap(accountOf(seen, named), ({ account, asking }) => signText(asking, account, message)),
    prepareSend: traced("methods.prepareSend")(function* (wish, seen) {
      const { account } = yield* accountOf(seen, wish)
      return toCheckedTransfer(yield* transfers.check(account, wishOf(wish)), coinIn(account))
    }),
    send: traced("methods.send")(function* (wish, seen) {
      const all = "transfers" in wish ? wish.transfers : [wish]
      for (const one of all) {
        const given = wishOf(one)
        yield* checkSend({ amount: String(given.amount), receiver: one.to, token: one.token ?? "coin" })
      }
      const { account, asking } = yield* accountOf(seen, wish)
      const [first, ...more] = all.map((one) => ({ one, sent: startOf(account, one) }))
      if (first === undefined) return yield* Effect.dieMessage("a list of transfers without one")
      if (more.length === 0)
        return yield* checked(account, first.one, wish.accept).pipe(
          Effect.flatMap((request) => sendOne(account, asking, request)),
          reportSends(store, [first.sent])
        )
      const every = [first, ...more]
      // Each is checked before any goes out: what fails by its own fault fails here.
      const sends = every.map(({ sent }) => sent)
      const requests = yield* Effect.forEach(every, ({ one }) => checked(account, one, wish.accept)).pipe(
        reportSends(store, sends, "failure")
      )
      const calls = yield* inOneBatch(batches, account, requests)
      if (calls !== null)
        return yield* batches
          .send(account, { atomic: true, calls }, { asking, kind: "send" })
          .pipe(reportSends(store, sends))
      let last = ""
      for (const [at, request] of requests.entries())
        last = yield* sendOne(account, asking, request).pipe(reportSends(store, sends.slice(at, at + 1)))
      return last
    }),
    transferFrom: traced("methods.transferFrom")(function* ({ amount, from, to, token, ...named }, seen) {
      const { account, asking } = yield* accountOf(seen, { ...named, namespace: "eip155" })
      const request = yield* transfers.from(account, { amount, from, to, token })
      return yield* asking.sendTransaction(account, request, { kind: "send" })
    })
  } satisfies MethodsOf<"wallet">
})
