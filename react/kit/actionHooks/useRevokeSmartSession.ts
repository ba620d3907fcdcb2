"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/** Ends a smart session of the account in use: see `revokeSmartSession`. */
export const useRevokeSmartSession = (): Act<
  "revokeSmartSession",
  Parameters<Latchkey["revokeSmartSession"]>[0],
  Awaited<ReturnType<Latchkey["revokeSmartSession"]>>
> => useAct("revokeSmartSession", (kit, argument) => kit.revokeSmartSession(argument))
