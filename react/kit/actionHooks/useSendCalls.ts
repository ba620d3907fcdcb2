"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/**
 * Sends a batch of calls that the active wallet executes together (EIP-5792).
 *
 * @example
 * ```tsx
 * import { useSendCalls } from "latchkey/react"
 *
 * export const Batch = ({ to }: { readonly to: `0x${string}` }) => {
 *   const { data, sendCalls } = useSendCalls()
 *   return <button onClick={() => sendCalls({ calls: [{ to, value: 1n }] })}>{data ? "Sent" : "Send"}</button>
 * }
 * ```
 */
export const useSendCalls = (): Act<
  "sendCalls",
  Parameters<Latchkey["sendCalls"]>[0],
  Awaited<ReturnType<Latchkey["sendCalls"]>>
> => useAct("sendCalls", (kit, argument) => kit.sendCalls(argument))
