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
