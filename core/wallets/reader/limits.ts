/**
 * The largest requests that are read. A larger one is unread at once, and the limit is named.
 * docs/spec/onchain.md#calldata-limits.
 */
export const readerLimits = {
  /** Characters of all texts of a request. */
  text: 524_288,
  /** Values of a request that is no text: objects, lists, and what they hold. */
  values: 50_000,
  /** Calls of a batch, and authorizations of a transaction. */
  calls: 1_024,
  authorizations: 64
} as const
