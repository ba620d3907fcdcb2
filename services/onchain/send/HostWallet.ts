import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { Seen } from "../../../core/wallets/requests/seen.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"

/** Coins or a token that a host wants to be moved: whole ones as decimal text. */
export interface HostSend {
  readonly to: string
  readonly amount: string
  /** By its address; without one the network's own coin. */
  readonly token?: string | undefined
  readonly namespace?: Namespace | undefined
}

/**
 * The wallet in use, as a host page asks it: for a signature, or to send. Each request is for the account, network and
 * wallet that the page showed when it asked (`seen`): `ContextChanged` when one of them is another by the time the
 * wallet would be asked, and `NotConnected` when nobody is connected. Its code loads with the first call.
 */
export class HostWallet extends Context.Tag("services/HostWallet")<
  HostWallet,
  {
    /**
     * The signature as the namespace writes it: hex on EVM, base58 on Solana, the wallet's own text on Bitcoin. Asks
     * once.
     */
    readonly signMessage: (
      asked: { readonly message: string; readonly namespace?: Namespace | undefined },
      seen: Seen
    ) => Effect.Effect<string, KitMissing | LatchkeyError>
    /** The transaction's hash: it is in no block yet. Asks once. */
    readonly send: (asked: HostSend, seen: Seen) => Effect.Effect<string, KitMissing | LatchkeyError>
  }
>() {}
