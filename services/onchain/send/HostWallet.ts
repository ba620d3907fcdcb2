import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"

/** A host's request to send coins or a token: whole ones as decimal text. */
export interface HostSend {
  readonly to: string
  readonly amount: string
  /** The token's address; without it, the network's own coin. */
  readonly token?: string | undefined
  readonly namespace?: Namespace | undefined
}

/**
 * The active wallet as a host page uses it: for a signature, or to send. Each request is for the account, network and
 * wallet that the page showed when it was made (`seen`): it fails with `ContextChanged` if one of them has changed
 * before the wallet gets it, and with `NotConnected` if no wallet is connected. Its code loads on the first call.
 */
export class HostWallet extends Context.Tag("services/HostWallet")<
  HostWallet,
  {
    /**
     * The signature in the namespace's own form: hex on EVM, base58 on Solana, the wallet's own text on Bitcoin. Sends
     * one request to the wallet; never retries.
     */
    readonly signMessage: (
      request: { readonly message: string; readonly namespace?: Namespace | undefined },
      seen: ShownContext
    ) => Effect.Effect<string, KitMissing | LatchkeyError>
    /** Returns the transaction's hash; it is not in a block yet. Sends one request to the wallet; never retries. */
    readonly send: (request: HostSend, seen: ShownContext) => Effect.Effect<string, KitMissing | LatchkeyError>
  }
>() {}
