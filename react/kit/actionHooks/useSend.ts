"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Sends coins or a token after a review in the modal. `data` is the transaction hash. `useTransactions` keeps the record, also
 * after the component is unmounted.
 *
 * @example
 * ```tsx
 * import { useSend } from "latchkey/react"
 *
 * export const Tip = ({ to }: { readonly to: string }) => {
 *   const { error, isPending, send } = useSend()
 *   return (
 *     <button disabled={isPending} onClick={() => send({ to, amount: "0.01" })}>
 *       {error ? error.message : "Tip 0.01 ETH"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useSend = (): Act<"send", Parameters<Latchkey["send"]>[0], Awaited<ReturnType<Latchkey["send"]>>> =>
  useAct("send", (kit, argument) => kit.send(argument))
