import type { NetworkId } from "../network/ids.ts"
import { readBech32 } from "./bech32.ts"
import { isMainnet } from "./networks.ts"

/** The kinds of a Bitcoin address, by the script that spends from it. */
export type AddressKind = "p2pkh" | "p2sh" | "p2wpkh" | "p2wsh" | "p2tr"

/** What can be read from an address alone. Testnet and signet share their addresses. */
export interface BitcoinAddress {
  readonly kind: AddressKind
  readonly mainnet: boolean
}

const base58: ReadonlyArray<readonly [RegExp, BitcoinAddress]> = [
  [/^1[a-km-zA-HJ-NP-Z1-9]{25,34}$/, { kind: "p2pkh", mainnet: true }],
  [/^3[a-km-zA-HJ-NP-Z1-9]{25,34}$/, { kind: "p2sh", mainnet: true }],
  [/^[mn][a-km-zA-HJ-NP-Z1-9]{25,34}$/, { kind: "p2pkh", mainnet: false }],
  [/^2[a-km-zA-HJ-NP-Z1-9]{25,34}$/, { kind: "p2sh", mainnet: false }]
]

const witness: Readonly<Record<string, AddressKind>> = { "0:20": "p2wpkh", "0:32": "p2wsh", "1:32": "p2tr" }

/**
 * Reads a Bitcoin address; returns undefined if the text is not one. The checksum of segwit addresses is verified;
 * older addresses are only matched by shape, and the wallet verifies their checksum.
 * docs/spec/chain.md#bitcoin-addresses (address patterns).
 */
export const readAddress = (text: string): BitcoinAddress | undefined => {
  const older = base58.find(([pattern]) => pattern.test(text))
  if (older !== undefined) return older[1]
  const program = readBech32(text)
  const kind = program === undefined ? undefined : witness[`${program.version}:${program.length}`]
  if (program === undefined || kind === undefined || (program.prefix !== "bc" && program.prefix !== "tb"))
    return undefined
  return { kind, mainnet: program.prefix === "bc" }
}

/** Whether a text is an address of that network, so that funds sent to it on that network arrive. */
export const isAddressOn = (network: NetworkId, text: string): boolean =>
  readAddress(text)?.mainnet === isMainnet(network)

/**
 * Returns the network of addresses whose wallet does not name it: the first of the given networks that fits the
 * address.
 */
export const networkOfAddress = (networks: ReadonlyArray<NetworkId>, text: string): NetworkId | undefined =>
  networks.find((network) => isAddressOn(network, text))

/** Outputs below this many satoshis are not relayed (Bitcoin Core's dust limit at 3 sat/vB). */
export const dustLimit: Readonly<Record<AddressKind, bigint>> = {
  p2pkh: 546n,
  p2sh: 540n,
  p2wpkh: 294n,
  p2wsh: 330n,
  p2tr: 330n
}
