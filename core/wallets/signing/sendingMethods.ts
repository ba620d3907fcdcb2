/** Methods by which a wallet sends and answers with an id to follow. */
const sending: ReadonlySet<string> = new Set([
  "eth_sendTransaction",
  "eth_sendUserOperation",
  "sendTransfer",
  "solana_signAndSendTransaction",
  "wallet_sendCalls",
  "wallet_sendTransaction"
])

/**
 * Returns whether a wallet sends something when it receives a request of this method. A PSBT may also be sent:
 * `isSending`.
 */
export const isSendingMethod = (method: string): boolean => sending.has(method)
