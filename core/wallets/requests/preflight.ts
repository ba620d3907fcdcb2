/**
 * The commitment against which Solana's sign-and-send simulates the transaction first.
 * docs/spec/wallets.md#requests-sign-and-send-options.
 */
export const preflightCommitments = [
  "processed",
  "confirmed",
  "finalized",
  "recent",
  "single",
  "singleGossip",
  "root",
  "max"
] as const
/** How final a Solana block is against which a transaction is tried before it is sent. */
export type PreflightCommitment = (typeof preflightCommitments)[number]

/** Whether a value is one of them. */
export const isPreflightCommitment = (value: unknown): value is PreflightCommitment =>
  (preflightCommitments as ReadonlyArray<unknown>).includes(value)
