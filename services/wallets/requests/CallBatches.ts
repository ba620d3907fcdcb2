import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, hexChainId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { RequestRejected, type WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { activeConnection, sameId } from "../../../core/wallets/connection/state.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import {
  type AtomicSupport,
  atomicSupport,
  type CallBatch,
  type CallBatchState,
  readBatchId,
  readBatchStatus,
  sendCallsParams
} from "../../../core/wallets/requests/callBatch.ts"
import {
  CallBatchesUnsupported,
  CallBatchFailed,
  CallBatchNeedsMore,
  CallBatchPending,
  CallBatchRepeated,
  CallBatchTooLarge,
  CallBatchUnknown
} from "../../../core/wallets/requests/callErrors.ts"
import { CallStatusNotApproved, type CallsMisfit, WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import { Store } from "../../foundation/store/Store.ts"
import { type WalletRequestError, WalletRequests } from "./WalletRequests.ts"

/** How sending a batch can end badly. */
export type CallBatchError =
  | CallBatchesUnsupported
  | CallBatchNeedsMore
  | CallBatchRepeated
  | CallBatchTooLarge
  | CallsMisfit
  | ChainNotSupported
  | WalletRequestError

/** How asking after a batch can end badly. */
export type CallStatusError = CallBatchUnknown | CallStatusNotApproved | WalletRequestError

/**
 * Several calls that a connected wallet carries out as one (EIP-5792). Not for the wallets that never heard of it:
 * `CallBatchesUnsupported`.
 */
export class CallBatches extends Context.Tag("services/CallBatches")<
  CallBatches,
  {
    /**
     * How the wallet of an account carries batches out on the account's network. A wallet that cannot tell does not.
     */
    readonly support: (account: AccountId) => Effect.Effect<AtomicSupport, WalletRequestError>
    /**
     * Sends a batch, once, whatever happens to it. Gives the wallet's id for it; no call is in a block yet.
     * docs/spec/wallets.md#requests-calls.
     */
    readonly send: (account: AccountId, batch: CallBatch) => Effect.Effect<string, CallBatchError>
    /**
     * How a batch fares now. `CallStatusNotApproved` where the wallet does not let this page ask.
     * docs/spec/wallets.md#requests-call-status.
     */
    readonly status: (account: AccountId, id: string) => Effect.Effect<CallBatchState, CallStatusError>
    /**
     * Asks after a batch until it is done. `CallBatchFailed` when it ended in any other way, `CallBatchPending` after 2
     * min, after which it may still be carried out. Nothing is sent again.
     */
    readonly done: (
      account: AccountId,
      id: string
    ) => Effect.Effect<CallBatchState, CallBatchFailed | CallBatchPending | CallStatusError>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const make = Effect.gen(function* () {
  const store = yield* Store
  const requests = yield* WalletRequests
  /** Which connector took a batch, by the batch's id. */
  const takers = new Map<string, string>()

  const sent = Effect.fn("CallBatches.send")(function* (account: AccountId, batch: CallBatch) {
    const params = yield* sendCallsParams(account, batch)
    const taker = activeConnection(
      (yield* store.state).connection,
      splitNetworkId(splitAccountId(account).network).namespace
    )
    const answer = yield* Effect.catchTag(
      requests.ask(account, "wallet_sendCalls", params),
      "WalletRequestFailed",
      (failed) => Effect.fail(explained(failed, account, batch))
    )
    const id = readBatchId(answer)
    if (id === undefined) return yield* new WalletAnswerMisfit({ method: "wallet_sendCalls" })
    if (taker !== undefined) takers.set(id, taker.connectorId)
    return id
  })

  /**
   * Reading binds to nobody's network, nor to the account of the wallet that took it: a batch goes on, wherever its
   * owner looks meanwhile.
   */
  const here = (account: AccountId, id: string) =>
    Effect.map(store.state, ({ connection }) => {
      const { address, network } = splitAccountId(account)
      const active = activeConnection(connection, splitNetworkId(network).namespace)
      return active !== undefined &&
        (sameId(active.accounts[0].address, address) || sameId(active.connectorId, takers.get(id) ?? ""))
        ? accountId(active.network, active.accounts[0].address)
        : account
    })

  const status = Effect.fn("CallBatches.status")(function* (account: AccountId, id: string) {
    const answer = yield* Effect.catchTag(
      requests.ask(yield* here(account, id), "wallet_getCallsStatus", [id]),
      "WalletRequestFailed",
      (failed) =>
        Effect.fail(
          failed.walletCode === 5730
            ? new CallBatchUnknown({ id })
            : [4100, 4200, -32601].includes(failed.walletCode)
              ? new CallStatusNotApproved()
              : failed
        )
    )
    return readBatchStatus(answer) ?? (yield* new WalletAnswerMisfit({ method: "wallet_getCallsStatus" }))
  })

  const after = (
    account: AccountId,
    id: string,
    wait: number
  ): Effect.Effect<CallBatchState, CallBatchFailed | CallStatusError> =>
    Effect.gen(function* () {
      yield* Effect.sleep(wait)
      const state = yield* status(account, id)
      if (state.status === 100) return yield* after(account, id, millis.receiptPoll)
      return state.status === 200 ? state : yield* new CallBatchFailed({ id, status: state.status })
    })

  return CallBatches.of({
    send: sent,
    status,
    support: Effect.fn("CallBatches.support")(function* (account) {
      const { address, network } = splitAccountId(account)
      const answer = yield* Effect.catchTag(
        requests.ask(account, "wallet_getCapabilities", [address, [hexChainId(network)]]),
        "WalletRequestFailed",
        () => Effect.succeed(undefined)
      )
      return atomicSupport(answer, network)
    }),
    done: (account, id) =>
      Effect.timeoutFail(after(account, id, millis.receiptFirst), {
        duration: millis.receiptWait,
        onTimeout: () => new CallBatchPending({ id, afterMillis: millis.receiptWait })
      })
  })
})

/** A wallet's refusal by its code (EIP-1193, EIP-5792). One without a code of theirs stays what it is. */
const explained = (failed: WalletRequestFailed, account: AccountId, { calls }: CallBatch) => {
  switch (failed.walletCode) {
    case 4200:
    case -32601:
      return new CallBatchesUnsupported() // JSON-RPC's own number, from wallets that pass on what they do not know
    case 5700:
    case 5760:
      return new CallBatchNeedsMore({ walletCode: failed.walletCode })
    case 5710:
      return new ChainNotSupported({ network: splitAccountId(account).network, cause: failed.cause })
    case 5720:
      return new CallBatchRepeated()
    case 5740:
      return new CallBatchTooLarge({ calls: calls.length })
    case 5750:
      return new RequestRejected({ method: "wallet_sendCalls" })
    default:
      return failed
  }
}
