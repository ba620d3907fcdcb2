import { enableProxySockets } from "../../foundation/http/proxySocket.ts"
import type { openClient as open } from "../../../services/wallets/walletconnect/openClient.ts"

/**
 * Opens a client like a page, through the proxies of the environment. scripts/build.mjs replaces the page's module with
 * this one.
 */
export const openClient: typeof open = async (...options) => {
  enableProxySockets()
  const loaded = await import("../../../services/wallets/walletconnect/openClient.ts")
  return loaded.openClient(...options)
}
