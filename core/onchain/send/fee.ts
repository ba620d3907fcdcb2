/** What an EVM node says about the price of gas, in base units of the coin. */
export interface GasFacts {
  readonly gas: bigint
  /** Absent on networks without one. */
  readonly baseFee?: bigint | undefined
  readonly tip: bigint
  /** What a rollup takes for the data, as its oracle says; "unknown" if it takes one and the oracle did not answer. */
  readonly dataFee: bigint | "unknown"
}

/** The fee of a transfer, in base units of the network's coin as decimal digits. */
export interface TransferFee {
  readonly about: string
  /** It never takes more. */
  readonly most: string
  /**
   * A rollup takes a fee for the data that could not be read: `about` is without it, and `most` has a margin for it. A
   * data fee that could be read is in both numbers.
   */
  readonly hasDataFee: boolean
  /** Solana: what stays in the receiver's account of the token, which the transfer opens. Not in the numbers above. */
  readonly rent?: string
}

/** The least margin for a data fee that is not known: a ten-thousandth of a coin. */
const leastMargin = 10n ** 14n

/** Rounds up: a fee is never shown lower than it is. */
export const withReserve = (gas: bigint): bigint => (gas * 12n + 9n) / 10n

/**
 * Returns what a transfer costs: about, and at most if the base fee and the data fee double.
 * docs/spec/onchain.md#send-fee.
 */
export const toTransferFee = ({ baseFee = 0n, dataFee, gas, tip }: GasFacts): TransferFee => {
  const reserved = withReserve(gas)
  return withDataFee(reserved * (baseFee + tip), reserved * (2n * baseFee + tip), dataFee)
}

/** Adds the data fee of a rollup to the fee of the gas: once, and twice to the most; a margin to the most if unknown. */
export const withDataFee = (about: bigint, most: bigint, dataFee: bigint | "unknown"): TransferFee =>
  dataFee === "unknown"
    ? { about: String(about), most: String(most + (most > leastMargin ? most : leastMargin)), hasDataFee: true }
    : { about: String(about + dataFee), most: String(most + 2n * dataFee), hasDataFee: false }

/** Returns the most of a coin that can be sent: what is held without the fee at its highest; 0 if nothing is left. */
export const mostOfCoin = (held: bigint, { most }: Pick<TransferFee, "most">): bigint =>
  held > BigInt(most) ? held - BigInt(most) : 0n
