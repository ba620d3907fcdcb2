import { getField } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { readWalletError } from "../../wallets/connection/readWalletError.ts"
import type { LatchkeyError } from "../../foundation/errors/failure.ts"
import { isSignature, isTransactionHash } from "../../wallets/requests/request.ts"
import { readSentName } from "../../wallets/requests/readSentName.ts"
import { isSendingMethod } from "../../wallets/signing/sendingMethods.ts"

/** The end of a decision: its tag and the site's reason. */
interface Ended {
  readonly _tag: string
  readonly reason?: string
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== ""

/** Returns whether an object does not report a failure. */
const isWithoutFailure = (answer: Readonly<Record<string, unknown>>): boolean =>
  (answer["error"] ?? null) === null && answer["success"] !== false

/** A request to the frame, as it was sent. */
interface SentRequest {
  readonly method: string
  readonly params: unknown
}

/** Returns the number of transactions in a request to sign several. */
const countRequested = (params: unknown): number | undefined => {
  const transactions = getField(Array.isArray(params) ? params[0] : params, "transactions")
  return Array.isArray(transactions) ? transactions.length : undefined
}

/** The check of each method's answer. Other sending methods are checked by `readSentName`. */
const answerChecks: Readonly<Record<string, (answer: unknown, params: unknown) => boolean>> = {
  eth_sendRawTransaction: isTransactionHash,
  eth_sendUserOperation: isTransactionHash,
  personal_sign: isSignature,
  eth_signTypedData_v4: isSignature,
  solana_signMessage: (answer) => isText(getField(answer, "signature")),
  // As over WalletConnect, the signed transaction may be missing: the page attaches the signature itself.
  solana_signTransaction: (answer) => isText(getField(answer, "signature")) || isText(getField(answer, "transaction")),
  solana_signAllTransactions: (answer, params) => {
    const signed = getField(answer, "transactions")
    // every() skips holes.
    return Array.isArray(signed) && signed.length === countRequested(params) && Array.from(signed).every(isText)
  },
  wallet_grantPermissions: isRecord,
  // The signature of the revocation (smart sessions), or `null`, `true` or an object without a failure (EIP-2255, ERC-7715).
  wallet_revokePermissions: (answer) =>
    answer === null || answer === true || isText(answer) || (isRecord(answer) && isWithoutFailure(answer))
}

/**
 * Returns whether an answer fits its request: the id of a sent transaction, a signature for each transaction, a grant,
 * or the end of one. The kit does not rely on the form of answers to other methods.
 */
export const isAnswerTo = ({ method, params }: SentRequest, answer: unknown): boolean => {
  const check = Object.hasOwn(answerChecks, method) ? answerChecks[method] : undefined
  if (check !== undefined) return check(answer, params)
  return !isSendingMethod(method) || readSentName(method, answer) !== undefined
}

/** Returns whether the site's words mean that the visitor declined. */
export const isRefusalOfVisitor = ({ _tag, reason = "" }: Ended): boolean =>
  _tag === "FrameError" && readWalletError(reason).isRejection

/** Returns whether the site's words mean that it aborted the request. */
export const isAbort = ({ _tag, reason = "" }: Ended): boolean => _tag === "FrameError" && /\babort/i.test(reason)

/** Returns whether the view reports the end of a decision: it could no longer be answered. */
export const isNotice = ({ _tag }: Pick<LatchkeyError, "_tag">): boolean =>
  _tag === "ContextChanged" || _tag === "OutcomeUnknown" || _tag === "PageFramed" || _tag === "FrameRequestTimedOut"
