import { isAddress } from "../network/address.ts"
import { hasValidChecksum } from "./checksum.ts"

/**
 * Why a receiver is rejected: not an address, a letter that breaks the checksum, or an address where money would be
 * lost.
 */
export type ReceiverFault = "shape" | "checksum" | "zero" | "token"

/**
 * Returns why nothing may be sent to an EVM address; null if the address is allowed. `token` is the contract of the
 * token that is sent. docs/spec/onchain.md#send-evm-transfer.
 */
export const checkReceiver = (to: string, token?: string | undefined): ReceiverFault | null =>
  !to.startsWith("0x") || !isAddress("eip155", to)
    ? "shape"
    : /^0x0*$/i.test(to)
      ? "zero"
      : to.toLowerCase() === token?.toLowerCase()
        ? "token"
        : hasValidChecksum(to)
          ? null
          : "checksum"

/** The network's own contracts: addresses so low that no key for them exists. */
const lastPrecompile = 0x1ffn

/** Returns true if an EVM address has no owner: zero, the network's own contracts, and the usual burn address. */
export const isUnowned = (address: string, token?: string | null): boolean =>
  BigInt(address) <= lastPrecompile ||
  /^0x0{36}dead$/i.test(address) ||
  /^0xdead0{36}$/i.test(address) ||
  address.toLowerCase() === token?.toLowerCase()
