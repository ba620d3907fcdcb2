import { latest } from "../../foundation/data/remote.ts"
import type { Wallet } from "../connectors/schema.ts"
import type { WalletState } from "./events.ts"

/** A wallet of the catalogue, or of the host's own (`custom`), by its id, wherever it was listed. */
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
