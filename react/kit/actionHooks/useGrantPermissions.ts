"use client"
import type { Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/** Asks the account in use for a smart session: see `grantPermissions`. */
export const useGrantPermissions = (): Act<
  "grantPermissions",
  Parameters<Latchkey["grantPermissions"]>[0],
  Awaited<ReturnType<Latchkey["grantPermissions"]>>
> => useAct("grantPermissions", (kit, argument) => kit.grantPermissions(argument))
