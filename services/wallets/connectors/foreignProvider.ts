import type { Provider } from "./Connectors.ts"

/**
 * Wraps a wallet's own provider: only the three members of EIP-1193, read at each use. Other members of the object are
 * ignored: several wallets have a `connect` or `switchNetwork` that differs from our adapters'.
 */
export const foreignProvider = (wallet: Provider): Provider => ({
  request: (call) => wallet.request(call),
  on: (event, listener) => wallet.on?.(event, listener),
  removeListener: (event, listener) => wallet.removeListener?.(event, listener)
})
