export { ConnectButton } from "./kit/shell/ConnectButton.tsx"
export { useAccount, useConnections, useDisconnect, useNetwork, useProvider, useTheme } from "./kit/shell/hooks.ts"
export { LatchkeyProvider, useLatchkey, useSnapshot } from "./kit/shell/LatchkeyProvider.tsx"
