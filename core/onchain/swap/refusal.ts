import { InsufficientLiquidity } from "./errors.ts"

/**
 * Returns the failure if the service refused for lack of liquidity, which the first reason's description says.
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
