"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Registers a name for the active account, which signs one message.
 *
 * @example
 * ```tsx
 * import { useRegisterName } from "latchkey/react"
 *
 * export const Register = () => {
 *   const { registerName, status } = useRegisterName()
 *   return <button onClick={() => registerName({ name: "ann" })}>Register ({status})</button>
 * }
 * ```
 */
export const useRegisterName = (): Act<
  "registerName",
  Parameters<Latchkey["registerName"]>[0],
  Awaited<ReturnType<Latchkey["registerName"]>>
> => useAct("registerName", (kit, argument) => kit.registerName(argument))
