import { InsufficientLiquidity } from "./errors.ts"

/**
 * What the service says of a refusal, where it is that nobody sells so much: the first reason's description says so.
 * docs/spec/onchain.md#swap-refusals.
 */
export const liquidityRefusal = (body: unknown): InsufficientLiquidity | undefined => {
  const reasons: unknown = typeof body === "object" && body !== null && "reasons" in body ? body.reasons : undefined
  const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
  const reason: unknown =
    typeof first === "object" && first !== null && "description" in first ? first.description : undefined
  return typeof reason === "string" && reason.toLowerCase().includes("insufficient liquidity")
    ? new InsufficientLiquidity()
    : undefined
}
