import { string, struct } from "../../foundation/data/decode.ts"

/** The longest id that is accepted, characters (EIP-5792: 4096 bytes in hex). */
const idMost = 8_194
const readId = string(idMost)
const readSent = struct({ id: readId })

/**
 * Reads the id that a wallet assigned to a batch: from an object, or bare text in the EIP's first version. Returns
 * undefined if it is missing, or hex without a byte.
 */
export const readBatchId = (answer: unknown): string | undefined => {
  const id = readId(answer) ?? readSent(answer)?.id
  return id === "" || id === "0x" ? undefined : id
}
