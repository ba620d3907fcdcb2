/** What an EVM node says about the price of gas, in base units of the coin. */
export interface GasFacts {
  readonly gas: bigint
  /** Absent on networks without one. */
  readonly baseFee?: bigint | undefined
  readonly tip: bigint
}

/** The fee of a transfer, in base units of the network's coin as decimal digits. */
export interface TransferFee {
  readonly about: string
  /** It never takes more. */
  readonly most: string
  /** A rollup takes a fee for its data beside it, which is not in these numbers. */
  readonly hasDataFee: boolean
  /** Solana: what stays in the receiver's account of the token, which the transfer opens. Not in the numbers above. */
  readonly rent?: string
}

/** Rollups that take a data fee beside the gas. */
const rollups: ReadonlySet<string> = new Set(
  [10, 8453, 7777777, 34443, 81457, 534352, 480, 130, 57073, 84532, 11155420].map((id) => `eip155:${id}`)
)

/** Whether a network takes a fee for data beside the gas. */
export const hasDataFee = (network: string): boolean => rollups.has(network)

/** Rounds up: a fee is never shown lower than it is. */
export const withReserve = (gas: bigint): bigint => (gas * 12n + 9n) / 10n

/** Returns what a transfer costs: about, and at most if the base fee doubles. docs/spec/onchain.md#send-fee. */
export const toTransferFee = (network: string, { baseFee = 0n, gas, tip }: GasFacts): TransferFee => {
  const reserved = withReserve(gas)
  return {
    about: String(reserved * (baseFee + tip)),
    most: String(reserved * (2n * baseFee + tip)),
    hasDataFee: hasDataFee(network)
  }
}

/** Returns the most of a coin that can be sent: what is held without the fee at its highest; 0 if nothing is left. */
export const mostOfCoin = (held: bigint, { most }: Pick<TransferFee, "most">): bigint =>
  held > BigInt(most) ? held - BigInt(most) : 0n
