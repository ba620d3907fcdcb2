/** docs/spec/onchain.md#account-tabs: the account screen has three tabs. */
export const accountTabs = ["tokens", "nfts", "activity"] as const
/** A tab of the account view. */
export type AccountTab = (typeof accountTabs)[number]
