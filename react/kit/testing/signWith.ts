import { isHex, type TypedDataDefinition } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { WalletError } from "./behaviours.ts"

/** Signs a text (`personal_sign`) or typed data with a private key. */
export const signWith = async (key: `0x${string}`, method: string, content: unknown): Promise<string> => {
  const account = privateKeyToAccount(key)
  if (method === "personal_sign")
    return account.signMessage({ message: isHex(content) ? { raw: content } : String(content) })
  const typed: unknown = typeof content === "string" ? JSON.parse(content) : content
  if (!isTypedData(typed)) throw new WalletError(-32602, "The typed data has no types, primaryType or message.")
  return account.signTypedData(typed)
}

const isTypedData = (value: unknown): value is TypedDataDefinition =>
  typeof value === "object" && value !== null && "types" in value && "primaryType" in value && "message" in value
