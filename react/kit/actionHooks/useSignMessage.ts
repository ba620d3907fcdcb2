"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/** Signs text with the wallet in use. */
export const useSignMessage = (): Act<
  "signMessage",
  Parameters<Latchkey["signMessage"]>[0],
  Awaited<ReturnType<Latchkey["signMessage"]>>
> => useAct("signMessage", (kit, argument) => kit.signMessage(argument))
