import type { AccountId } from "../../chain/network/ids.ts"

/** Whether an account's tokens can be read from its chain directly: Solana keeps lists of them. */
export const chainTellsTokens = (account: AccountId): boolean => account.startsWith("solana:")

/**
 * Whether somebody can be asked for an account's tokens: the chain service, or the chain itself. A Bitcoin account has
 * none. Decides whether they
 * are requested and whether their list is drawn. docs/spec/onchain.md#balances-whom-to-ask.
 */
export const tokensAskable = (chainService: boolean, account: AccountId): boolean =>
  (chainService && !account.startsWith("bip122:")) || chainTellsTokens(account)
