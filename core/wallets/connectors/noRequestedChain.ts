import { NoRequestedChain } from "./errors.ts"

/** The wallet supports none of the requested networks. */
export const noRequestedChain = (connectorId: string): NoRequestedChain => new NoRequestedChain({ connectorId })
