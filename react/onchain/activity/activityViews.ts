import { ActivityTab } from "./ActivityTab.tsx"
import { NftsTab } from "./NftsTab.tsx"
import { Transactions } from "./Transactions.tsx"

/** What the chunk of the account's history draws: a view, and two tabs of Account. */
export const activityViews = { Transactions, "tab.nfts": NftsTab, "tab.activity": ActivityTab } as const
