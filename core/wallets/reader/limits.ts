/**
 * The largest requests that are read, so that each piece of work takes less than 50 ms. A larger one is unread at once,
 * or refused, and the limit is named. `node scripts/readerTimes.mjs` measures hostile requests of each kind.
 * docs/spec/onchain.md#calldata-limits.
 */
export const readerLimits = {
  /** Bytes of all texts of a request, in UTF-8. */
  text: 524_288,
  /** Bytes above which a request is refused. */
  wholeText: 2_097_152,
  /** Values of a request: texts, numbers, objects, lists. Above it, a request is refused. */
  values: 4_000,
  /** Values of the JSON of typed data. */
  typedValues: 8_000,
  /** Calls of a batch. Above `calls` it is refused, above `shownCalls` it is unread. */
  calls: 256,
  shownCalls: 64,
  /** Authorizations of a transaction, and permissions that are granted at once. */
  authorizations: 16,
  grants: 64,
  /** Transactions of Solana, and characters of a message in base58, whose reading takes time by their square. */
  transactions: 32,
  base58: 4_096,
  /** Inputs of a transaction of Bitcoin that are to be signed. */
  inputs: 1_000
} as const
