import type { Namespace } from "../../chain/network/ids.ts"

/**
 * What kinds of account a namespace has; the first of Bitcoin's has index 0, the second 1.
 * docs/spec/onchain.md#account-types.
 */
export const accountTypes = {
  eip155: ["eoa", "smartAccount"],
  solana: ["eoa"],
  bip122: ["payment", "ordinal"],
  polkadot: ["eoa"],
  cosmos: ["eoa"]
} as const satisfies Readonly<Record<Namespace, ReadonlyArray<string>>>

export type AccountType = (typeof accountTypes)[Namespace][number]

/** The type an account has when nobody chose one. */
export const defaultAccountTypes: Readonly<Record<Namespace, AccountType>> = {
  eip155: "smartAccount",
  solana: "eoa",
  bip122: "payment",
  polkadot: "eoa",
  cosmos: "eoa"
}

/** Bitcoin's account index: payment 0, ordinal 1. docs/spec/onchain.md#account-types. */
export const bitcoinAccountIndex = { payment: 0, ordinal: 1 } as const

/** Whether a type exists in a namespace. */
export const isAccountType = (namespace: Namespace, value: unknown): value is AccountType =>
  (accountTypes[namespace] as ReadonlyArray<unknown>).includes(value)

/**
 * Whether the visitor may move to the smart account: the network supports it, and the account in use is the plain one.
 * docs/spec/embedded.md#smart-account-switching.
 */
export const maySwitchToSmartAccount = (
  current: AccountType,
  smartAccountNetworks: ReadonlyArray<string>,
  network: string
): boolean => current === "eoa" && smartAccountNetworks.includes(network)
