/** Methods by which a wallet sends, and answers with what can be followed. */
const sending: ReadonlySet<string> = new Set([
  "eth_sendTransaction",
  "eth_sendUserOperation",
  "sendTransfer",
  "solana_signAndSendTransaction",
  "wallet_sendCalls",
  "wallet_sendTransaction"
])

/** Whether a wallet that gets a request of this method sends something. A PSBT may be sent as well: `isSending`. */
export const isSendingMethod = (method: string): boolean => sending.has(method)
