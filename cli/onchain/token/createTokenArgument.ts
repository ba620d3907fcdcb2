import * as Either from "effect/Either"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { parseTokenId, getTokenId } from "../../../core/onchain/token/tokenId.ts"
import { type NamedToken, findTokenById, resolveTokens } from "../../../core/onchain/token/resolveTokens.ts"
import { type Usage, createUsageError } from "../../foundation/errors/usage.ts"
import { suggestSimilar } from "../../foundation/text/nearHint.ts"

/** The maximum number of matching tokens to list. */
const maxListed = 5

/**
 * Resolves `<token>`: a symbol, an address, or a CAIP-19 id. If several tokens share a symbol, the failure lists their
 * ids.
 */
export const createTokenArgument = <A extends NamedToken>(
  flag: string,
  word: string,
  network: NetworkId,
  tokens: ReadonlyArray<A>
): Either.Either<A, Usage> => {
  const [found, ...more] = resolveTokens(word, tokens)
  if (found === undefined) return Either.left(createUnknownToken(flag, word, network, tokens))
  if (more.length === 0) return Either.right(found)
  const ids = [found, ...more].slice(0, maxListed).map(({ id }) => getTokenId(id))
  const rest = more.length + 1 - ids.length
  return Either.left(
    createUsageError(
      `${flag} ${found.symbol} is the symbol of ${more.length + 1} tokens on ${network}.`,
      `Use one of these ids: ${ids.join(", ")}${rest > 0 ? `, and ${rest} more` : ""}`
    )
  )
}

const createUnknownToken = (
  flag: string,
  word: string,
  network: NetworkId,
  tokens: ReadonlyArray<NamedToken>
): Usage => {
  const id = findTokenById(word)
  if (word.includes("/") && Either.isLeft(parseTokenId(word.trim()))) {
    return createUsageError(
      `${flag}: ${JSON.stringify(word.slice(0, 80))} is not a CAIP-19 id, such as eip155:1/slip44:60 or eip155:1/erc20:0x and 40 hexadecimal digits.`
    )
  }
  const tokenNetwork = id === undefined ? network : splitAccountId(id).network
  return tokenNetwork === network
    ? createUsageError(
        `${flag}: there is no known token ${word} on ${network}.`,
        suggestSimilar(
          word,
          tokens.map(({ symbol }) => symbol)
        ) ?? example
      )
    : createUsageError(
        `${flag}: ${word} is not on ${network}.`,
        `Select the network with --network ${tokenNetwork}, or with a CAIP-10 --account.`
      )
}

const example = "A token is a symbol, an address or a CAIP-19 id like eip155:1/slip44:60."
