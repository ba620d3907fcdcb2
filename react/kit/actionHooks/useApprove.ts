"use client"
import type { ApprovalRequest } from "../../../core/kit/methods/shapes.ts"
import { type Act, useAct } from "./useAct.ts"

/** Lets a spender take so much of an EVM token; 0 takes it back. `data` is the transaction's hash. */
export const useApprove = (): Act<"approve", ApprovalRequest, `0x${string}`> =>
  useAct("approve", (kit, argument) => kit.approve(argument))
