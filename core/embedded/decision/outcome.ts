import { readWalletError } from "../../wallets/connection/readWalletError.ts"
import type { LatchkeyError } from "../../foundation/errors/failure.ts"

/** What a decision ended with, as far as it is told apart. */
interface Ended {
  readonly _tag: string
  readonly reason?: string
}

/** Whether the site's words say that the visitor said no. */
export const isRefusalOfVisitor = ({ _tag, reason = "" }: Ended): boolean =>
  _tag === "FrameError" && readWalletError(reason).isRejection

/** Whether the view says what a decision ended with: nobody could answer it any more. */
export const isNotice = ({ _tag }: Pick<LatchkeyError, "_tag">): boolean =>
  _tag === "ContextChanged" || _tag === "OutcomeUnknown" || _tag === "PageFramed" || _tag === "FrameRequestTimedOut"
