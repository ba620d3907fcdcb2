"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Requests permissions to act for the active account (`kit.grantPermissions`, ERC-7715). `data` is the granted ones.
 *
 * @example
 * ```tsx
 * import { useGrantPermissions } from "latchkey/react"
 *
 * const data = { periodAmount: "0x2386f26fc10000", periodDuration: 604_800 }
 * const permission = { type: "native-token-periodic", data }
 *
 * export const Allow = ({ to }: { readonly to: `0x${string}` }) => {
 *   const { grantPermissions, isPending } = useGrantPermissions()
 *   return (
 *     <button disabled={isPending} onClick={() => grantPermissions([{ chainId: "0x1", to, permission }])}>
 *       Allow
 *     </button>
 *   )
 * }
 * ```
 */
export const useGrantPermissions = (): Act<
  "grantPermissions",
  Parameters<Latchkey["grantPermissions"]>[0],
  Awaited<ReturnType<Latchkey["grantPermissions"]>>
> => useAct("grantPermissions", (kit, argument) => kit.grantPermissions(argument))
