import type { NetworkId } from "../network/ids.ts"

/**
 * Well-known rollups that charge a data fee in addition to the gas: a margin is reserved there while their oracle does
 * not answer.
 */
const rollups: ReadonlySet<string> = new Set(
  [
    10, 130, 252, 288, 291, 480, 1135, 1750, 1868, 2818, 2910, 5000, 5003, 5330, 7560, 8453, 34443, 42220, 57073, 60808,
    81457, 84532, 534351, 534352, 7777777, 11155420
  ].map((id) => `eip155:${id}`)
)

/** Returns true if a network is known to charge a data fee in addition to the gas. */
export const hasDataFee = (network: NetworkId): boolean => rollups.has(network)

/** Well-known networks without a data fee, or whose gas includes it. */
const others: ReadonlySet<string> = new Set(
  [1, 30, 31, 56, 97, 100, 137, 324, 300, 17000, 42161, 42170, 43113, 43114, 80002, 421614, 560048, 11155111].map(
    (id) => `eip155:${id}`
  )
)

/** Returns true if a network is known to charge no data fee in addition to the gas. */
export const hasNoDataFee = (network: NetworkId): boolean => others.has(network)

/** Returns true if a network is Mantle, whose oracle counts in ether and not in the network's own coin. */
export const isMantle = (network: NetworkId): boolean => network === "eip155:5000" || network === "eip155:5003"

/** Returns true if a network is Morph, whose oracle has an address of its own. */
export const isMorph = (network: NetworkId): boolean => network === "eip155:2818" || network === "eip155:2910"

/** Placeholder for the numbers of a transaction; it compresses as badly as they do. */
const numbers = "f853d1a90b62e7c84f13ae5d9078c2b6e41d5a7f38096cbe2741fd85a3906b7c"

const toWord = (value: bigint | number): string => value.toString(16).padStart(64, "0")

/**
 * Encodes the call `getL1Fee(bytes)` for a transaction with this receiver and data. The oracle prices the compressed
 * size of an unsigned transaction, and adds the signature itself.
 */
export const encodeDataFeeCall = ({
  data,
  to
}: {
  readonly to?: string | undefined
  readonly data: string
}): string => {
  const bytes = `02${numbers}${(to ?? "").slice(2)}${data.slice(2)}`
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, "0")
  return `0x49948e0e${toWord(32)}${toWord(bytes.length / 2)}${padded}`
}

/** More than the gas of a token transfer. */
export const transferGas = 100_000n

/** Encodes the call `getOperatorFee(uint256)` of the OP stack for an amount of gas. */
export const encodeOperatorFeeCall = (gas: bigint): string => `0x275aedd2${toWord(gas)}`

/** `tokenRatio()` of Mantle: how many units of its coin equal one ether. */
export const tokenRatioCall = "0x06f837d3"

/** Returns the number in an oracle's answer; null if there is no contract. */
export const readFee = (answer: string): bigint | null => (/^0x[0-9a-f]{64}$/i.test(answer) ? BigInt(answer) : null)
