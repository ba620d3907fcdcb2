import { isThisMachine } from "../../foundation/platform/isThisMachine.ts"

/** Returns whether a relay runs on this machine: it needs no network, and cannot verify domains. */
export const isLocalRelay = (relay: string): boolean => URL.canParse(relay) && isThisMachine(new URL(relay))
