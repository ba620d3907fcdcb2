import { readWalletError } from "../../wallets/connection/readWalletError.ts"
import type { LatchkeyError } from "../../foundation/errors/failure.ts"

/** The end of a decision: its tag and the site's reason. */
interface Ended {
  readonly _tag: string
  readonly reason?: string
}

/** Returns whether the site's words mean that the visitor declined. */
export const isRefusalOfVisitor = ({ _tag, reason = "" }: Ended): boolean =>
  _tag === "FrameError" && readWalletError(reason).isRejection

/** Returns whether the site's words mean that it aborted the request. */
export const isAbort = ({ _tag, reason = "" }: Ended): boolean => _tag === "FrameError" && /\babort/i.test(reason)

/** Returns whether the view reports the end of a decision: it could no longer be answered. */
export const isNotice = ({ _tag }: Pick<LatchkeyError, "_tag">): boolean =>
  _tag === "ContextChanged" || _tag === "OutcomeUnknown" || _tag === "PageFramed" || _tag === "FrameRequestTimedOut"
