import {
  readSafeInfo,
  readSafeSent,
  readSafeSignature,
  readSafeSigned,
  readSafeTransaction
} from "../../../core/wallets/safe/answers.ts"
import { readSafeReply } from "../../../core/wallets/safe/messages.ts"
import { callOfTransaction, callsOfBatch, textToSign, typedDataToSign } from "../../../core/wallets/safe/toSafe.ts"
import { boundOf, chainAskedFor, readHostCall } from "../../../core/wallets/requests/hostCall.ts"
import { type Decoder, valueReader } from "../decoder.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const hash = `0x${"12".repeat(32)}`

/** Requests of a page to its provider, and answers of the page around a Safe app. */
export const pageWallets: ReadonlyArray<Decoder> = [
  valueReader("request of a page", [{ method: "eth_call", params: [{ to: address }, "latest"] }], readHostCall),
  valueReader(
    "whom a request speaks of",
    [[{ from: address, chainId: "0x1" }]],
    (params) => boundOf({ method: "eth_sendTransaction", params }) ?? undefined
  ),
  valueReader("chain that a page switches to", [[{ chainId: "0x89" }]], chainAskedFor),
  valueReader(
    "Safe's reply",
    [
      { id: "a1", success: true, version: "9.1.0", data: {} },
      { id: "a1", success: false, error: "no" }
    ],
    readSafeReply
  ),
  valueReader("Safe's getSafeInfo", [{ safeAddress: address, chainId: 1, owners: [], threshold: 1 }], readSafeInfo),
  valueReader("Safe's sendTransactions", [{ safeTxHash: hash }], readSafeSent),
  valueReader(
    "Safe's signMessage",
    [{ signature: "0xabcd" }, { messageHash: hash }, { safeTxHash: hash }],
    readSafeSigned
  ),
  valueReader("Safe's getOffChainSignature", ["0xabcd", ""], readSafeSignature),
  valueReader("Safe's getTxBySafeTxHash", [{ txStatus: "SUCCESS", txHash: hash }], readSafeTransaction),
  valueReader("transaction for a Safe", [[{ to: address, value: "0x1", data: "0x" }]], callOfTransaction),
  valueReader("batch for a Safe", [[{ calls: [{ to: address, value: "0x1" }] }]], callsOfBatch),
  valueReader("message for a Safe", ["0x6869", "hello"], textToSign),
  valueReader("typed data for a Safe", [{ domain: {}, types: {} }, '{"domain":{},"types":{}}'], typedDataToSign)
]
