/** A token as somebody lists it. `address`: none for the network's own coin. */
interface Named {
  readonly address?: string | undefined
  readonly symbol: string
}

/** Whether a host names a token by its symbol: an address of a contract is longer on every network. */
export const isSymbol = (token: string): boolean => token.length < 26

/**
 * Returns the contract of the one token that a symbol names, compared case-insensitively; null for the network's own
 * coin, `coin`. Undefined if none has it, or several have: which of them is meant nobody can tell.
 */
export const contractOf = (symbol: string, coin: string, tokens: ReadonlyArray<Named>): string | null | undefined => {
  const isNamed = (one: string): boolean => one.toLowerCase() === symbol.trim().toLowerCase()
  const contracts = tokens.flatMap((one) => (one.address !== undefined && isNamed(one.symbol) ? [one.address] : []))
  const found = [...(isNamed(coin) ? [null] : []), ...contracts]
  return found.length === 1 ? found[0] : undefined
}
