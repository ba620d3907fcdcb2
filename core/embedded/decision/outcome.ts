import { readWalletError } from "../../wallets/connection/readWalletError.ts"
import type { LatchkeyError } from "../../foundation/errors/failure.ts"
import { isSignature, isTransactionHash } from "../../wallets/requests/request.ts"
import { sentBy } from "../../wallets/requests/sentBy.ts"
import { isSendingMethod } from "../../wallets/signing/sendingMethods.ts"

/** What a decision ended with, as far as it is told apart. */
interface Ended {
  readonly _tag: string
  readonly reason?: string
}

/**
 * Whether an answer has the form of its method: the name of what was sent, or a signature. Answers to other methods have
 * no form that the kit relies on.
 */
export const isAnswerTo = (method: string, answer: unknown): boolean => {
  if (method === "eth_sendUserOperation") return isTransactionHash(answer)
  if (isSendingMethod(method)) return sentBy(method, answer) !== undefined
  return method === "personal_sign" || method.startsWith("eth_signTypedData") ? isSignature(answer) : true
}

/** Whether the site's words say that the visitor said no. */
export const isRefusalOfVisitor = ({ _tag, reason = "" }: Ended): boolean =>
  _tag === "FrameError" && readWalletError(reason).isRejection

/** Whether the view says what a decision ended with: nobody could answer it any more. */
export const isNotice = ({ _tag }: Pick<LatchkeyError, "_tag">): boolean =>
  _tag === "ContextChanged" || _tag === "OutcomeUnknown" || _tag === "PageFramed" || _tag === "FrameRequestTimedOut"
