import type { NetworkId } from "../network/ids.ts"
import { fromBase58, toBase58 } from "../solana/base58.ts"
import { readBech32, toBech32 } from "./bech32.ts"
import { fromHex, joinBytes, toHex } from "./bytes.ts"
import { isMainnet } from "./networks.ts"
import { sha256 } from "../../foundation/platform/sha256.ts"

/** The kinds of a Bitcoin address, by the script that spends from it. */
export type AddressKind = "p2pkh" | "p2sh" | "p2wpkh" | "p2wsh" | "p2tr"

/** The content of an address. It does not distinguish testnet from signet, which share their addresses. */
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
  const kind = program === undefined ? undefined : witness[`${program.version}:${program.program.length}`]
  if (program === undefined || kind === undefined || (program.prefix !== "bc" && program.prefix !== "tb"))
    return undefined
  return { kind, mainnet: program.prefix === "bc" }
}

/** Returns true if a text is an address of that network, so that funds sent to it on that network arrive. */
export const isAddressOn = (network: NetworkId, text: string): boolean =>
  readAddress(text)?.mainnet === isMainnet(network)

/**
 * Returns the network of an address from a wallet that does not report it: the first of the given networks that
 * matches.
 */
export const getAddressNetwork = (networks: ReadonlyArray<NetworkId>, text: string): NetworkId | undefined =>
  networks.find((network) => isAddressOn(network, text))

/** The first byte of a legacy address, on mainnet and on the other networks. */
const versions = { p2pkh: [0x00, 0x6f], p2sh: [0x05, 0xc4] } as const

const toBase58Check = (version: number, hash: Uint8Array): string => {
  const payload = joinBytes([version], hash)
  return toBase58(joinBytes(payload, sha256(sha256(payload)).slice(0, 4)))
}

/**
 * The scripts that have an address: the hex digits before and after the hashed bytes, and the length of those bytes.
 */
const scripts = {
  p2pkh: ["76a914", "88ac", 20],
  p2sh: ["a914", "87", 20],
  p2wpkh: ["0014", "", 20],
  p2wsh: ["0020", "", 32],
  p2tr: ["5120", "", 32]
} as const satisfies Readonly<Record<AddressKind, readonly [before: string, behind: string, bytes: number]>>

const kinds: ReadonlyArray<AddressKind> = ["p2pkh", "p2sh", "p2wpkh", "p2wsh", "p2tr"]

/**
 * Returns the address kind of an output's script (hex), and the bytes that the address encodes; undefined for other
 * scripts.
 */
const readScript = (script: string): readonly [kind: AddressKind, digits: string] | undefined => {
  for (const kind of kinds) {
    const [before, behind, length] = scripts[kind]
    if (script.length !== before.length + behind.length + 2 * length) continue
    if (script.startsWith(before) && script.endsWith(behind))
      return [kind, script.slice(before.length, before.length + 2 * length)]
  }
  return undefined
}

/** Returns true if an output's script (hex) has an address. */
export const hasAddress = (script: string): boolean => readScript(script) !== undefined

/** Returns the address of an output's script (hex); undefined if it has no address. */
export const getScriptAddress = (network: NetworkId, script: string): string | undefined => {
  const [kind, digits = ""] = readScript(script) ?? []
  const bytes = fromHex(digits)
  if (kind === undefined || bytes === undefined) return undefined
  const isMain = isMainnet(network)
  return kind === "p2pkh" || kind === "p2sh"
    ? toBase58Check(versions[kind][isMain ? 0 : 1], bytes)
    : toBech32(isMain ? "bc" : "tb", kind === "p2tr" ? 1 : 0, bytes)
}

/** Returns the script (hex) of an address; undefined if the text is not an address. */
export const getAddressScript = (address: string): string | undefined => {
  const kind = readAddress(address)?.kind
  if (kind === undefined) return undefined
  const [before, behind, length] = scripts[kind]
  const bytes = readBech32(address)?.program ?? fromBase58(address, 64)?.slice(1, -4)
  return bytes?.length === length ? `${before}${toHex(bytes)}${behind}` : undefined
}

/** Outputs of fewer satoshis than this are not relayed (Bitcoin Core's dust limit at 3 sat/vB). */
export const dustLimit: Readonly<Record<AddressKind, bigint>> = {
  p2pkh: 546n,
  p2sh: 540n,
  p2wpkh: 294n,
  p2wsh: 330n,
  p2tr: 330n
}
