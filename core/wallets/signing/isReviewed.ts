import { getKind } from "./intent.ts"

/** The facts that decide whether the kit shows a request before the wallet receives it. */
export interface Reviewing {
  /** The host's option. */
  readonly reviewRequests: boolean
  /** The wallet asks in the kit's own view: visitors are not asked twice. */
  readonly isEmbedded: boolean
}

/**
 * Returns whether a host's request that signs or sends waits for the visitor in the kit's own view. A grant always
 * does, since it is the most far-reaching thing to sign. The embedded wallet asks in its own frame, in that view.
 * docs/spec/wallets.md#requests-approvals.
 */
export const isReviewed = (method: string, { isEmbedded, reviewRequests }: Reviewing): boolean =>
  !isEmbedded && (reviewRequests || getKind(method) === "grant")
