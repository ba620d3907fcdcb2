/** Error codes of wallets: EIP-1193, EIP-1474, WalletConnect. docs/spec/wallets.md#connection-wallet-codes. */
export const walletCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  /** The wallet does not know the chain, which may be added. */
  unrecognizedChain: 4902,
  /** WalletConnect's default code, and its code for a rejection by the user. */
  walletConnectDefault: 5000,
  sendTransaction: 5001,
  walletConnectMethodsRejected: 5002,
  unsupportedChain: 5710,
  invalidChainId: 32603
} as const

const refusals: ReadonlySet<number> = new Set([walletCodes.userRejected, walletCodes.walletConnectMethodsRejected])
const refusalWords = /user (rejected|cancelled|canceled)/i

/**
 * Whether a wallet's error means that the user rejected the request: by code, else by its message. WalletConnect uses
 * 5000 for it, too.
 */
export const isUserRejection = (code: number, message: string, walletConnect = false): boolean =>
  refusals.has(code) || (walletConnect && code === walletCodes.walletConnectDefault) || refusalWords.test(message)

/**
 * Whether adding the chain may help after a failed switch: the wallet does not know it.
 * docs/spec/wallets.md#active-network-switching-an-evm-wallet.
 */
export const isUnrecognizedChain = (code: number): boolean => code === walletCodes.unrecognizedChain
