import { walletCodes } from "../connection/walletCodes.ts"

/** JSON-RPC's code for invalid parameters. */
export const badParams = -32602

/**
 * Maps sats-connect's own error codes to EIP-1193: there -32002 means "busy", but in sats-connect that the page has no
 * permission.
 */
const satsCodes: ReadonlyMap<number, number> = new Map([
  [-32000, walletCodes.userRejected],
  [-32001, walletCodes.unsupportedMethod],
  [-32002, walletCodes.unauthorized],
  [-32601, walletCodes.unsupportedMethod]
])

/**
 * Converts the code of a sats-connect error to the one that other wallets use. A code it does not define is returned
 * unchanged.
 */
export const getSatsCode = (code: number): number => satsCodes.get(code) ?? code
