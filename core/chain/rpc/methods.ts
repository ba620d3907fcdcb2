import * as Either from "effect/Either"
import type { Namespace } from "../network/ids.ts"
import { RpcNotAllowed } from "./methodErrors.ts"

/**
 * Methods that the embedded wallet answers without the visitor's approval. docs/spec/wallets.md#requests-safe-methods.
 */
export const safeMethods = [
  "eth_accounts",
  "eth_blockNumber",
  "eth_call",
  "eth_chainId",
  "eth_estimateGas",
  "eth_feeHistory",
  "eth_gasPrice",
  "eth_getAccount",
  "eth_getBalance",
  "eth_getBlockByHash",
  "eth_getBlockByNumber",
  "eth_getBlockReceipts",
  "eth_getBlockTransactionCountByHash",
  "eth_getBlockTransactionCountByNumber",
  "eth_getCode",
  "eth_getFilterChanges",
  "eth_getFilterLogs",
  "eth_getLogs",
  "eth_getProof",
  "eth_getStorageAt",
  "eth_getTransactionByBlockHashAndIndex",
  "eth_getTransactionByBlockNumberAndIndex",
  "eth_getTransactionByHash",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt",
  "eth_getUncleCountByBlockHash",
  "eth_getUncleCountByBlockNumber",
  "eth_maxPriorityFeePerGas",
  "eth_newBlockFilter",
  "eth_newFilter",
  "eth_newPendingTransactionFilter",
  "eth_sendRawTransaction",
  "eth_syncing",
  "eth_uninstallFilter",
  "wallet_getCapabilities",
  "wallet_getCallsStatus",
  "eth_getUserOperationReceipt",
  "eth_estimateUserOperationGas",
  "eth_getUserOperationByHash",
  "eth_supportedEntryPoints",
  "wallet_getAssets"
] as const

/** Methods that need the visitor's approval. docs/spec/wallets.md#requests-methods-that-need-approval. */
export const approvedMethods = [
  "personal_sign",
  "eth_signTypedData_v4",
  "eth_sendTransaction",
  "solana_signMessage",
  "solana_signTransaction",
  "solana_signAllTransactions",
  "solana_signAndSendTransaction",
  "wallet_sendCalls",
  "wallet_grantPermissions",
  "wallet_revokePermissions",
  "eth_sendUserOperation"
] as const

const safe: ReadonlySet<string> = new Set(safeMethods)
const approved: ReadonlySet<string> = new Set(approvedMethods)

/**
 * Returns whether a method is allowed, needs the visitor's approval, or is refused. Names are compared exactly.
 * docs/spec/wallets.md#requests-verdicts.
 */
export const getVerdict = (method: string): "safe" | "needsApproval" | "refused" =>
  safe.has(method) ? "safe" : approved.has(method) ? "needsApproval" : "refused"

/** Returns true for a method that needs no approval but sends a signed transaction: it is requested at most once. */
export const isBroadcast = (method: string): boolean => method === "eth_sendRawTransaction"

/**
 * Methods sent to Bitcoin wallets (WalletConnect's bip122 methods).
 * docs/spec/wallets.md#requests-methods-that-need-approval lists those of the embedded wallet, which does not support
 * Bitcoin.
 */
export const bitcoinMethods = ["getAccountAddresses", "signMessage", "signPsbt", "sendTransfer"] as const

/** Returns true if the method can be sent to wallets of that namespace. */
export const isAskedOn = (namespace: Namespace, method: string): boolean =>
  namespace === "bip122" ? bitcoinMethods.some((it) => it === method) : getVerdict(method) !== "refused"

/**
 * Returns the verdict on an allowed method; any other fails with 'Requested RPC call is not allowed'.
 * docs/spec/embedded.md#frame-methods, docs/spec/wallets.md#requests-refused-methods.
 */
export const allowedMethod = (method: string): Either.Either<"safe" | "needsApproval", RpcNotAllowed> => {
  const verdict = getVerdict(method)
  return verdict === "refused" ? Either.left(new RpcNotAllowed({ method })) : Either.right(verdict)
}
