import { answerMisfit } from "../../wallets/connectors/methodTable.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { readTxid } from "../../../core/wallets/bitcoin/readAnswers.ts"
import { type BitcoinRequest, toBitcoinTransfer } from "../../../core/onchain/send/bitcoinTransfer.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { Sending } from "../../../core/onchain/send/sendRequest.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import type { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { traced } from "../../foundation/log/tracing.ts"

/**
 * Returns the transfer for the wallet, with the checks that need no node: only the wallet knows the coins and the fee.
 */
export const prepareTransfer = (account: AccountId, sending: Omit<Sending, "from">) => {
  const { address, network } = splitAccountId(account)
  return toBitcoinTransfer(network, { ...sending, from: address })
}

/** Asks the account's wallet to send it; never retries. Returns the transaction's id. */
export const sendTransfer = traced("bitcoin.sendTransfer")(function* (
  wallet: WalletRequests["Type"],
  account: AccountId,
  { from, satoshis, to }: BitcoinRequest,
  intent?: Intent
) {
  if (from !== splitAccountId(account).address) return yield* createContextChanged()
  const answer = yield* wallet.ask(
    account,
    "sendTransfer",
    { account: from, recipientAddress: to, amount: satoshis },
    intent
  )
  return readTxid(getField(answer, "txid")) ?? (yield* answerMisfit("sendTransfer"))
})
