export { ConnectButton } from "./shell/ConnectButton.tsx"
export { useAccount, useConnections, useDisconnect, useNetwork, useProvider, useTheme } from "./shell/hooks.ts"
export { LatchkeyProvider, useLatchkey, useSnapshot } from "./shell/LatchkeyProvider.tsx"
