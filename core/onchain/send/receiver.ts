import { isAddress } from "../../chain/network/address.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import { passesChecksum } from "../../chain/evm/checksum.ts"

/** The ending of the names that the name service keeps. */
export const nameSuffix = ".reown.id"

/** How a receiver was written: an address, one without its `0x`, a name of the service, another service's name, or none. */
export type ReceiverForm = "address" | "name" | "foreign" | "none"

const isBareHex = (text: string): boolean => /^[0-9a-f]{40}$/i.test(text)

/** Returns a receiver as it is compared and sent to: `0x` is added where it is missing. */
export const toReceiver = (namespace: Namespace, typed: string): string => {
  const text = typed.trim()
  return namespace === "eip155" && isBareHex(text) ? `0x${text}` : text
}

/** Returns what a receiver was written as. */
export const receiverForm = (namespace: Namespace, typed: string): ReceiverForm => {
  const text = toReceiver(namespace, typed)
  if (isAddress(namespace, text)) return "address"
  if (text.toLowerCase().endsWith(nameSuffix)) return "name"
  return /^[^\s.]+(\.[^\s.]+)+$/.test(text) ? "foreign" : "none"
}

/** Contracts of the network itself: addresses so low that nobody has a key to them. */
const lastPrecompile = 0x1ffn

/** Whether nobody can move what is sent to an EVM address: zero, the network's own contracts, the usual place to burn. */
export const isNobodys = (address: string, token?: string | null): boolean =>
  BigInt(address) <= lastPrecompile ||
  /^0x0{36}dead$/i.test(address) ||
  /^0xdead0{36}$/i.test(address) ||
  address.toLowerCase() === token?.toLowerCase()

/** Whether an EVM address is spelt as its checksum wants it, or in one case alone. */
export const isSpeltRight = (address: string): boolean => passesChecksum(address)

/** Whether code at an address makes it a contract: what a person's account runs by EIP-7702 does not. */
export const isContractCode = (code: string): boolean => !/^0x$/.test(code) && !/^0xef0100[0-9a-f]{40}$/i.test(code)
