import { latest } from "../../foundation/data/remote.ts"
import type { Wallet } from "../connectors/schema.ts"
import { isSameWallet, type WalletName } from "./listing.ts"
import type { WalletState } from "./events.ts"

/** Returns a wallet of the catalogue or of the host's own list (`custom`) by its id, whichever list contains it. */
export const findWallet = (state: WalletState, custom: ReadonlyArray<Wallet>, id: string): Wallet | undefined =>
  listAllWallets(state, custom).find((wallet) => wallet.id === id)

/** Returns the entry of the catalogue or the host for a wallet that was connected on the page. */
export const findEntry = (state: WalletState, custom: ReadonlyArray<Wallet>, target: WalletName): Wallet | undefined =>
  listAllWallets(state, custom).find((wallet) => wallet.onPage !== true && isSameWallet(wallet, target))

const listAllWallets = (state: WalletState, custom: ReadonlyArray<Wallet>): ReadonlyArray<Wallet> =>
  [
    custom,
    state.recent,
    latest(state.featured),
    latest(state.recommended),
    latest(state.list)?.wallets,
    latest(state.found)
  ].flatMap((wallets) => wallets ?? [])
