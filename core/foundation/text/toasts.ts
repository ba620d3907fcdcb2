import { getKeys } from "../data/keys.ts"

/**
 * The toasts for success or progress, in the specification's exact words; a failure's toast shows its own short
 * sentence. docs/spec/kit.md#modal-toasts.
 */
export const toastTexts = {
  "toast.accountSwitched": "Account switched",
  "toast.addressCopied": "Address copied",
  "toast.codeResent": "Code email resent",
  "toast.emailChanged": "Email changed",
  "toast.linkCopied": "Link copied",
  "toast.walletAdded": "New Wallet Added",
  "toast.transactionStarted": "Transaction started",
  "toast.walletDeleted": "Wallet deleted",
  "toast.walletDisconnected": "Wallet disconnected",
  "toast.walletSwitched": "Wallet switched",
  "toast.approveLimit": "Approve limit increase in your wallet",
  "toast.authenticating": "Authenticating...",
  "toast.confirmTransaction": "Confirm transaction in your wallet"
} as const

/** The name of a toast's text. */
export type ToastKey = keyof typeof toastTexts
export const toastKeys = getKeys(toastTexts)
