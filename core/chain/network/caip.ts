import { type AccountId, isNetworkId, type Namespace, type NetworkId } from "./ids.ts"

/** Builds an account id from a network and an address. */
export const accountId = (network: NetworkId, address: string): AccountId => `${network}:${address}`

/** Splits a network id. Never fails: a `NetworkId` has two parts. */
export const splitNetworkId = (id: NetworkId): { readonly namespace: Namespace; readonly reference: string } => {
  const [namespace, reference = ""] = id.split(":") as [Namespace, string?]
  return { namespace, reference }
}

/** Returns true if a text is an account id: exactly three parts, the first a known namespace. */
export const isAccountId = (text: string): text is AccountId => {
  const end = text.lastIndexOf(":")
  return end < text.length - 1 && isNetworkId(text.slice(0, end))
}

/** Splits an account id into its network and its bare address. Never fails: an `AccountId` has three parts. */
export const splitAccountId = (id: AccountId): { readonly network: NetworkId; readonly address: string } => {
  const [namespace, reference = "", address = ""] = id.split(":") as [Namespace, string?, string?]
  return { network: `${namespace}:${reference}`, address }
}

/**
 * Converts a chain id from a wallet (hex or decimal text, or a number) to an EVM network id; returns null if the value
 * is not a chain id. docs/spec/chain.md#network-chain-ids-from-wallets.
 */
export const evmNetworkId = (chainId: unknown): NetworkId | null => {
  const fits =
    typeof chainId === "number" ||
    typeof chainId === "bigint" ||
    (typeof chainId === "string" && /^(0x[0-9a-f]+|\d+)$/i.test(chainId))
  const value = fits ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(value) && value > 0 ? `eip155:${value}` : null
}

/** Returns the chain id of an EVM network in hex, as wallets expect it, e.g. `0x89`. */
export const hexChainId = (id: NetworkId): string => `0x${Number(splitNetworkId(id).reference).toString(16)}`
