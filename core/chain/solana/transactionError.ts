import { isRecord } from "../../foundation/data/isRecord.ts"

/** Returns an error name of Solana as words: `InsufficientFundsForFee` becomes `insufficient funds for fee`. */
const splitWords = (name: string): string =>
  name
    .slice(0, 96)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()

/** Returns the first key of an object and its value. The key is the name of an error's variant. */
const getVariant = (error: unknown): readonly [name: string, of: unknown] => {
  const [first] = Object.entries(isRecord(error) ? error : {})
  return first ?? ["UnknownError", undefined]
}

/**
 * Returns a node's reason for failing a transaction, in words. A program's own errors are only numbers; in the programs
 * that move coins and tokens, 1 means insufficient funds.
 */
export const toErrorWords = (error: unknown): string => {
  if (typeof error === "string") return splitWords(error)
  const [outer, held] = getVariant(error)
  const inner: unknown = outer === "InstructionError" && Array.isArray(held) ? held[1] : error
  if (typeof inner === "string") return splitWords(inner)
  const [name, value] = getVariant(inner)
  if (name === "Custom")
    return value === 1 ? "insufficient funds" : `the program's error ${typeof value === "number" ? value : "unknown"}`
  return splitWords(name)
}
