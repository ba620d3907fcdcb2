/** The fields of an EVM transaction, as wallets and libraries name them. */
export const transactionFields = [
  "from",
  "to",
  "data",
  "input",
  "value",
  "gas",
  "gasLimit",
  "gasPrice",
  "maxFeePerGas",
  "maxPriorityFeePerGas",
  "maxFeePerBlobGas",
  "blobVersionedHashes",
  "blobs",
  "sidecars",
  "nonce",
  "type",
  "chainId",
  "accessList",
  "authorizationList",
  "feeCurrency",
  "gatewayFee",
  "gatewayFeeRecipient",
  "paymaster",
  "paymasterInput",
  "factoryDeps",
  "gasPerPubdata",
  "customData"
] as const
/** A field of an EVM transaction. */
export type TransactionField = (typeof transactionFields)[number]
