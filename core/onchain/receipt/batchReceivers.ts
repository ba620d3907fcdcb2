import { readExecutedCalls, type InnerCall, readOperationCalls, readSafeCalls } from "./executedCalls.ts"

/** A transaction of a batch, from a node. */
export interface BatchTransaction {
  readonly from: string
  readonly to: string | null
  readonly input: string
  readonly value: string
}

/**
 * Returns the receivers of coins in the confirmed transactions of an account's batch: of its own plain transactions,
 * and of the calls that it executes directly, by its owners' signatures (Safe), or by an entry point. A call with data
 * is not a plain transfer. In lower case.
 */
export const findBatchReceivers = (
  account: string,
  transactions: ReadonlyArray<BatchTransaction>
): ReadonlyArray<string> => {
  const own = account.toLowerCase()
  const calls = transactions.flatMap(({ from, input, to, value }): ReadonlyArray<InnerCall> => {
    if (to === null) return []
    if (to.toLowerCase() === own) return from.toLowerCase() === own ? readExecutedCalls(input) : readSafeCalls(input)
    return from.toLowerCase() === own && input === "0x"
      ? [{ to, value: BigInt(value), data: input }]
      : readOperationCalls(own, input)
  })
  return [...new Set(calls.flatMap(({ data, to, value }) => (data === "0x" && value > 0n ? [to.toLowerCase()] : [])))]
}
