import { isUserRejection } from "../../../core/wallets/connection/walletCodes.ts"

/** What a wallet failed with, as far as it can be read. */
export interface Foreign {
  /** The error's own number; 0 when it has none. */
  readonly code: number
  /** The number of what went wrong: the inner error's when it wraps another, else its own. */
  readonly reason: number
  /** At most 512 characters; empty when it says nothing. */
  readonly message: string
  readonly data: unknown
  /** Its owner said no: by number (EIP-1193, WalletConnect), else by the specification's words. */
  readonly isRejection: boolean
}

/** Reads what a wallet threw: anything at all, its getters included. */
export const readForeign = (error: unknown): Foreign => {
  const data = field(error, "data")
  const code = integer(field(error, "code"))
  const reason = integer(field(field(data, "originalError"), "code")) || code
  const said = typeof error === "string" ? error : field(error, "message")
  const message = typeof said === "string" ? said.slice(0, 512) : ""
  return { code, reason, message, data, isRejection: isUserRejection(reason, message, true) }
}

const field = (of: unknown, name: string): unknown => {
  try {
    return (of as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  } catch {
    return undefined
  }
}

const integer = (value: unknown): number => (typeof value === "number" && Number.isInteger(value) ? value : 0)
