/** The toasts for success or progress. A failure's toast shows its own short sentence. */
export const toastKeys = [
  "toast.accountSwitched",
  "toast.addressCopied",
  "toast.codeResent",
  "toast.linkCopied",
  "toast.walletAdded",
  "toast.transactionStarted",
  "toast.walletDeleted",
  "toast.walletDisconnected",
  "toast.walletSwitched",
  "toast.approveLimit",
  "toast.authenticating",
  "toast.confirmTransaction"
] as const

export type ToastKey = (typeof toastKeys)[number]

/** The words of each, to the letter. docs/spec/kit.md#modal-toasts. */
export const toastTexts = {
  "toast.accountSwitched": "Account switched",
  "toast.addressCopied": "Address copied",
  "toast.codeResent": "Code email resent",
  "toast.linkCopied": "Link copied",
  "toast.walletAdded": "New Wallet Added",
  "toast.transactionStarted": "Transaction started",
  "toast.walletDeleted": "Wallet deleted",
  "toast.walletDisconnected": "Wallet disconnected",
  "toast.walletSwitched": "Wallet switched",
  "toast.approveLimit": "Approve limit increase in your wallet",
  "toast.authenticating": "Authenticating...",
  "toast.confirmTransaction": "Confirm transaction in your wallet"
} as const satisfies Readonly<Record<ToastKey, string>>
