"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Revokes a permission of the active account by its context (`kit.revokePermission`, ERC-7715).
 *
 * @example
 * ```tsx
 * import { useRevokePermission } from "latchkey/react"
 *
 * export const Revoke = ({ context }: { readonly context: string }) => {
 *   const { isPending, revokePermission } = useRevokePermission()
 *   return (
 *     <button disabled={isPending} onClick={() => revokePermission({ permissionContext: context })}>
 *       Revoke
 *     </button>
 *   )
 * }
 * ```
 */
export const useRevokePermission = (): Act<
  "revokePermission",
  Parameters<Latchkey["revokePermission"]>[0],
  Awaited<ReturnType<Latchkey["revokePermission"]>>
> => useAct("revokePermission", (kit, argument) => kit.revokePermission(argument))
