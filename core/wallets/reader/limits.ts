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
  authorizations: 64,
  /** Transactions of Solana, and characters of a message in base58, whose reading takes time by their square. */
  transactions: 64,
  base58: 4_096,
  /** Inputs of a transaction of Bitcoin that are to be signed. */
  inputs: 10_000
} as const
