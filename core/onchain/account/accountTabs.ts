/** docs/spec/onchain.md#account-tabs: the account screen has three tabs. */
export const accountTabs = ["tokens", "nfts", "activity"] as const
export type AccountTab = (typeof accountTabs)[number]
