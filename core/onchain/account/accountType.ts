import type { Namespace } from "../../chain/network/ids.ts"

/**
 * The account types of each namespace; the first type of Bitcoin has index 0, the second 1.
 * docs/spec/onchain.md#account-types.
 */
export const accountTypes = {
  eip155: ["eoa", "smartAccount"],
  solana: ["eoa"],
  bip122: ["payment", "ordinal"],
  polkadot: ["eoa"],
  cosmos: ["eoa"]
} as const satisfies Readonly<Record<Namespace, ReadonlyArray<string>>>

/** An account type of any namespace. */
export type AccountType = (typeof accountTypes)[Namespace][number]

/** The account type if no type was selected. */
export const defaultAccountTypes: Readonly<Record<Namespace, AccountType>> = {
  eip155: "smartAccount",
  solana: "eoa",
  bip122: "payment",
  polkadot: "eoa",
  cosmos: "eoa"
}

/** Bitcoin's account index: payment 0, ordinal 1. docs/spec/onchain.md#account-types. */
export const bitcoinAccountIndex = { payment: 0, ordinal: 1 } as const

/** Returns true if a namespace has this account type. */
export const isAccountType = (namespace: Namespace, value: unknown): value is AccountType =>
  accountTypes[namespace].some((it) => it === value)

/**
 * Returns true if the visitor may switch to the smart account: the network supports it, and the active account is the
 * plain one. docs/spec/embedded.md#smart-account-switching.
 */
export const maySwitchToSmartAccount = (
  current: AccountType,
  smartAccountNetworks: ReadonlyArray<string>,
  network: string
): boolean => current === "eoa" && smartAccountNetworks.includes(network)
