"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/** Sends coins or a token; `data` is the hash. What was sent is in `useSent`, whether or not the component is still there. */
export const useSend = (): Act<"send", Parameters<Latchkey["send"]>[0], Awaited<ReturnType<Latchkey["send"]>>> =>
  useAct("send", (kit, argument) => kit.send(argument))
