import "../../foundation/http/proxySocket.ts"

// The terminal's file of WalletConnect's library: scripts/build.mjs.
export { openClient } from "../../../services/wallets/walletconnect/openClient.ts"
