"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/** Signs typed data with the EVM wallet in use. */
export const useSignTypedData = (): Act<
  "signTypedData",
  Parameters<Latchkey["signTypedData"]>[0],
  Awaited<ReturnType<Latchkey["signTypedData"]>>
> => useAct("signTypedData", (kit, argument) => kit.signTypedData(argument))
