import { hasWays, getSearchedNamespace, type SearchedRooms } from "../../wallets/catalogue/connectRows.ts"
import type { WalletState } from "../../wallets/catalogue/events.ts"
import type { ConfigState } from "../config/events.ts"
import type { View } from "./views.ts"

/** The rooms that determine the drawn view. */
export interface DrawnRooms extends SearchedRooms {
  readonly config: ConfigState
  readonly wallet: WalletState
}

/**
 * Returns the name of the view whose code draws this one: if no wallet can be reached, Connect shows how to get one.
 */
export const getDrawnView = (rooms: DrawnRooms, { _tag }: View): View["_tag"] =>
  (_tag === "Connect" || _tag === "ConnectWallets") &&
  rooms.config.enableWallets &&
  !hasWays(rooms.wallet.connectors, getSearchedNamespace(rooms))
    ? "GetWallet"
    : _tag
