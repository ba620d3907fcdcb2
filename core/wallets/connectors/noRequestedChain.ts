import { NoRequestedChain } from "./errors.ts"

/** Creates the failure of a wallet that supports no requested network. */
export const noRequestedChain = (connectorId: string): NoRequestedChain => new NoRequestedChain({ connectorId })
