import type { Latchkey } from "../host/contract.ts"

/** The part of a signer's transaction that names its chain. */
interface Chained {
  readonly chainId?: unknown
}

/**
 * Makes a signer add the chain that the page shows when `sendTransaction` is called, unless the transaction names one:
 * the library asks the node first, and the wallet may move meanwhile. The kit then rejects the transaction.
 */
export const holdChain = <Transaction extends object, Sent>(
  signer: { sendTransaction: (transaction: Transaction) => Promise<Sent> },
  { getSnapshot }: Pick<Latchkey, "getSnapshot">
): void => {
  const send = signer.sendTransaction.bind(signer)
  signer.sendTransaction = (transaction) => {
    const { chainId: own }: Chained = transaction
    const connection = getSnapshot().connections.find(({ inUse, namespace }) => inUse && namespace === "eip155")
    return send(own != null || connection === undefined ? transaction : { ...transaction, chainId: connection.chainId })
  }
}
