/** An EVM node's gas price, in base units of the coin. */
export interface GasFacts {
  readonly gas: bigint
  /** Absent on networks without one. */
  readonly baseFee?: bigint | undefined
  readonly tip: bigint
  /** A rollup's data fee, from its oracle; "unknown" if there is one and the oracle did not answer. */
  readonly dataFee: bigint | "unknown"
}

/** The fee of a transfer, in base units of the network's coin as decimal digits. */
export interface TransferFee {
  readonly about: string
  /** The maximum. */
  readonly most: string
  /**
   * A rollup charges a data fee that could not be read: `about` is without it, and `most` has a margin for it. A data
   * fee that could be read is in both numbers.
   */
  readonly hasDataFee: boolean
  /**
   * Solana: the amount that remains in the receiver's token account, which the transfer opens. Not included in the
   * numbers above.
   */
  readonly rent?: string
}

/** The smallest margin for an unknown data fee: a ten-thousandth of a coin. */
const leastMargin = 10n ** 14n

/** Rounds up, so that a fee is never shown lower than it is. */
export const addReserve = (gas: bigint): bigint => (gas * 12n + 9n) / 10n

/**
 * Returns the cost of a transfer: an estimate, and the maximum if the base fee and the data fee double.
 * docs/spec/onchain.md#send-fee.
 */
export const toTransferFee = ({ baseFee = 0n, dataFee, gas, tip }: GasFacts): TransferFee => {
  const reserved = addReserve(gas)
  return addDataFee(reserved * (baseFee + tip), reserved * (2n * baseFee + tip), dataFee)
}

/**
 * Adds a rollup's data fee to the gas fee: once to the estimate and twice to the maximum; if unknown, a margin to the
 * maximum.
 */
export const addDataFee = (about: bigint, maximum: bigint, dataFee: bigint | "unknown"): TransferFee =>
  dataFee === "unknown"
    ? {
        about: String(about),
        most: String(maximum + (maximum > leastMargin ? maximum : leastMargin)),
        hasDataFee: true
      }
    : { about: String(about + dataFee), most: String(maximum + 2n * dataFee), hasDataFee: false }

/** Returns the largest amount of a coin that can be sent: the balance without the highest fee; 0 if nothing remains. */
export const computeMaximum = (held: bigint, { most }: Pick<TransferFee, "most">): bigint =>
  held > BigInt(most) ? held - BigInt(most) : 0n
