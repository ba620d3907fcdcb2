import { toCanonicalAddress } from "../connection/canonicalAccounts.ts"
import type { ReadDetails } from "./stored.ts"

const fits = (value: unknown, pattern: RegExp): value is string => typeof value === "string" && pattern.test(value)

/**
 * Reads the stored details of a Bitcoin account in addition to its address. Drops invalid fields.
 * docs/spec/wallets.md#connection-fields.
 */
export const readDetails: ReadDetails = ({ address, path, publicKey, type }, namespace) => ({
  ...(typeof address === "string" ? { address: toCanonicalAddress(namespace, address) } : {}),
  ...(type === "payment" || type === "ordinal" ? { type } : {}),
  ...(fits(publicKey, /^[0-9a-f]{1,256}$/i) ? { publicKey } : {}),
  ...(fits(path, /^m[0-9/'h]{0,63}$/) ? { path } : {})
})
