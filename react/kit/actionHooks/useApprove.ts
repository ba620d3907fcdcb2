"use client"
import type { ApprovalRequest } from "../../../core/kit/methods/shapes.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Approves a spender for an amount of an EVM token; 0 revokes the approval. `data` is the transaction hash.
 *
 * @example
 * ```tsx
 * import { useApprove } from "latchkey/react"
 *
 * export const Approve = ({ token, spender }: { readonly token: string; readonly spender: string }) => {
 *   const { approve, isPending } = useApprove()
 *   return (
 *     <button disabled={isPending} onClick={() => approve({ token, spender, amount: "10" })}>
 *       Approve
 *     </button>
 *   )
 * }
 * ```
 */
export const useApprove = (): Act<"approve", ApprovalRequest, `0x${string}`> =>
  useAct("approve", (kit, argument) => kit.approve(argument))
