import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
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
import { type WalletRequester, WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { type ReportedSend, reportSends } from "../../onchain/send/reportSends.ts"
import { sendChecked } from "../../onchain/send/sendChecked.ts"
import { Sends } from "../../onchain/send/Sends.ts"
import { Sponsors } from "../../wallets/requests/Sponsors.ts"
import { sendPaid } from "../../wallets/requests/sendPaid.ts"
import { pageTransferLayer } from "../../onchain/send/sendLayer.ts"
import { toAtomicBatch } from "../../onchain/send/severalTransfers.ts"
import { type Transfer, Transfers } from "../../onchain/send/Transfers.ts"
import { bindShownSigner } from "./seenSigner.ts"
import { signText } from "../../onchain/send/signText.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The layers that `makeWalletMethods` needs besides the network's and the kit's. */
export const walletMethodParts = Layer.merge(pageTransferLayer, CallBatches.layer)

/** One of the transfers of a page's request. */
type OneTransfer = Pick<SendOptions, "amount" | "to" | "token" | "value">

/** Creates the methods by which a host page sends requests to the active wallet. */
export const makeWalletMethods = Effect.gen(function* () {
  const parts: WalletMethodParts = {
    store: yield* Store,
    transfers: yield* Transfers,
    wallet: yield* WalletRequests,
    sends: yield* Sends,
    batches: yield* CallBatches,
    sponsors: Option.getOrUndefined(yield* Effect.serviceOption(Sponsors))
  }
  const { store, transfers, wallet } = parts
  const getAccount = (seen: ShownContext, options: Parameters<typeof bindShownSigner>[1]) =>
    bindShownSigner(seen, options).pipe(
      Effect.provideService(Store, store),
      Effect.provideService(WalletRequests, wallet)
    )

  return {
    signMessage: ({ message, ...options }, seen) =>
      Effect.flatMap(getAccount(seen, options), ({ account, asking }) => signText(asking, account, message)),
    prepareSend: traced("methods.prepareSend")(function* (options, seen) {
      const { account } = yield* getAccount(seen, options)
      return toCheckedTransfer(yield* transfers.check(account, getInput(options)), getCoin(store, account))
    }),
    send: traced("methods.send")(function* (options, seen) {
      const all = "transfers" in options ? options.transfers : [options]
      for (const transfer of all) {
        const { amount } = getInput(transfer)
        yield* checkSend({ amount: String(amount), receiver: transfer.to, token: transfer.token ?? "coin" })
      }
      const { account, asking } = yield* getAccount(seen, options)
      const [first, ...more] = all
      if (first === undefined) return yield* Effect.dieMessage("an empty list of transfers")
      return yield* more.length === 0
        ? sendSingle(parts, account, asking, first, options.accept)
        : sendSeveral(parts, account, asking, [first, ...more], options.accept)
    }),
    transferFrom: traced("methods.transferFrom")(function* ({ amount, from, to, token, ...options }, seen) {
      const { account, asking } = yield* getAccount(seen, { ...options, namespace: "eip155" })
      const request = yield* transfers.from(account, { amount, from, to, token })
      return yield* sendPaid(parts, account, request, { asking, kind: "send" })
    })
  } satisfies MethodsOf<"wallet">
})

interface WalletMethodParts {
  readonly store: Store["Type"]
  readonly transfers: Transfers["Type"]
  readonly wallet: WalletRequests["Type"]
  readonly sends: Sends["Type"]
  readonly batches: CallBatches["Type"]
  readonly sponsors: Sponsors["Type"] | undefined
}

const getCoin = (store: Store["Type"], account: AccountId) =>
  findNetwork(store.getState().chain.networks, splitAccountId(account).network).nativeCurrency

const getInput = ({ amount, to, token, value }: OneTransfer) => ({
  to,
  token: token ?? null,
  // Without either, the amount is missing and the check reports that.
  amount: value ?? amount ?? ""
})

/** Returns a transfer that passes every check, and whose warnings are accepted. */
const prepare = Effect.fnUntraced(function* (
  { transfers }: WalletMethodParts,
  account: AccountId,
  transfer: OneTransfer,
  accept: SendOptions["accept"] = []
) {
  const checked = yield* transfers.check(account, getInput(transfer))
  const unaccepted = checked.warnings
    .map(({ name }) => name)
    .filter((name) => isWarningName(name) && !accept.includes(name))
  return unaccepted.length > 0 ? yield* toSendWarned(unaccepted) : checked
})

/** Sends a transfer as a frozen intent: whatever happens to the caller's object, the wallet receives this or nothing. */
const sendPrepared = ({ sends, sponsors }: WalletMethodParts, transfer: Transfer, asking: WalletRequester) => {
  const sent = Effect.provideService(sendChecked(transfer, asking), Sends, sends)
  return sponsors === undefined ? sent : Effect.provideService(sent, Sponsors, sponsors)
}

const getReport = (
  { store }: WalletMethodParts,
  account: AccountId,
  { amount, token, value }: OneTransfer
): ReportedSend => ({
  network: splitAccountId(account).network,
  token: token ?? getCoin(store, account).symbol,
  amount: String(value ?? amount ?? "")
})

const sendSingle = (
  parts: WalletMethodParts,
  account: AccountId,
  asking: WalletRequester,
  transfer: OneTransfer,
  accept: SendOptions["accept"]
) =>
  Effect.suspend(() =>
    prepare(parts, account, transfer, accept).pipe(
      Effect.flatMap((checked) => sendPrepared(parts, checked, asking)),
      reportSends(parts.store, [getReport(parts, account, transfer)])
    )
  )

/** Sends several transfers in one batch if the wallet supports that, otherwise one after another. */
const sendSeveral = Effect.fnUntraced(function* (
  parts: WalletMethodParts,
  account: AccountId,
  asking: WalletRequester,
  all: ReadonlyArray<OneTransfer>,
  accept: SendOptions["accept"]
) {
  const { batches, sponsors, store } = parts
  const reports = all.map((transfer) => getReport(parts, account, transfer))
  // Each is checked before the first is sent: a transfer that is invalid fails here.
  const checked = yield* Effect.forEach(all, (transfer) => prepare(parts, account, transfer, accept)).pipe(
    reportSends(store, reports, "failure")
  )
  const calls = yield* toAtomicBatch(
    batches,
    account,
    checked.map(({ request }) => request)
  )
  if (calls !== null) {
    const isPaid = (yield* sponsors?.check(account, calls) ?? Effect.succeed(null)) === "paid"
    const sender = isPaid && sponsors !== undefined ? sponsors : batches
    return yield* sender
      .send(account, { atomic: true, calls }, { asking, kind: "send" })
      .pipe(reportSends(store, reports))
  }
  let last = ""
  for (const [index, transfer] of checked.entries())
    last = yield* sendPrepared(parts, transfer, asking).pipe(reportSends(store, reports.slice(index, index + 1)))
  return last
})
