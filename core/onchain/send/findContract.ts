/** A token in a list. `address`: absent for the network's own coin. */
interface Named {
  readonly address?: string | undefined
  readonly symbol: string
}

/** Returns true if a host identifies a token by its symbol: a contract's address is longer on every network. */
export const isSymbol = (token: string): boolean => token.length < 26

/**
 * Returns the contract of the only token with a symbol, compared case-insensitively; null for the network's own coin,
 * `coin`. Undefined if no token has it, or several do: which one is meant cannot be determined.
 */
export const findContract = (symbol: string, coin: string, tokens: ReadonlyArray<Named>): string | null | undefined => {
  const isNamed = (candidate: string): boolean => candidate.toLowerCase() === symbol.trim().toLowerCase()
  const contracts = tokens.flatMap((token) =>
    token.address !== undefined && isNamed(token.symbol) ? [token.address] : []
  )
  const found = [...(isNamed(coin) ? [null] : []), ...contracts]
  return found.length === 1 ? found[0] : undefined
}
