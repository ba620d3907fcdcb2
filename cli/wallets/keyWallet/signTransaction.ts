import { toQuantity } from "../../../core/chain/evm/hex.ts"
import type { LocalAccount } from "viem"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { WalletError } from "../../foundation/errors/WalletError.ts"
import type { WalletBackend } from "../../run/walletBackend.ts"

/** Fills in what a wallet adds to a request (nonce, gas, fees: EIP-1559) and signs it. Returns the raw transaction. */
export const signTransaction = async (
  account: LocalAccount,
  network: NetworkId,
  wanted: Readonly<Record<string, unknown>>,
  node: WalletBackend["node"]
): Promise<`0x${string}`> => {
  const [to, data, value] = [hexOf(wanted["to"]), hexOf(wanted["data"] ?? "0x"), quantityOf(wanted["value"] ?? "0x0")]
  const call = { from: account.address, to, data, value: toQuantity(value) }
  const [nonce, block, tip, gas] = await Promise.all([
    node(network, "eth_getTransactionCount", [account.address, "pending"]),
    node(network, "eth_getBlockByNumber", ["latest", false]),
    node(network, "eth_maxPriorityFeePerGas", []),
    wanted["gas"] ?? node(network, "eth_estimateGas", [call])
  ])
  const base = quantityOf(isRecord(block) ? block["baseFeePerGas"] : undefined)
  const maxPriorityFeePerGas = quantityOf(tip)
  return account.signTransaction({
    type: "eip1559",
    chainId: Number(splitNetworkId(network).reference),
    to,
    data,
    value,
    nonce: Number(quantityOf(nonce)),
    gas: quantityOf(gas),
    maxPriorityFeePerGas,
    maxFeePerGas: base * 2n + maxPriorityFeePerGas
  })
}

const hexOf = (text: unknown): `0x${string}` => {
  if (typeof text === "string" && /^0x([0-9a-f]{2})*$/i.test(text)) return `0x${text.slice(2)}`
  throw new WalletError(-32602, "bytes must be hex")
}

const quantityOf = (text: unknown): bigint => {
  if (typeof text === "string" && /^0x[0-9a-f]{1,64}$/i.test(text)) return BigInt(text)
  throw new WalletError(-32602, "a quantity must be hex")
}
