import * as Either from "effect/Either"
import type { NetworkId } from "../../chain/network/ids.ts"
import { isSameToken } from "../token/tokenId.ts"
import type { SwapToken } from "./events.ts"
import { InsufficientLiquidity, SwapSameToken, SwapsNotSupported } from "./errors.ts"

/** Fails unless swaps work on the network. */
export const requireSwaps = (network: NetworkId, isSupported: boolean): Either.Either<void, SwapsNotSupported> =>
  isSupported ? Either.void : Either.left(new SwapsNotSupported({ network }))

/** Fails if a token would be swapped for itself. */
export const requireTwoTokens = (from: SwapToken, to: SwapToken): Either.Either<void, SwapSameToken> =>
  isSameToken(from.id, to.id) ? Either.left(new SwapSameToken({ symbol: from.symbol })) : Either.void

const createNoLiquidity = (): InsufficientLiquidity => new InsufficientLiquidity()

/** Returns the output of a swap; fails if no route has an output. */
export const requireLiquidity = <A>(received: A | null): Either.Either<A, InsufficientLiquidity> =>
  received === null ? Either.left(createNoLiquidity()) : Either.right(received)

/**
 * Returns the failure if the service refused for lack of liquidity, according to the first reason's description.
 * docs/spec/onchain.md#swap-refusals.
 */
export const liquidityRefusal = (body: unknown): InsufficientLiquidity | undefined => {
  const reasons: unknown = typeof body === "object" && body !== null && "reasons" in body ? body.reasons : undefined
  const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
  const reason: unknown =
    typeof first === "object" && first !== null && "description" in first ? first.description : undefined
  return typeof reason === "string" && reason.toLowerCase().includes("insufficient liquidity")
    ? createNoLiquidity()
    : undefined
}
