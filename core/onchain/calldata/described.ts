import type { EvmCall, WalletRequest } from "../../wallets/reader/walletRequest.ts"

/** A call within a request, or one that is described without its request. */
export interface CallWithin {
  readonly kind: "call"
  readonly call: EvmCall
}

/** The subject of a description: a request to a wallet, or a call within one. */
export type Described = WalletRequest | CallWithin
