import WebSocket, { type ClientOptions } from "ws"
import { findProxies } from "./proxy.ts"
import { openConnection } from "./throughProxy.ts"

/** A socket that connects through the proxy for its address, if the environment names one. */
class ProxySocket extends WebSocket {
  constructor(address: string | URL, protocols?: string | string[], options: ClientOptions = {}) {
    const createConnection = openConnection(new URL(address), process.env)
    super(address, protocols, createConnection === undefined ? options : { ...options, createConnection })
  }
}

/**
 * Lets sockets use the proxies of the environment. WalletConnect's library takes the global socket when it loads, or
 * else `ws`, which does not support proxies: call this first.
 */
export const enableProxySockets = (): void => {
  if (findProxies(process.env).length > 0) Object.assign(globalThis, { WebSocket: ProxySocket })
}
