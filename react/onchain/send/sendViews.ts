/** The views for sending, by view name, and the progress after the modal was closed. */
export { ProgressPlace } from "../progress/ProgressPlace.tsx"
export { WalletSend } from "./WalletSend.tsx"
export { WalletSendConfirmed } from "./WalletSendConfirmed.tsx"
export { WalletSendPreview } from "./WalletSendPreview.tsx"
export { WalletSendSelectToken } from "./WalletSendSelectToken.tsx"
