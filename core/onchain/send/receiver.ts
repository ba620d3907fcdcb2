import { hasValidChecksum, readChecksum } from "../../chain/evm/checksum.ts"
import { isAddress } from "../../chain/network/address.ts"
import { isAccountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { isEnsName } from "../ens/ensName.ts"
import { nameSuffix } from "../name/suffix.ts"

/**
 * A parsed receiver: an address, a name of the service, a name of ENS, an address with the prefix of another network,
 * or invalid. `text` is without its prefix.
 */
export type WrittenReceiver =
  | { readonly form: "address" | "name" | "ens" | "none"; readonly text: string }
  | { readonly form: "elsewhere"; readonly prefix: string; readonly network: NetworkId | undefined }

/** Short names of EVM chains (EIP-3770), which wallets and explorers put before an address. */
const shortNames: ReadonlyMap<string, number> = new Map([
  ["eth", 1],
  ["oeth", 10],
  ["bnb", 56],
  ["gno", 100],
  ["unichain", 130],
  ["pol", 137],
  ["matic", 137],
  ["ftm", 250],
  ["zksync", 324],
  ["rsk", 30],
  ["trsk", 31],
  ["wc", 480],
  ["mantle", 5000],
  ["base", 8453],
  ["mode", 34443],
  ["arb1", 42161],
  ["celo", 42220],
  ["avax", 43114],
  ["linea", 59144],
  ["blast", 81457],
  ["scr", 534352],
  ["zora", 7777777],
  ["sep", 11155111]
])

/**
 * Returns an address in the spelling that networks use: with `0x`, and in lower case for a segwit address in capitals,
 * which QR codes contain.
 */
const toUsualSpelling = (namespace: string, text: string): string =>
  namespace === "eip155" && /^(?:0x)?[0-9a-f]{40}$/i.test(text)
    ? `0x${text.slice(-40)}`
    : namespace === "bip122" && /^BC1[A-Z0-9]+$/.test(text)
      ? text.toLowerCase()
      : text

/** Splits a receiver into the network of its prefix and its address; undefined if it has no known prefix. */
const splitPrefix = (
  text: string,
  own: NetworkId
): { readonly network: NetworkId; readonly address: string } | undefined => {
  if (isAccountId(text)) return splitAccountId(text)
  const [, prefix = "", rest = ""] = /^([\w-]+):(.+)$/.exec(text) ?? []
  const [, ethereum, chain] = /^(?:pay-)?(0x[0-9a-f]{40})(?:@(\d{1,15}))?(?:\?.*)?$/i.exec(rest) ?? []
  const name = prefix.toLowerCase()
  const { namespace } = splitNetworkId(own)
  if (name === "ethereum" && ethereum !== undefined)
    return {
      network: chain === undefined ? (namespace === "eip155" ? own : "eip155:1") : `eip155:${chain}`,
      address: ethereum
    }
  const uri = name === "bitcoin" ? "bip122" : name === "solana" ? "solana" : undefined
  const address = toUsualSpelling(uri ?? "", rest.split("?")[0] ?? "")
  if (uri !== undefined && isAddress(uri, address))
    return { network: uri === namespace ? own : `${uri}:${name}`, address }
  const short = shortNames.get(name)
  return short !== undefined && isAddress("eip155", rest) ? { network: `eip155:${short}`, address: rest } : undefined
}

/** Parses a receiver for a network, in any usual spelling. */
export const readReceiver = (own: NetworkId, typed: string): WrittenReceiver => {
  const { namespace, reference } = splitNetworkId(own)
  const found = splitPrefix(typed.trim(), own)
  if (found !== undefined && found.network !== own) {
    const prefix = typed.trim().slice(0, typed.trim().lastIndexOf(":"))
    return { form: "elsewhere", prefix, network: found.network }
  }
  const text = toUsualSpelling(namespace, found?.address ?? typed.trim())
  if (isAddress(namespace, text))
    return { form: "address", text: namespace === "eip155" ? (readChecksum(text, reference) ?? text) : text }
  if (text.toLowerCase().endsWith(nameSuffix)) return { form: "name", text: text.toLowerCase() }
  return { form: isEnsName(text) ? "ens" : "none", text }
}

/** Returns true if an EVM address is spelled as its checksum requires, or in a single case. */
export const hasValidSpelling = (address: string): boolean => hasValidChecksum(address)

/** Returns true if the code at an address makes it a contract: the EIP-7702 code of a person's account does not. */
export const isContractCode = (code: string): boolean => !/^0x$/.test(code) && !/^0xef0100[0-9a-f]{40}$/i.test(code)
