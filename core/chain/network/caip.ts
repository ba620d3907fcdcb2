import type { AccountId, Namespace, NetworkId } from "./ids.ts"

/** Puts an account id together. */
export const accountId = (network: NetworkId, address: string): AccountId => `${network}:${address}`

/** Splits a network id. Total: a `NetworkId` has two parts. */
export const splitNetworkId = (id: NetworkId): { readonly namespace: Namespace; readonly reference: string } => {
  const [namespace, reference = ""] = id.split(":") as [Namespace, string?]
  return { namespace, reference }
}

/** Splits an account id into the network it lives on and its bare address. Total: an `AccountId` has three parts. */
export const splitAccountId = (id: AccountId): { readonly network: NetworkId; readonly address: string } => {
  const [namespace, reference = "", address = ""] = id.split(":") as [Namespace, string?, string?]
  return { network: `${namespace}:${reference}`, address }
}

/**
 * The chain id a wallet answered with (hex or decimal text, or a number) as an EVM network id; null when it is none.
 * docs/spec/chain.md#network-chain-ids-from-wallets.
 */
export const evmNetworkId = (chainId: unknown): NetworkId | null => {
  const fits =
    typeof chainId === "number" ||
    typeof chainId === "bigint" ||
    (typeof chainId === "string" && /^(0x[0-9a-f]+|\d+)$/i.test(chainId))
  const value = fits ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(value) && value > 0 ? `eip155:${value}` : null
}

/** An EVM network id's chain id as wallets want it, e.g. `0x89`. */
export const hexChainId = (id: NetworkId): string => `0x${Number(splitNetworkId(id).reference).toString(16)}`
