"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Signs a text with the active wallet. `data` is the signature.
 *
 * @example
 * ```tsx
 * import { useSignMessage } from "latchkey/react"
 *
 * export const Sign = () => {
 *   const { data, signMessage } = useSignMessage()
 *   return <button onClick={() => signMessage({ message: "Hello" })}>{data ? "Signed" : "Sign"}</button>
 * }
 * ```
 */
export const useSignMessage = (): Act<
  "signMessage",
  Parameters<Latchkey["signMessage"]>[0],
  Awaited<ReturnType<Latchkey["signMessage"]>>
> => useAct("signMessage", (kit, argument) => kit.signMessage(argument))
