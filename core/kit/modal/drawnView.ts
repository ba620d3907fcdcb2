import { hasWays, searchedNamespace, type SearchedRooms } from "../../wallets/catalogue/connectRows.ts"
import type { WalletState } from "../../wallets/catalogue/events.ts"
import type { ConfigState } from "../config/events.ts"
import type { View } from "./views.ts"

/** The rooms that say what a view draws. */
export interface DrawnRooms extends SearchedRooms {
  readonly config: ConfigState
  readonly wallet: WalletState
}

/** The name of the view whose code draws this one: where no wallet can be reached, Connect shows how to get one. */
export const drawnView = (rooms: DrawnRooms, { _tag }: View): View["_tag"] =>
  (_tag === "Connect" || _tag === "ConnectWallets") &&
  rooms.config.enableWallets &&
  !hasWays(rooms.wallet.connectors, searchedNamespace(rooms))
    ? "GetWallet"
    : _tag
