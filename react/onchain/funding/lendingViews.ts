/** The views of a transfer from a second wallet, by view name. */
export { FundsFromWallet } from "./FundsFromWallet.tsx"
export { FundsPreview } from "./FundsPreview.tsx"
