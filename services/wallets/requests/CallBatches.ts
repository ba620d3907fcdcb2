import type { CallsMisfit } from "../../../core/wallets/connectors/errors.ts"
import * as Context from "effect/Context"
import { answerMisfit } from "../connectors/methodTable.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, hexChainId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { RequestRejected, type WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import { isUnsupportedMethod, walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import {
  type AtomicSupport,
  readAtomicSupport,
  type CallBatch,
  type CallBatchState,
  readBatchStatus,
  sendCallsParams
} from "../../../core/wallets/requests/callBatch.ts"
import { readBatchId } from "../../../core/wallets/requests/readBatchId.ts"
import {
  CallBatchesUnsupported,
  CallBatchFailed,
  CallBatchNeedsMore,
  CallStatusNotApproved,
  CallBatchPending,
  CallBatchRepeated,
  CallBatchTooLarge,
  CallBatchUnknown
} from "../../../core/wallets/requests/errors.ts"
import type { Intent, IntentKind } from "../../../core/wallets/signing/intent.ts"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import { Store } from "../../foundation/store/Store.ts"
import { type WalletRequester, WalletRequests } from "./WalletRequests.ts"
import type { WalletRequestError } from "./walletRequestError.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The failures of sending a batch. */
export type CallBatchError =
  | CallBatchesUnsupported
  | CallBatchNeedsMore
  | CallBatchRepeated
  | CallBatchTooLarge
  | CallsMisfit
  | ChainNotSupported
  | WalletRequestError

/** The purpose of a batch, and the requests that ask for it; by default those of any connector of the account. */
export interface BatchPurpose {
  readonly asking?: WalletRequester | undefined
  readonly kind?: IntentKind | undefined
  /** Epoch milliseconds after which the wallet is no longer asked. */
  readonly goodUntil?: number | undefined
  /** The payer of the fee, if the host offers to pay it. */
  readonly sponsorship?: Sponsorship | undefined
  /** The intent that was shown, which the batch is compared with; a new one by default. */
  readonly intent?: Intent | undefined
}

/** The failures of requesting a batch's status. */
export type CallStatusError = CallBatchUnknown | CallStatusNotApproved | WalletRequestError

/**
 * Batches of calls that a connected wallet executes as one (EIP-5792). Wallets without support fail with
 * `CallBatchesUnsupported`.
 */
export class CallBatches extends Context.Tag("services/CallBatches")<
  CallBatches,
  {
    /**
     * Returns how the wallet of an account executes batches on the account's network. A wallet that does not answer
     * does not support them.
     */
    readonly support: (account: AccountId) => Effect.Effect<AtomicSupport, WalletRequestError>
    /**
     * Sends a batch once, whatever the outcome. Returns the wallet's id for it; no call is in a block yet. `as`: its
     * purpose, and requests bound to one connector. docs/spec/wallets.md#requests-calls.
     */
    readonly send: (account: AccountId, batch: CallBatch, as?: BatchPurpose) => Effect.Effect<string, CallBatchError>
    /**
     * Returns the current status of a batch. Fails with `CallStatusNotApproved` if the wallet does not let this page
     * read it. docs/spec/wallets.md#requests-call-status.
     */
    readonly status: (account: AccountId, id: string) => Effect.Effect<CallBatchState, CallStatusError>
    /**
     * Polls a batch's status until it is done. Fails with `CallBatchFailed` if it ended in any other way, and with
     * `CallBatchPending` after 2 min; it may still be executed after that. Nothing is sent again.
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
  const sender: BatchSender = { store: yield* Store, requests: yield* WalletRequests, connectors: new Map() }
  return CallBatches.of({
    send: (account, batch, purpose) => send(sender, account, batch, purpose),
    status: (account, id) => readStatus(sender, account, id),
    support: traced("CallBatches.support")(function* (account) {
      const { address, network } = splitAccountId(account)
      const answer = yield* Effect.catchTag(
        sender.requests.ask(account, "wallet_getCapabilities", [address, [hexChainId(network)]]),
        "WalletRequestFailed",
        () => Effect.succeed(undefined)
      )
      return readAtomicSupport(answer, network)
    }),
    done: (account, id) =>
      Effect.timeoutFail(awaitDone(sender, account, id, millis.receiptFirst), {
        duration: millis.receiptWait,
        onTimeout: () => new CallBatchPending({ id, afterMillis: millis.receiptWait })
      })
  })
})

interface BatchSender {
  readonly store: Store["Type"]
  readonly requests: WalletRequests["Type"]
  /** The connector that accepted a batch, by the batch's id. */
  readonly connectors: Map<string, string>
}

