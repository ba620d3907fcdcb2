"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Revokes a smart session of the active account (`kit.revokeSmartSession`).
 *
 * @example
 * ```tsx
 * import { useRevokeSmartSession, useSmartSessions } from "latchkey/react"
 *
 * export const Sessions = () => {
 *   const { data = [] } = useSmartSessions()
 *   const { revokeSmartSession } = useRevokeSmartSession()
 *   return data.map((session) => (
 *     <button key={session.pci} onClick={() => revokeSmartSession(session)}>
 *       Revoke
 *     </button>
 *   ))
 * }
 * ```
 */
export const useRevokeSmartSession = (): Act<
  "revokeSmartSession",
  Parameters<Latchkey["revokeSmartSession"]>[0],
  Awaited<ReturnType<Latchkey["revokeSmartSession"]>>
> => useAct("revokeSmartSession", (kit, argument) => kit.revokeSmartSession(argument))
