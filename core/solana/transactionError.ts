/** A name of Solana's as words: `InsufficientFundsForFee` is `insufficient funds for fee`. */
const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().slice(0, 96)

/** The first key of an object that names a variant of an error, and what it holds. */
const variant = (error: unknown): readonly [name: string, of: unknown] | undefined =>
  typeof error === "object" && error !== null ? Object.entries(error)[0] : undefined

/**
 * Why a node says that a transaction fails, in words. A program's own errors have numbers alone; 1 is, of the programs
 * that move coins and tokens, that there is too little of them.
 */
export const wordsOfError = (error: unknown): string => {
  if (typeof error === "string") return words(error)
  const [name, of] = variant(error) ?? ["unknown error", undefined]
  if (name === "InstructionError" && Array.isArray(of)) return wordsOfError(of[1])
  if (name === "Custom") return of === 1 ? "insufficient funds" : `the program's error ${typeof of === "number" ? of : "unknown"}`
  return words(name)
}
