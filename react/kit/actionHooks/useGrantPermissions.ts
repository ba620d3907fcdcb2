"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Requests a smart session from the active account (`kit.grantPermissions`). `data` is the granted session.
 *
 * @example
 * ```tsx
 * import type { Latchkey } from "latchkey"
 * import { useGrantPermissions } from "latchkey/react"
 *
 * export const Grant = ({ request }: { readonly request: Parameters<Latchkey["grantPermissions"]>[0] }) => {
 *   const { grantPermissions, isPending } = useGrantPermissions()
 *   return <button disabled={isPending} onClick={() => grantPermissions(request)}>Allow</button>
 * }
 * ```
 */
export const useGrantPermissions = (): Act<
  "grantPermissions",
  Parameters<Latchkey["grantPermissions"]>[0],
  Awaited<ReturnType<Latchkey["grantPermissions"]>>
> => useAct("grantPermissions", (kit, argument) => kit.grantPermissions(argument))
