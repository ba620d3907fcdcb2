import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../core/chain/caip.ts"
import type { AccountId } from "../../core/chain/ids.ts"
import { isRefusal } from "../../core/rpc/refusal.ts"
import { Schema } from "../../core/schema.ts"
import { type SendMisfit, SendWouldFail } from "../../core/send/errors.ts"
import { type Sending, sendRequest } from "../../core/send/sendRequest.ts"
import { transferSucceeded } from "../../core/token/erc20.ts"
import type { TransactionRequest } from "../../core/transaction/request.ts"
import { Rpc, type RpcFailure } from "../rpc/Rpc.ts"
import { type WalletRequestError, WalletRequests } from "../transaction/WalletRequests.ts"

/** Moves coins and tokens. EVM. */
export class Sends extends Context.Tag("services/Sends")<Sends, {
  /** The transaction that moves it, tried on the network without being sent: a token that would say no is found out here. */
  readonly prepare: (account: AccountId, sending: Omit<Sending, "from">) => Effect.Effect<TransactionRequest, RpcFailure | SendMisfit | SendWouldFail>
  /** Asks the account's wallet to send it, once. Gives the hash: it is in no block yet. */
  readonly send: (account: AccountId, request: TransactionRequest) => Effect.Effect<string, WalletRequestError>
}>() {
  static readonly layer = Layer.effect(this, Effect.suspend(() => make))
}

const make = Effect.gen(function*() {
  const rpc = yield* Rpc
  const wallet = yield* WalletRequests
  return Sends.of({
    prepare: Effect.fn("Sends.prepare")(function*(account, sending) {
      const { address, network } = splitAccountId(account)
      const request = yield* sendRequest({ ...sending, from: address })
      const tried = rpc.read({ network, method: "eth_call", params: [request, "latest"], result: Schema.String })
      const returned = yield* Effect.catchIf(tried, (error) => error._tag === "RpcError" && isRefusal(error), (error) =>
        new SendWouldFail({ detail: error._tag === "RpcError" ? error.detail : error.message }))
      const { address: token } = sending.token
      if (token !== undefined && !transferSucceeded(token, returned)) return yield* new SendWouldFail({ detail: "the token says no." })
      return request
    }),
    send: wallet.sendTransaction
  })
})
