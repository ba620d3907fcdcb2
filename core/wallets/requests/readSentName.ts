import { getField } from "../../foundation/data/decode.ts"
import { readTxid } from "../bitcoin/readAnswers.ts"
import { fromBase58 } from "../../chain/solana/base58.ts"
import { readBatchId } from "./readBatchId.ts"
import { isTransactionHash } from "./request.ts"

/** The id of something sent: the hash of a transaction, or a wallet's id of a batch. */
export type SentName = { readonly hash: string } | { readonly batchId: string }

/** Reads the id of something sent from a wallet's answer; undefined if the answer has no id to follow. */
export const readSentName = (method: string, answer: unknown): SentName | undefined => {
  switch (method) {
    case "eth_sendTransaction":
    case "wallet_sendTransaction":
      return isTransactionHash(answer) ? { hash: answer } : undefined
    case "wallet_sendCalls": {
      const batchId = readBatchId(answer)
      return batchId === undefined ? undefined : { batchId }
    }
    case "solana_signAndSendTransaction": {
      const signature = getField(answer, "signature")
      return typeof signature === "string" && fromBase58(signature, 90)?.length === 64 ? { hash: signature } : undefined
    }
    case "sendTransfer":
    case "signPsbt": {
      const hash = readTxid(getField(answer, "txid"))
      return hash === undefined ? undefined : { hash }
    }
    default:
      return undefined
  }
}
