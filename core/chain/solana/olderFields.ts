import { fromBase58 } from "./base58.ts"
import { readMessage } from "./message.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import { toHex } from "../../foundation/platform/hex.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"

/**
 * Fields that describe a transaction a second time: older versions of WalletConnect's Solana methods have them, and
 * wallet adapters write them next to `transaction`.
 */
export const olderFields = ["feePayer", "recentBlockhash", "instructions", "partialSignatures", "signatures"] as const

const toList = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Returns the data of an instruction in hex, from base58 or a list of bytes. */
const toDataHex = (value: unknown): string | undefined => {
  if (value === undefined || value === "") return ""
  const bytes = typeof value === "string" ? fromBase58(value, 2_048) : toList(value)
  const isBytes = bytes?.every((byte) => typeof byte === "number" && byte >= 0 && byte <= 255) === true
  return isBytes ? toHex(Uint8Array.from(bytes, Number)) : undefined
}

/** Returns one instruction of the older fields as text, for comparison. */
const serializeInstruction = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined
  const accounts = toList(value["keys"]).map((key) => (isRecord(key) ? key["pubkey"] : undefined))
  return JSON.stringify([value["programId"], accounts, toDataHex(value["data"])])
}

/** Returns true if the older fields that are present describe the serialized transaction (base64). */
export const isSameAsOlderFields = (
  transaction: string,
  { feePayer, instructions }: Readonly<Partial<Record<(typeof olderFields)[number], unknown>>>
): boolean => {
  if (feePayer === undefined && instructions === undefined) return true
  const message = readMessage(fromBase64(transaction, 8_192) ?? new Uint8Array())
  if (message === undefined) return false
  const own = message.instructions.map(({ accounts, data, program }) => JSON.stringify([program, accounts, data]))
  const written = toList(instructions).map(serializeInstruction)
  return (
    (feePayer === undefined || feePayer === message.payer) &&
    (instructions === undefined ||
      (Array.isArray(instructions) &&
        written.length === own.length &&
        own.every((instruction, index) => instruction === written[index])))
  )
}
