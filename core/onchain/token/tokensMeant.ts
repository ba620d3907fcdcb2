import * as Either from "effect/Either"
import { splitAccountId } from "../../chain/network/caip.ts"
import { type AccountId, isAccountId } from "../../chain/network/ids.ts"
import { parseTokenId, sameToken } from "./tokenId.ts"

/** What a token is known by, beside whatever else is known of it. `id` is CAIP-10. */
export interface NamedToken {
  readonly id: AccountId
  readonly symbol: string
}

/**
 * The tokens that a word means among those of one network: by CAIP-19 or CAIP-10 id, by the contract's address, or by
 * symbol, each without regard to case. Symbols are nobody's own: several tokens may have one.
 */
export const tokensMeant = <A extends NamedToken>(word: string, tokens: ReadonlyArray<A>): ReadonlyArray<A> => {
  const id = tokenNamed(word)
  if (id !== undefined) return tokens.filter((token) => sameToken(token.id, id))
  const text = word.trim().toLowerCase()
  const [at] = tokens.filter((token) => addressText(token.id, word) === splitAccountId(token.id).address)
  return at !== undefined ? [at] : tokens.filter(({ symbol }) => symbol.toLowerCase() === text)
}

/** The token that a word names by a CAIP id; undefined when it is none. */
export const tokenNamed = (word: string): AccountId | undefined =>
  Either.getOrElse(parseTokenId(word.trim()), () => [word.trim()].find(isAccountId))

/** A word in the spelling that the token's own address has, where case does not count. */
const addressText = (token: AccountId, word: string): string => {
  const { address } = splitAccountId(token)
  return token.startsWith("eip155:") && word.trim().toLowerCase() === address.toLowerCase() ? address : word.trim()
}
