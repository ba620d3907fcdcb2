import * as Context from "effect/Context"
import { UnsupportedChain } from "../../../core/chain/network/networkIdErrors.ts"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import { type Sending, sendRequest } from "../../../core/onchain/send/sendRequest.ts"
import type { BitcoinRequest } from "../../../core/onchain/send/bitcoinTransfer.ts"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isRefusal } from "../../../core/chain/rpc/refusal.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { type SendFeeNotCovered, type SendMisfit, SendWouldFail } from "../../../core/onchain/send/errors.ts"
import { hasTransferSucceeded } from "../../../core/onchain/token/erc20.ts"
import type { BatchCall } from "../../../core/wallets/reader/batch.ts"
import { type BatchCapabilities, sendCallsParams } from "../../../core/wallets/requests/callBatch.ts"
import { createTransactionStep, type TransactionRequest } from "../../../core/wallets/requests/request.ts"
import type { Intent, IntentStep } from "../../../core/wallets/signing/intent.ts"
import { type CodeMissing, failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Rpc, type RpcFailure } from "../../chain/rpc/Rpc.ts"
import type { SolanaRequest } from "./solanaTransfers.ts"
import { type WalletRequester, WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { WalletRequestError } from "../../wallets/requests/walletRequestError.ts"
import { withSpan } from "../../foundation/log/tracing.ts"

/**
 * The result of `Sends.prepare`, for `send`: a transaction for EVM or Solana, or a transfer of bitcoin. Each contains
 * its sender and receiver.
 */
export type PreparedSend = TransactionRequest | SolanaRequest | BitcoinRequest

/** Sends coins and tokens on EVM networks and Solana, and bitcoin. */
export class Sends extends Context.Tag("services/Sends")<
  Sends,
  {
    /**
     * Builds the transaction and simulates it on the network without sending it, so that it fails here if the token
     * would reject it, or if the sender on Solana cannot pay for opening the receiver's token account. On Bitcoin the
     * wallet builds it.
     */
    readonly prepare: (
      account: AccountId,
      sending: Omit<Sending, "from">
    ) => Effect.Effect<
      PreparedSend,
      CodeMissing | RpcFailure | SendFeeNotCovered | SendMisfit | SendWouldFail | UnsupportedChain
    >
    /** Simulates a token's call on its network without sending it, and returns it. Only on EVM networks. */
    readonly simulate: (
      account: AccountId,
      request: TransactionRequest
    ) => Effect.Effect<TransactionRequest, RpcFailure | SendWouldFail>
    /**
     * Asks the account's wallet to send a prepared request; never retries. Returns the hash, on Solana the signature,
     * on Bitcoin the id; it is not in a block yet. `asking`: requests bound to one connector
     * (`WalletRequests.through`); any connector's by default. `intent`: the intent that was shown, which the request is
     * compared with (`stepOf`).
     */
    readonly send: (
      account: AccountId,
      request: PreparedSend,
      asking?: WalletRequester,
      intent?: Intent
    ) => Effect.Effect<string, WalletRequestError | RpcFailure>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const make = Effect.gen(function* () {
  const rpc = yield* Rpc
  const wallet = yield* WalletRequests
  const prepareEvm = Effect.fnUntraced(function* (account: AccountId, sending: Omit<Sending, "from">) {
    const { address } = splitAccountId(account)
    return yield* simulate(account, yield* sendRequest({ ...sending, from: address }), sending.token.address)
  })
  const simulate = Effect.fnUntraced(function* (account: AccountId, request: TransactionRequest, token?: string) {
    const { network } = splitAccountId(account)
    const answer = rpc.read({ network, method: "eth_call", params: [request, "latest"], result: Schema.String })
    const returned = yield* Effect.catchIf(
      answer,
      (error) => error._tag === "RpcError" && isRefusal(error),
      (error) => new SendWouldFail({ detail: error._tag === "RpcError" ? error.detail : error.message })
    )
    if (token !== undefined && !hasTransferSucceeded(token, returned))
      return yield* new SendWouldFail({ detail: "the token says no." })
    return request
  })

  const prepare: Sends["Type"]["prepare"] = (account, sending) => {
    const { network } = splitAccountId(account)
    switch (splitNetworkId(network).namespace) {
      case "eip155":
        return prepareEvm(account, sending)
      case "solana":
        return Effect.flatMap(solana, ({ prepareTransfer }) => prepareTransfer(rpc, account, sending))
      case "bip122":
        return Effect.flatMap(bitcoin, ({ prepareTransfer }) => prepareTransfer(account, sending))
      default:
        return new UnsupportedChain({ network })
    }
  }

  return Sends.of({
    simulate: (account, request) => simulate(account, request, request.to),
    prepare: (account, sending) => prepare(account, sending).pipe(withSpan("Sends.prepare")),
    send: (account, request, asking = wallet, intent) =>
      "transaction" in request
        ? Effect.flatMap(solana, ({ sendTransfer }) => sendTransfer(rpc, asking, account, request, intent))
        : "satoshis" in request
          ? Effect.flatMap(bitcoin, ({ sendTransfer }) => sendTransfer(asking, account, request, intent))
          : intent === undefined
            ? asking.sendTransaction(account, request)
            : asking.sendIntent(intent)
  })
})

/** Returns a prepared send as the call of a batch; undefined if it is not one of an EVM network. */
export const toBatchCall = (request: PreparedSend): BatchCall | undefined =>
  "transaction" in request || "satoshis" in request
    ? undefined
    : { to: request.to, data: request.data, value: request.value }

/**
 * Returns the wallet request of a prepared send. On Solana the blockhash may be replaced later. `capabilities`: those of
 * a send whose fee the host pays.
 */
export const stepOf = (account: AccountId, request: PreparedSend, capabilities?: BatchCapabilities): IntentStep => {
  const call = capabilities === undefined ? undefined : toBatchCall(request)
  return call === undefined ? toSingleStep(account, request) : createSponsoredStep(account, call, capabilities)
}

/** The call is the kit's own: a mismatch is a defect. */
const createSponsoredStep = (account: AccountId, call: BatchCall, capabilities?: BatchCapabilities): IntentStep => ({
  method: "wallet_sendCalls",
  params: Either.getOrThrow(sendCallsParams(account, { atomic: false, calls: [call], capabilities }))
})

const toSingleStep = (account: AccountId, request: PreparedSend): IntentStep =>
  "transaction" in request
    ? {
        method: "solana_signAndSendTransaction",
        params: {
          transaction: request.transaction,
          pubkey: splitAccountId(account).address,
          sendOptions: { preflightCommitment: "confirmed" }
        }
      }
    : "satoshis" in request
      ? {
          method: "sendTransfer",
          params: { account: request.from, recipientAddress: request.to, amount: request.satoshis }
        }
      : createTransactionStep(account, request)

/** Loads a part of sending on demand; the part of a namespace includes its library. */
export const loadPart = <A>(load: () => Promise<A>): Effect.Effect<A, CodeMissing> =>
  Effect.catchAll(loadChunk(load), failWithMissingCode)

const solana = loadPart(() => import("./solanaTransfers.ts"))
const bitcoin = loadPart(() => import("./bitcoinTransfers.ts"))
