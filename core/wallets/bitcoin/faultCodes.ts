import { walletCodes } from "../connection/walletCodes.ts"

/** JSON-RPC's code for parameters that do not fit. */
export const badParams = -32602

/**
 * sats-connect's own error codes, in EIP-1193's terms: there -32002 says "busy", here it says that the page may not.
 */
const satsCodes: ReadonlyMap<number, number> = new Map([
  [-32000, walletCodes.userRejected],
  [-32001, walletCodes.unsupportedMethod],
  [-32002, walletCodes.unauthorized],
  [-32601, walletCodes.unsupportedMethod]
])

/** The code of a sats-connect error as other wallets give it. One that it does not define stays. */
export const codeOfSats = (code: number): number => satsCodes.get(code) ?? code
