import { enableProxySockets } from "../../foundation/http/proxySocket.ts"
import type { openClient as open } from "../../../services/wallets/walletconnect/openClient.ts"

/** Opens a client as pages do, through the proxies of the environment. The terminal's own file: scripts/build.mjs. */
export const openClient: typeof open = async (...options) => {
  enableProxySockets()
  const loaded = await import("../../../services/wallets/walletconnect/openClient.ts")
  return loaded.openClient(...options)
}
