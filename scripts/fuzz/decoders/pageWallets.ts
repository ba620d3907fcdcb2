import * as Either from "effect/Either"
import {
  readSafeInfo,
  readSafeSent,
  readSafeSignature,
  readSafeSigned,
  readSafeTransaction
} from "../../../core/wallets/safe/answers.ts"
import { readSafeReply } from "../../../core/wallets/safe/messages.ts"
import { chainAskedFor, readHostCall } from "../../../core/wallets/reader/hostCall.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import { type Decoder, valueReader } from "../decoder.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const hash = `0x${"12".repeat(32)}`

/** Requests of a page to its provider, and answers of the page around a Safe app. */
export const pageWallets: ReadonlyArray<Decoder> = [
  valueReader("request of a page", [{ method: "eth_call", params: [{ to: address }, "latest"] }], readHostCall),
  ...["eth_sendTransaction", "wallet_sendCalls", "personal_sign", "eth_signTypedData_v4"].map((method) =>
    valueReader(
      `parameters of ${method}`,
      [
        [{ from: address, chainId: "0x1", calls: [{ to: address, value: "0x1" }] }],
        ["0x48656c6c6f", address],
        [address, { domain: { chainId: 1 }, types: {}, message: {} }]
      ],
      (params) => Either.getOrUndefined(readRequest({ method, params }, { account: address, network: "eip155:1" }))
    )
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
  valueReader("Safe's getTxBySafeTxHash", [{ txStatus: "SUCCESS", txHash: hash }], readSafeTransaction)
]
