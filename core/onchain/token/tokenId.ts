import * as Either from "effect/Either"
import { isAddress } from "../../chain/network/address.ts"
import { accountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import { type AccountId, isNetworkId, type Namespace, type NetworkId } from "../../chain/network/ids.ts"
import { InvalidTokenId } from "./errors.ts"

/** Placeholder for a chain's own coin if a contract's address is required. */
const coinAddress: Readonly<Record<Namespace, string>> = {
  eip155: "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
  solana: "So11111111111111111111111111111111111111111",
  polkadot: "0x",
  bip122: "0x",
  cosmos: "0x"
}

/** Returns a network's own coin as a token, CAIP-10. */
export const getCoin = (network: NetworkId): AccountId =>
  accountId(network, coinAddress[splitNetworkId(network).namespace])

/** Returns a token's id in the spelling for comparing and storing it: EVM addresses in lower case. */
export const getTokenKey = (token: AccountId): AccountId =>
  token.startsWith("eip155:") ? accountId(...toLowerCaseParts(token)) : token

const toLowerCaseParts = (token: AccountId): [NetworkId, string] => {
  const { address, network } = splitAccountId(token)
  return [network, address.toLowerCase()]
}

/** Returns true if two ids identify the same token, however their addresses are spelled. */
export const isSameToken = (a: AccountId, b: AccountId): boolean => getTokenKey(a) === getTokenKey(b)

/** Returns true if a token is its chain's own coin, which needs no approval. */
export const isCoin = (token: AccountId): boolean => isSameToken(token, getCoin(splitAccountId(token).network))

/** The SLIP-44 coin type of each chain's own coin, in addition to 60, which is accepted for every EVM chain. */
const coinTypes: Readonly<Partial<Record<NetworkId, string>>> = {
  "eip155:10": "614",
  "eip155:56": "714",
  "eip155:100": "700",
  "eip155:137": "966",
  "eip155:43114": "9005"
}

const isCoinType = (network: NetworkId, type: string): boolean =>
  network.startsWith("eip155:")
    ? type === "60" || type === coinTypes[network]
    : network.startsWith("solana:") && type === "501"

/**
 * Converts a token's CAIP-19 id to the kit's form, CAIP-10: `eip155:1/erc20:0x…` or `solana:…/token:…`; a chain's own
 * coin is `eip155:1/slip44:60` or `solana:…/slip44:501`.
 */
export const parseTokenId = (text: string): Either.Either<AccountId, InvalidTokenId> => {
  const [, network = "", kind = "", reference = ""] =
    /^([^/]{1,64})\/(erc20|token|slip44):([^/:]{1,64})$/.exec(text) ?? []
  const refused = Either.left(new InvalidTokenId({ value: text.slice(0, 128) }))
  if (!isNetworkId(network)) return refused
  if (kind === "slip44") return isCoinType(network, reference) ? Either.right(getCoin(network)) : refused
  const { namespace } = splitNetworkId(network)
  const fits = kind === "erc20" ? namespace === "eip155" && /^0x/i.test(reference) : namespace === "solana"
  return fits && isAddress(namespace, reference) ? Either.right(accountId(network, reference)) : refused
}

/** Returns a token's CAIP-19 id, its unambiguous form. */
export const getTokenId = (token: AccountId): string => {
  const { address, network } = splitAccountId(token)
  const evm = network.startsWith("eip155:")
  return `${network}/${isCoin(token) ? `slip44:${evm ? "60" : "501"}` : `${evm ? "erc20" : "token"}:${address}`}`
}
