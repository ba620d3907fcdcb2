export { ConnectingWalletConnect } from "./ConnectingWalletConnect.tsx"
export { ConnectingWalletConnectBasic } from "./ConnectingWalletConnectBasic.tsx"
