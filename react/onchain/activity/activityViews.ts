import { ActivityTab } from "./ActivityTab.tsx"
import { NftsTab } from "./NftsTab.tsx"
import { Transactions } from "./Transactions.tsx"

/** The views in the history's chunk: one view, and two tabs of Account. */
export const activityViews = { Transactions, "tab.nfts": NftsTab, "tab.activity": ActivityTab } as const
