import type { Provider } from "./Connectors.ts"

/**
 * A wallet's own provider as the kit asks it: the three parts of EIP-1193, read when they are used. Whatever else its
 * object has is none of our business: several have a `connect` or `switchNetwork` that is not an adapter's of ours.
 */
export const foreignProvider = (wallet: Provider): Provider => ({
  request: (call) => wallet.request(call),
  on: (event, listener) => wallet.on?.(event, listener),
  removeListener: (event, listener) => wallet.removeListener?.(event, listener)
})
