/** The views for sending, by view name. */
export { WalletSend } from "./WalletSend.tsx"
export { WalletSendConfirmed } from "./WalletSendConfirmed.tsx"
export { WalletSendPreview } from "./WalletSendPreview.tsx"
export { WalletSendSelectToken } from "./WalletSendSelectToken.tsx"
