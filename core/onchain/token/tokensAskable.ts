import type { AccountId } from "../../chain/network/ids.ts"

/** Returns true if an account's tokens can be read from its chain directly: Solana nodes list them. */
export const canReadTokensFromChain = (account: AccountId): boolean => account.startsWith("solana:")

/**
 * Returns true if an account's tokens can be fetched from the chain service or the chain itself. A Bitcoin account has
 * no tokens. Decides whether they are requested and whether their list is rendered.
 * docs/spec/onchain.md#balances-whom-to-ask.
 */
export const canFetchTokens = (chainService: boolean, account: AccountId): boolean =>
  (chainService && !account.startsWith("bip122:")) || canReadTokensFromChain(account)
