"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Requests a smart session from the active account (`kit.grantSmartSession`). `data` is the granted session.
 *
 * @example
 * ```tsx
 * import type { Latchkey } from "latchkey"
 * import { useGrantSmartSession } from "latchkey/react"
 *
 * export const Grant = ({ request }: { readonly request: Parameters<Latchkey["grantSmartSession"]>[0] }) => {
 *   const { grantSmartSession, isPending } = useGrantSmartSession()
 *   return <button disabled={isPending} onClick={() => grantSmartSession(request)}>Allow</button>
 * }
 * ```
 */
export const useGrantSmartSession = (): Act<
  "grantSmartSession",
  Parameters<Latchkey["grantSmartSession"]>[0],
  Awaited<ReturnType<Latchkey["grantSmartSession"]>>
> => useAct("grantSmartSession", (kit, argument) => kit.grantSmartSession(argument))
