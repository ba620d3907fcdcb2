import { isUserRejection } from "../../../core/wallets/connection/walletCodes.ts"

/** A wallet's error, as far as it can be read. */
export interface Foreign {
  /** The error's own code; 0 if it has none. */
  readonly code: number
  /** The code of the cause: the inner error's if the error wraps another, else its own. */
  readonly reason: number
  /** At most 512 characters; empty if the error has no message. */
  readonly message: string
  readonly data: unknown
  /** Whether the user refused: by code (EIP-1193, WalletConnect), else by the specification's wording. */
  readonly isRejection: boolean
}

/**
 * Reads an error that a wallet threw. It may be any value, with getters that throw. `isSession`: it came through
 * WalletConnect, where 5000 is a refusal.
 */
export const readForeign = (error: unknown, isSession = false): Foreign => {
  const data = field(error, "data")
  const code = integer(field(error, "code"))
  const reason = integer(field(field(data, "originalError"), "code")) || code
  const said = typeof error === "string" ? error : field(error, "message")
  const message = typeof said === "string" ? said.slice(0, 512) : ""
  return { code, reason, message, data, isRejection: isUserRejection(reason, message, isSession) }
}

const field = (of: unknown, name: string): unknown => {
  try {
    return (of as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  } catch {
    return undefined
  }
}

/** JSON-RPC's numbers fit 32 bits; anything beyond is no code. */
const integer = (value: unknown): number => (typeof value === "number" && value === (value | 0) ? value : 0)

/** Runs foreign code and ignores whatever it throws. */
export const ignoreErrors = (act: () => unknown): void => {
  try {
    act()
  } catch {
    // Nothing depends on it.
  }
}
