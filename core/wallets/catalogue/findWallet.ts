import { latest } from "../../foundation/data/remote.ts"
import type { Wallet } from "../connectors/schema.ts"
import type { WalletState } from "./events.ts"

/** Returns a wallet of the catalogue or of the host's own list (`custom`) by its id, whichever list contains it. */
export const findWallet = (state: WalletState, custom: ReadonlyArray<Wallet>, id: string): Wallet | undefined =>
  [
    custom,
    state.recent,
    latest(state.featured),
    latest(state.recommended),
    latest(state.list)?.wallets,
    latest(state.found)
  ]
    .flatMap((wallets) => wallets ?? [])
    .find((wallet) => wallet.id === id)