const send = traced("CallBatches.send")(function* (
  { connectors, requests, store }: BatchSender,
  account: AccountId,
  batch: CallBatch,
  { asking = requests, goodUntil, intent: earlier, kind, sponsorship }: BatchPurpose = {}
) {
  const params = yield* sendCallsParams(account, batch)
  const active = activeConnection(
    (yield* store.state).connection,
    splitNetworkId(splitAccountId(account).network).namespace
  )
  const intent =
    earlier ?? (yield* asking.intend(account, { method: "wallet_sendCalls", params }, kind, { goodUntil, sponsorship }))
  const answer = yield* Effect.catchTag(
    asking.ask(account, "wallet_sendCalls", params, intent),
    "WalletRequestFailed",
    (failed) => Effect.fail(toBatchFailure(failed, account, batch))
  )
  const id = readBatchId(answer)
  if (id === undefined) return yield* answerMisfit("wallet_sendCalls")
  if (active !== undefined) connectors.set(id, active.connectorId)
  return id
})

/**
 * Returns the account to ask for a batch's status. Reading is not bound to the active network or account: a batch
 * continues, whatever its owner selects meanwhile.
 */
const getAccountToAsk = ({ connectors, store }: BatchSender, account: AccountId, id: string) =>
  Effect.map(store.state, ({ connection }) => {
    const { address, network } = splitAccountId(account)
    const active = activeConnection(connection, splitNetworkId(network).namespace)
    return active !== undefined &&
      (isSameId(active.accounts[0].address, address) || isSameId(active.connectorId, connectors.get(id) ?? ""))
      ? accountId(active.network, active.accounts[0].address)
      : account
  })

const readStatus = traced("CallBatches.status")(function* (sender: BatchSender, account: AccountId, id: string) {
  const answer = yield* Effect.catchTag(
    sender.requests.ask(yield* getAccountToAsk(sender, account, id), "wallet_getCallsStatus", [id]),
    "WalletRequestFailed",
    (failed) =>
      Effect.fail(
        failed.walletCode === walletCodes.unknownBatch
          ? new CallBatchUnknown({ id })
          : failed.walletCode === walletCodes.unauthorized || isUnsupportedMethod(failed.walletCode)
            ? new CallStatusNotApproved()
            : failed
      )
  )
  return readBatchStatus(answer) ?? (yield* answerMisfit("wallet_getCallsStatus"))
})

const awaitDone = (
  sender: BatchSender,
  account: AccountId,
  id: string,
  delay: number
): Effect.Effect<CallBatchState, CallBatchFailed | CallStatusError> =>
  Effect.gen(function* () {
    yield* Effect.sleep(delay)
    const state = yield* readStatus(sender, account, id)
    if (state.status === 100) return yield* awaitDone(sender, account, id, millis.receiptPoll)
    return state.status === 200 ? state : yield* new CallBatchFailed({ id, status: state.status })
  })

/** Maps a wallet's refusal by its code (EIP-1193, EIP-5792). A refusal without such a code stays unchanged. */
const toBatchFailure = (failed: WalletRequestFailed, account: AccountId, { calls }: CallBatch) => {
  if (isUnsupportedMethod(failed.walletCode)) return new CallBatchesUnsupported()
  switch (failed.walletCode) {
    case walletCodes.unsupportedCapability:
    case walletCodes.atomicityNotSupported:
      return new CallBatchNeedsMore({ walletCode: failed.walletCode })
    case walletCodes.unsupportedChain:
      return new ChainNotSupported({ network: splitAccountId(account).network, cause: failed.cause })
    case walletCodes.repeatedBatch:
      return new CallBatchRepeated()
    case walletCodes.largeBatch:
      return new CallBatchTooLarge({ calls: calls.length })
    case walletCodes.rejectedUpgrade:
      return new RequestRejected({ method: "wallet_sendCalls" })
    default:
      return failed
  }
}
