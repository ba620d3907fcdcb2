import { getScriptAddress } from "../../chain/bitcoin/address.ts"
import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { hexToBytes } from "../../chain/evm/hex.ts"
import { splitNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { toBase58 } from "../../chain/solana/base58.ts"

/**
 * Returns the address in a record's bytes (ENSIP-9): 20 bytes on EVM networks, 32 bytes on Solana, the script of an
 * output on Bitcoin. Null for a record that is empty or all zeros, undefined for bytes that are no address.
 */
export const readAddressRecord = (network: NetworkId, bytes: string): string | null | undefined => {
  if (/^0x(00)*$/.test(bytes)) return null
  switch (splitNetworkId(network).namespace) {
    case "eip155":
      return /^0x[0-9a-f]{40}$/i.test(bytes) ? toChecksumAddress(bytes) : undefined
    case "solana":
      return /^0x[0-9a-f]{64}$/i.test(bytes) ? toBase58(hexToBytes(bytes)) : undefined
    case "bip122":
      return getScriptAddress(network, bytes.slice(2).toLowerCase())
    default:
      return undefined
  }
}
