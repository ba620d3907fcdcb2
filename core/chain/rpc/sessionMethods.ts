import { safeMethods } from "./methods.ts"

/**
 * Methods that change what a page and a wallet know of each other, but sign and send nothing: they are neither bound to
 * an account nor reviewed. docs/spec/wallets.md#requests-session-methods.
 */
export const sessionMethods = [
  "eth_requestAccounts",
  "wallet_requestPermissions",
  "wallet_addEthereumChain",
  "wallet_switchEthereumChain",
  "wallet_watchAsset"
] as const

const sessions: ReadonlySet<string> = new Set(sessionMethods)

/** Methods that only read, in addition to the safe methods (docs/spec/wallets.md#requests-safe-methods). */
const reads: ReadonlySet<string> = new Set<string>([
  ...safeMethods,
  "eth_blobBaseFee",
  "eth_coinbase",
  "eth_createAccessList",
  "eth_simulateV1",
  "eth_subscribe",
  "eth_unsubscribe",
  "linea_estimateGas",
  "wallet_getCallsStatus",
  "wallet_showCallsStatus",
  "wallet_getPermissions",
  "wallet_getSession",
  "wallet_getSupportedExecutionPermissions",
  "wallet_getGrantedExecutionPermissions",
  "solana_getAccounts",
  "solana_requestAccounts",
  "getAccountAddresses",
  "net_listening",
  "net_peerCount",
  "net_version",
  "web3_clientVersion",
  "web3_sha3",
  "zks_estimateFee",
  "zks_estimateGasL1ToL2",
  "zks_getAllAccountBalances",
  "zks_getBaseTokenL1Address",
  "zks_getBlockDetails",
  "zks_getBridgeContracts",
  "zks_getBridgehubContract",
  "zks_getBytecodeByHash",
  "zks_getConfirmedTokens",
  "zks_getFeeParams",
  "zks_getL1BatchBlockRange",
  "zks_getL1BatchDetails",
  "zks_getL1GasPrice",
  "zks_getL2ToL1LogProof",
  "zks_getL2ToL1MsgProof",
  "zks_getMainContract",
  "zks_getProof",
  "zks_getProtocolVersion",
  "zks_getRawBlockTransactions",
  "zks_getTestnetPaymaster",
  "zks_getTransactionDetails",
  "cosmos_getAccounts"
])

/** Returns true if a method is one of the session methods. */
export const isSessionMethod = (method: string): boolean => sessions.has(method)

/**
 * Returns true if a request must be reviewed and is bound to the account and network that its caller saw. This applies
 * to all methods except session methods and known read methods: an unknown method may sign.
 */
export const isBound = (method: string): boolean => !sessions.has(method) && !reads.has(method)
