import { plainName } from "../../foundation/text/plain.ts"
import { sameLook } from "../calldata/lookAlike.ts"

/** A token in a list to choose from. */
export interface PickedToken {
  /** The contract's bare address; null for the network's own coin. */
  readonly address: string | null
  readonly symbol: string
  readonly name: string
  readonly iconUrl?: string | undefined
  /** Absent where they are not known. */
  readonly decimals?: number | undefined
  /** Whole tokens that the account holds, decimal text; absent where nothing is known of it. */
  readonly held?: string | undefined
  /** Dollars for one of them, decimal text; null where nobody knows a price. */
  readonly price?: string | null | undefined
}

/** Whether two tokens are one and the same, however their addresses are spelt. */
export const isSameToken = (a: string | null, b: string | null): boolean =>
  a === null || b === null || !a.startsWith("0x") ? a === b : a.toLowerCase() === b.toLowerCase()

/** The tokens whose name, symbol or address has what was typed, in their order. */
export const findTokens = <Token extends PickedToken>(
  all: ReadonlyArray<Token>,
  typed: string
): ReadonlyArray<Token> => {
  const wanted = typed.trim().toLowerCase()
  if (wanted === "") return all
  return all.filter(({ address, name, symbol }) =>
    [name, symbol, address ?? ""].some((text) => text.toLowerCase().includes(wanted))
  )
}

/** The tokens whose symbol another one of the list has, or seems to have: their address tells them apart. */
export const namesakes = <Token extends Pick<PickedToken, "symbol">>(all: ReadonlyArray<Token>): ReadonlySet<Token> =>
  new Set(all.filter((one, at) => all.some((other, there) => there !== at && sameLook(one.symbol, other.symbol))))

/** How a symbol from outside is shown: one line, without marks that turn or join text. */
export const shownSymbol = (symbol: string): string => plainName(symbol, 24)
