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

/**
 * Returns whether an answer has the form of its method: the id of a sent transaction, or a signature. The kit does not
 * rely on the form of answers to other methods.
 */
export const isAnswerTo = (method: string, answer: unknown): boolean => {
  if (method === "eth_sendUserOperation") return isTransactionHash(answer)
  if (isSendingMethod(method)) return readSentName(method, answer) !== undefined
  return method === "personal_sign" || method.startsWith("eth_signTypedData") ? isSignature(answer) : true
}

/** Returns whether the site's words mean that the visitor declined. */
export const isRefusalOfVisitor = ({ _tag, reason = "" }: Ended): boolean =>
  _tag === "FrameError" && readWalletError(reason).isRejection

/** Returns whether the view reports the end of a decision: it could no longer be answered. */
export const isNotice = ({ _tag }: Pick<LatchkeyError, "_tag">): boolean =>
  _tag === "ContextChanged" || _tag === "OutcomeUnknown" || _tag === "PageFramed" || _tag === "FrameRequestTimedOut"
