"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/** Sends a batch of calls that the wallet in use executes as one. */
export const useSendCalls = (): Act<
  "sendCalls",
  Parameters<Latchkey["sendCalls"]>[0],
  Awaited<ReturnType<Latchkey["sendCalls"]>>
> => useAct("sendCalls", (kit, argument) => kit.sendCalls(argument))
