"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Signs typed data (EIP-712) with the active EVM wallet. `data` is the signature.
 *
 * @example
 * ```tsx
 * import type { TypedData } from "latchkey"
 * import { useSignTypedData } from "latchkey/react"
 *
 * export const Permit = ({ typedData }: { readonly typedData: TypedData }) => {
 *   const { signTypedData } = useSignTypedData()
 *   return <button onClick={() => signTypedData(typedData)}>Sign</button>
 * }
 * ```
 */
export const useSignTypedData = (): Act<
  "signTypedData",
  Parameters<Latchkey["signTypedData"]>[0],
  Awaited<ReturnType<Latchkey["signTypedData"]>>
> => useAct("signTypedData", (kit, argument) => kit.signTypedData(argument))
