import type { Namespace } from "../../chain/network/ids.ts"
import type { WalletChoice } from "../../wallets/catalogue/walletInfo.ts"
import type { ConnectRequest } from "../../wallets/connection/events.ts"

/** The options of a watch on the wallets to choose from. */
export interface WalletsWatch {
  /** Called at once, and after each change. */
  readonly listener: (now: WalletChoice) => void
  /** Only wallets that support it; by default those that the modal lists. */
  readonly namespace?: Namespace | undefined
}

/** The functions of a connect screen that the page draws itself. */
export interface WatchedWallets {
  /** Searches the catalogue for a text, once typing has paused; an empty one ends the search. */
  readonly search: (text: string) => void
  /** Loads the next wallets of the catalogue. Does nothing while they are loading, or if there are no more. */
  readonly loadMore: () => void
  /** Returns the argument of `connect` for a wallet of the list. */
  readonly requestFor: (id: string) => ConnectRequest
  /** Ends the current attempt to connect. */
  readonly cancel: () => void
  /** Ends the reports. */
  readonly end: () => void
}
