import type { LocalAccount } from "viem"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { EvmRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { WalletError } from "../../foundation/errors/WalletError.ts"
import type { WalletBackend } from "../../run/walletBackend.ts"

/**
 * Signs a request with exactly its gas limit and price; a missing nonce or tip is the node's. Rejects a request without
 * a gas limit or price, because its fee was not shown; one with unknown fields; and one that needs another type of
 * transaction. Returns the raw transaction.
 */
export const signTransaction = async (
  account: LocalAccount,
  { call, feeToken, network, nonce: requestedNonce, paymaster, terms, unread }: EvmRequest,
  node: WalletBackend["node"]
): Promise<`0x${string}`> => {
  const [unknown] = unread
  if (unknown !== undefined) throw new WalletError(-32602, `${unknown.path} is unknown to this wallet`)
  if (
    call.authorizations.length > 0 ||
    paymaster !== undefined ||
    feeToken !== undefined ||
    terms.blobFee !== undefined
  )
    throw new WalletError(4200, "this wallet does not sign this type of transaction")
  const { data, to, value } = call
  const { gas, gasPrice, maxFeePerGas = gasPrice } = terms
  if (gas === undefined || maxFeePerGas === undefined)
    throw new WalletError(-32602, "this wallet signs only a fee that was shown: add gas and maxFeePerGas")
  const [nonce, tip] = await Promise.all([
    requestedNonce ?? node(network, "eth_getTransactionCount", [account.address, "pending"]).then(getQuantity),
    terms.maxPriorityFeePerGas ?? gasPrice ?? node(network, "eth_maxPriorityFeePerGas", []).then(getQuantity)
  ])
  const own = {
    chainId: Number(splitNetworkId(network).reference),
    ...(to === undefined ? {} : { to: toHexText(to) }),
    data: toHexText(data),
    value,
    nonce: Number(nonce),
    gas
  }
  if (gasPrice !== undefined) return account.signTransaction({ ...own, type: "legacy", gasPrice })
  return account.signTransaction({
    ...own,
    type: "eip1559",
    maxFeePerGas,
    // The node's tip is never a reason to exceed the cap.
    maxPriorityFeePerGas: tip > maxFeePerGas ? maxFeePerGas : tip
  })
}

const toHexText = (text: string): `0x${string}` => `0x${text.slice(2)}`

const getQuantity = (text: unknown): bigint => {
  if (typeof text === "string" && /^0x[0-9a-f]{1,64}$/i.test(text)) return BigInt(text)
  throw new WalletError(-32602, "a quantity must be hex")
}
