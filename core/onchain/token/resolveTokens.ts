import * as Either from "effect/Either"
import { isAccountId, splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { type TokenNotFound, createTokenNotFound } from "./errors.ts"
import { parseTokenId, isSameToken } from "./tokenId.ts"

/** The identity of a token, whatever other fields it has. `id` is CAIP-10. */
export interface NamedToken {
  readonly id: AccountId
  readonly symbol: string
}

/**
 * Returns the tokens of one network that match a word: by CAIP-19 or CAIP-10 id, by the contract's address, or by
 * symbol, compared case-insensitively. Symbols are not unique: several tokens may share one.
 */
export const resolveTokens = <A extends NamedToken>(word: string, tokens: ReadonlyArray<A>): ReadonlyArray<A> => {
  const id = findTokenById(word)
  if (id !== undefined) return tokens.filter((token) => isSameToken(token.id, id))
  const text = word.trim().toLowerCase()
  const [match] = tokens.filter((token) => formatAddress(token.id, word) === splitAccountId(token.id).address)
  return match !== undefined ? [match] : tokens.filter(({ symbol }) => symbol.toLowerCase() === text)
}

/** Returns the token that a word identifies by a CAIP id; undefined if the word is not an id. */
export const findTokenById = (word: string): AccountId | undefined =>
  Either.getOrElse(parseTokenId(word.trim()), () => [word.trim()].find(isAccountId))

/** Returns a word in the spelling of the token's own address, if case does not matter there. */
const formatAddress = (token: AccountId, word: string): string => {
  const { address } = splitAccountId(token)
  return token.startsWith("eip155:") && word.trim().toLowerCase() === address.toLowerCase() ? address : word.trim()
}

/** Returns the only token that matches a word; fails with `TokenNotFound` if no token matches, or several do. */
export const resolveToken = <A extends NamedToken>(
  word: string,
  network: NetworkId,
  tokens: ReadonlyArray<A>
): Either.Either<A, TokenNotFound> => {
  const [found, ...more] = resolveTokens(word, tokens)
  return found === undefined || more.length > 0 ? Either.left(createTokenNotFound(word, network)) : Either.right(found)
}
