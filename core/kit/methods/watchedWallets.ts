import type { Namespace } from "../../chain/network/ids.ts"
import type { WalletChoice } from "../../wallets/catalogue/walletInfo.ts"
import type { ConnectRequest } from "../../wallets/connection/events.ts"

/** Who is told of the wallets to choose from. */
export interface WalletsWatch {
  /** Called at once, and after each change. */
  readonly listener: (now: WalletChoice) => void
  /** Only wallets that serve it; by default those that the modal lists. */
  readonly namespace?: Namespace | undefined
}

/** What a connect screen of a page's own does beside showing the wallets. */
export interface WatchedWallets {
  /** Searches the catalogue for a text, by itself once typing has paused; an empty one ends the search. */
  readonly search: (text: string) => void
  /** Loads the next wallets of the catalogue. Does nothing where they are on their way, or where there are no more. */
  readonly loadMore: () => void
  /** Returns what `connect` takes for a wallet of the list. */
  readonly requestFor: (id: string) => ConnectRequest
  /** Ends the attempt to connect that is under way. */
  readonly cancel: () => void
  /** Ends the telling. */
  readonly end: () => void
}
