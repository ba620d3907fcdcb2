import * as Effect from "effect/Effect"
import { readTxid } from "../../core/bitcoin/answer.ts"
import { type BitcoinRequest, bitcoinTransferOf } from "../../core/bitcoin/transferOf.ts"
import { splitAccountId } from "../../core/chain/caip.ts"
import type { AccountId } from "../../core/chain/ids.ts"
import type { Sending } from "../../core/send/sendRequest.ts"
import { ContextChanged, WalletAnswerMisfit } from "../../core/transaction/errors.ts"
import { fieldOf } from "../../core/wallet/standard.ts"
import type { WalletRequests } from "../transaction/WalletRequests.ts"

/** What a wallet is asked for, checked as far as it can be without a node: the wallet knows the coins and the fee. */
export const prepareTransfer = (account: AccountId, sending: Omit<Sending, "from">) => {
  const { address, network } = splitAccountId(account)
  return bitcoinTransferOf(network, { ...sending, from: address })
}

/** Asks the account's wallet to send it, once. Gives the transaction's id. */
export const sendTransfer = Effect.fn("bitcoin.sendTransfer")(function*(wallet: WalletRequests["Type"], account: AccountId, { from, satoshis, to }: BitcoinRequest) {
  if (from !== splitAccountId(account).address) return yield* new ContextChanged()
  const answer = yield* wallet.ask(account, "sendTransfer", { account: from, recipientAddress: to, amount: satoshis })
  return readTxid(fieldOf(answer, "txid")) ?? (yield* new WalletAnswerMisfit({ method: "sendTransfer" }))
})
