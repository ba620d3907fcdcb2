/**
 * The commitments against which Solana's sign-and-send can simulate a transaction.
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
/** The finality of the Solana block against which a transaction is simulated before it is sent. */
export type PreflightCommitment = (typeof preflightCommitments)[number]

/** Returns whether a value is one of them. */
export const isPreflightCommitment = (value: unknown): value is PreflightCommitment =>
  (preflightCommitments as ReadonlyArray<unknown>).includes(value)
