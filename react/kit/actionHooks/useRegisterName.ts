"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/** Registers a name for the account in use, which signs once. */
export const useRegisterName = (): Act<
  "registerName",
  Parameters<Latchkey["registerName"]>[0],
  Awaited<ReturnType<Latchkey["registerName"]>>
> => useAct("registerName", (kit, argument) => kit.registerName(argument))
