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
  /** EIP-5792: why a wallet cannot accept a batch of calls, or report on it. */
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  repeatedBatch: 5720,
  unknownBatch: 5730,
  largeBatch: 5740,
  rejectedUpgrade: 5750,
  atomicityNotSupported: 5760,
  invalidChainId: 32603,
  /** EIP-1474: the wallet already shows a request, or is locked. */
  requestPending: -32002
} as const

/** The reason of a wallet that shares accounts, but does not name its network. Views have their own sentence for it. */
export const gaveNoNetwork = "the wallet gave no network"

/** JSON-RPC's own number, from wallets that forward unknown methods. */
const methodNotFound = -32601

/** Returns whether a wallet's code means that it does not support the method; nothing was done. */
export const isUnsupportedMethod = (code: number): boolean =>
  code === walletCodes.unsupportedMethod || code === methodNotFound

const unrecognized: ReadonlySet<number> = new Set([
  walletCodes.unrecognizedChain,
  walletCodes.walletConnectDefault,
  walletCodes.invalidChainId
])

/**
 * Returns whether adding the chain may help after a failed switch that its owner did not refuse: the wallet does not
 * know it. Uses the same three codes for a wallet of the page and for a session.
 * docs/spec/wallets.md#active-network-switching-an-evm-wallet.
 */
export const isUnrecognizedChain = (code: number): boolean => unrecognized.has(code)
