import * as Either from "effect/Either"
import { accountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { getCoin, parseTokenId, isSameToken } from "../token/tokenId.ts"
import { isCoin } from "./offer.ts"
import type { PurchaseCurrency, PurchaseNetwork } from "./events.ts"

/**
 * Returns the currency that a word refers to, on any of its networks: a symbol, a contract or a CAIP-19 id, compared
 * case-insensitively.
 */
export const parsePurchase = (word: string, all: ReadonlyArray<PurchaseCurrency>): PurchaseCurrency | undefined => {
  const text = word.trim().toLowerCase()
  const token = Either.getRight(parseTokenId(word.trim()))
  return all.find(({ networks, symbol }) =>
    token._tag === "Some"
      ? networks.some((network) => isSameToken(getTokenOn(network), token.value))
      : symbol.toLowerCase() === text || networks.some(({ contract }) => contract.toLowerCase() === text)
  )
}

/**
 * Returns the token that the provider delivers on a network; the network's own coin has no contract, which is written
 * as zeros.
 */
const getTokenOn = ({ contract, id }: PurchaseNetwork): AccountId =>
  isCoin(contract) ? getCoin(id) : accountId(id, contract)
