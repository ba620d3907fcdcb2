import { getField } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { isSendingMethod } from "../signing/sendingMethods.ts"
import { readSentName } from "./readSentName.ts"
import { isSignature, isTransactionHash } from "./request.ts"

const isText = (value: unknown): boolean => typeof value === "string" && value !== ""

/** Returns whether an object does not report a failure. */
const isWithoutFailure = (answer: Readonly<Record<string, unknown>>): boolean =>
  (answer["error"] ?? null) === null && answer["success"] !== false

/** A request, as it was sent. */
interface SentRequest {
  readonly method: string
  readonly params?: unknown
}

/** Returns the params object, or the first item of a params list. */
const getFirst = (params: unknown): unknown => (Array.isArray(params) ? params[0] : params)

/** Returns the number of transactions in a request to sign several. */
const countRequested = (params: unknown): number | undefined => {
  const transactions = getField(getFirst(params), "transactions")
  return Array.isArray(transactions) ? transactions.length : undefined
}

/** The check of each method's answer. Other sending methods are checked by `readSentName`. */
const answerChecks: Readonly<Record<string, (answer: unknown, params: unknown) => boolean>> = {
  eth_sendRawTransaction: isTransactionHash,
  eth_sendUserOperation: isTransactionHash,
  eth_sign: isSignature,
  personal_sign: isSignature,
  eth_signTypedData: isSignature,
  eth_signTypedData_v3: isSignature,
  eth_signTypedData_v4: isSignature,
  solana_signMessage: (answer) => isText(getField(answer, "signature")),
  // The signed transaction may be missing: the page attaches the signature itself.
  solana_signTransaction: (answer) => isText(getField(answer, "signature")) || isText(getField(answer, "transaction")),
  solana_signAllTransactions: (answer, params) => {
    const signed = getField(answer, "transactions")
    // every() skips holes.
    return Array.isArray(signed) && signed.length === countRequested(params) && Array.from(signed).every(isText)
  },
  signMessage: (answer) => isText(getField(answer, "signature")),
  // A PSBT that was broadcast has an id; the signed PSBT itself may be missing.
  signPsbt: (answer, params) =>
    isText(getField(answer, getField(getFirst(params), "broadcast") === true ? "txid" : "psbt")),
  // The signature of the revocation (smart sessions), or `null`, `true` or an object without a failure (EIP-2255, ERC-7715).
  wallet_revokePermissions: (answer) =>
    answer === null || answer === true || isText(answer) || (isRecord(answer) && isWithoutFailure(answer))
}

/**
 * Returns true for `0x`: a contract account answers it if its signature is stored on the chain (EIP-1271, Safe). The
 * wallet of a key never does.
 */
export const isEmptySignature = (method: string, answer: unknown): boolean =>
  answer === "0x" && Object.hasOwn(answerChecks, method) && answerChecks[method] === isSignature

/**
 * Returns whether an answer fits its request: the id of a sent transaction, a signature for each transaction, or the end
 * of a grant. Grants are checked against their request (`readGranted`). The kit does not rely on the form of other answers.
 */
export const isAnswerTo = ({ method, params }: SentRequest, answer: unknown): boolean => {
  const check = Object.hasOwn(answerChecks, method) ? answerChecks[method] : undefined
  if (check !== undefined) return check(answer, params)
  return !isSendingMethod(method) || readSentName(method, answer) !== undefined
}
