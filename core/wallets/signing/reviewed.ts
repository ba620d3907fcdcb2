import { kindOf } from "./intent.ts"

/** What decides whether the kit shows a request before the wallet gets it. */
export interface Reviewing {
  /** The host's option. */
  readonly reviewRequests: boolean
  /** The wallet asks in the kit's own view: nobody is asked twice. */
  readonly isEmbedded: boolean
}

/**
 * Whether a request of a host's that signs or sends waits for the visitor in the kit's own view. A grant always does: it
 * is the widest thing that one can sign. The embedded wallet asks in its own frame, in that view. docs/spec/wallets.md#requests-approvals.
 */
export const isReviewed = (method: string, { isEmbedded, reviewRequests }: Reviewing): boolean =>
  !isEmbedded && (reviewRequests || kindOf(method) === "grant")
