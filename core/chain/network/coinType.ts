import * as Either from "effect/Either"
import { InvalidChainId } from "./networkIdErrors.ts"

/**
 * The bit that marks a coin type as EVM (ENSIP-11). EVM chain ids must be below it.
 * docs/spec/chain.md#network-coin-types.
 */
const evmBit = 0x8000_0000

/**
 * Returns the coin type under which the name service stores addresses of an EVM chain: the chain id with the EVM bit
 * (ENSIP-11), also for chain 1.
 */
export const toCoinType = (chainId: number): Either.Either<number, InvalidChainId> =>
  Number.isInteger(chainId) && chainId > 0 && chainId < evmBit
    ? Either.right(evmBit + chainId)
    : Either.left(new InvalidChainId({ chainId }))

/**
 * Returns the EVM chain id of a coin type, also chain 1 for 60 (SLIP-44); undefined if the coin type belongs to no EVM
 * chain.
 */
export const fromCoinType = (coinType: number): number | undefined =>
  coinType === 60
    ? 1
    : Number.isInteger(coinType) && coinType > evmBit && coinType < 2 * evmBit
      ? coinType - evmBit
      : undefined
