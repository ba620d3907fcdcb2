import * as Context from "effect/Context"
import { unsupportedChain } from "./signText.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Sending, sendRequest } from "../../../core/onchain/send/sendRequest.ts"
import type { BitcoinRequest } from "../../../core/onchain/send/bitcoinTransfer.ts"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { UnsupportedChain } from "../../../core/chain/network/laterErrors.ts"
import { toUnreachable, type Unreachable } from "../../../core/foundation/http/errors.ts"
import { isRefusal } from "../../../core/chain/rpc/refusal.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { type SendMisfit, type SendWouldFail, toSendWouldFail } from "../../../core/onchain/send/errors.ts"
import { transferSucceeded } from "../../../core/onchain/token/erc20.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Rpc, type RpcFailure } from "../../chain/rpc/Rpc.ts"
import type { SolanaRequest } from "./solanaTransfers.ts"
import { type AskingWallets, type WalletRequestError, WalletRequests } from "../../wallets/requests/WalletRequests.ts"

/**
 * The result of `Sends.prepare`, for `send`: a transaction for EVM or Solana, or a transfer of bitcoin. Each names its
 * sender and receiver.
 */
export type PreparedSend = TransactionRequest | SolanaRequest | BitcoinRequest

/** Sends coins and tokens on EVM networks and Solana, and bitcoin. */
export class Sends extends Context.Tag("services/Sends")<
  Sends,
  {
    /**
     * Builds the transaction and simulates it on the network without sending it, so that a token that would refuse
     * fails here. On Bitcoin the wallet builds it.
     */
    readonly prepare: (
      account: AccountId,
      sending: Omit<Sending, "from">
    ) => Effect.Effect<PreparedSend, RpcFailure | SendMisfit | SendWouldFail | UnsupportedChain>
    /**
     * Asks the account's wallet to send it; never retries. Returns the hash, on Solana the signature, on Bitcoin the
     * id: it is not in a block yet. `asking`: requests bound to one connector (`WalletRequests.through`); any
     * connector's by default.
     */
    readonly send: (
      account: AccountId,
      request: PreparedSend,
      asking?: AskingWallets
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
    const { address, network } = splitAccountId(account)
    const request = yield* sendRequest({ ...sending, from: address })
    const tried = rpc.read({ network, method: "eth_call", params: [request, "latest"], result: Schema.String })
    const returned = yield* Effect.catchIf(
      tried,
      (error) => error._tag === "RpcError" && isRefusal(error),
      (error) => toSendWouldFail(error._tag === "RpcError" ? error.detail : error.message)
    )
    const { address: token } = sending.token
    if (token !== undefined && !transferSucceeded(token, returned)) return yield* toSendWouldFail("the token says no.")
    return request
  })

  return Sends.of({
    prepare: Effect.fn("Sends.prepare")((account, sending): ReturnType<Sends["Type"]["prepare"]> => {
      const { network } = splitAccountId(account)
      switch (splitNetworkId(network).namespace) {
        case "eip155":
          return prepareEvm(account, sending)
        case "solana":
          return Effect.flatMap(solana, ({ prepareTransfer }) => prepareTransfer(rpc, account, sending))
        case "bip122":
          return Effect.flatMap(bitcoin, ({ prepareTransfer }) => prepareTransfer(account, sending))
        default:
          return unsupportedChain(network)
      }
    }),
    send: (account, request, asking = wallet) =>
      "transaction" in request
        ? Effect.flatMap(solana, ({ sendTransfer }) => sendTransfer(rpc, asking, account, request))
        : "satoshis" in request
          ? Effect.flatMap(bitcoin, ({ sendTransfer }) => sendTransfer(asking, account, request))
          : asking.sendTransaction(account, request)
  })
})

/**
 * Loads a namespace's part of sending, with its library, on the first send there. If it does not load, that counts as
 * an unreachable service, and `name` stands in the failure where a call does.
 */
const loadPart = <A>(name: string, load: () => Promise<A>): Effect.Effect<A, Unreachable> =>
  Effect.mapError(loadChunk(load), toUnreachable(name))

const solana = loadPart("Solana's part of sending", () => import("./solanaTransfers.ts"))
const bitcoin = loadPart("send.bitcoin", () => import("./bitcoinTransfers.ts"))
