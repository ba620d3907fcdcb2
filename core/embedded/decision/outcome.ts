import { readWalletError } from "../../wallets/connection/readWalletError.ts"
import type { LatchkeyError } from "../../foundation/errors/failure.ts"
import { isSignature, isTransactionHash } from "../../wallets/requests/request.ts"
import { sentBy } from "../../wallets/requests/sentBy.ts"
import { type IntentStep, isSending } from "../../wallets/signing/intent.ts"

/** What a decision ended with, as far as it is told apart. */
interface Ended {
  readonly _tag: string
  readonly reason?: string
}

/**
 * Whether an answer has the form of its request: the name of what was sent, or a signature. Answers to other methods have
 * no form that the kit relies on.
 */
export const isAnswerTo = (request: IntentStep, answer: unknown): boolean => {
  const { method } = request
  if (method === "eth_sendUserOperation") return isTransactionHash(answer)
  if (isSending(request)) return sentBy(method, answer) !== undefined
  return method === "personal_sign" || method.startsWith("eth_signTypedData") ? isSignature(answer) : true
}

/** Whether the site's words say that the visitor said no. */
export const isRefusalOfVisitor = ({ _tag, reason = "" }: Ended): boolean =>
  _tag === "FrameError" && readWalletError(reason).isRejection

/** Whether the view says what a decision ended with: nobody could answer it any more. */
export const isNotice = ({ _tag }: Pick<LatchkeyError, "_tag">): boolean =>
  _tag === "ContextChanged" || _tag === "OutcomeUnknown" || _tag === "PageFramed" || _tag === "FrameRequestTimedOut"
