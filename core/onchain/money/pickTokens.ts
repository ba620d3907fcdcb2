import { sanitizeName } from "../../foundation/text/plain.ts"
import { looksSame } from "../calldata/lookAlike.ts"

/** A token in a list to select from. */
export interface PickedToken {
  /** The contract's bare address; null for the network's own coin. */
  readonly address: string | null
  readonly symbol: string
  readonly name: string
  readonly iconUrl?: string | undefined
  /** Absent if unknown. */
  readonly decimals?: number | undefined
  /** The account's balance in whole tokens, decimal text; absent if unknown. */
  readonly held?: string | undefined
  /** Dollars for one of them, decimal text; null if no price is known. */
  readonly price?: string | null | undefined
}

/** Returns true if two tokens are the same, whatever the spelling of their addresses. */
export const isSameToken = (a: string | null, b: string | null): boolean =>
  a === null || b === null || !a.startsWith("0x") ? a === b : a.toLowerCase() === b.toLowerCase()

/** Returns the tokens whose name, symbol or address contains the typed text, in their order. */
export const findTokens = <Token extends PickedToken>(
  all: ReadonlyArray<Token>,
  typed: string
): ReadonlyArray<Token> => {
  const query = typed.trim().toLowerCase()
  if (query === "") return all
  return all.filter(({ address, name, symbol }) =>
    [name, symbol, address ?? ""].some((text) => text.toLowerCase().includes(query))
  )
}

/**
 * Returns the tokens whose symbol equals or resembles that of another token in the list: only their addresses
 * distinguish them.
 */
export const findNamesakes = <Token extends Pick<PickedToken, "symbol">>(
  all: ReadonlyArray<Token>
): ReadonlySet<Token> =>
  new Set(
    all.filter((token, index) => all.some((other, there) => there !== index && looksSame(token.symbol, other.symbol)))
  )

/** Returns the displayed form of an untrusted symbol: one line, without characters that reverse or join text. */
export const displaySymbol = (symbol: string): string => sanitizeName(symbol, 24)
