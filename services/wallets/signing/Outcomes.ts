import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"

/** A request to send after which the wallet vanished. */
export interface LostSend {
  readonly account: AccountId
  readonly request: WalletRequest
  /** How many transactions the account had in blocks before the request; null if unknown. */
  readonly nonce: number | null
}

/**
 * The reads from the chain around a request to send; implemented by the part `receipt`, whose code records and
 * follows transactions and is loaded before a wallet is asked. Without it nothing is recorded or looked for.
 */
export class Outcomes extends Context.Tag("services/Outcomes")<
  Outcomes,
  {
    /**
     * Starts to read the result of `before` while the request is reviewed, so that the wallet does not wait for it.
     * Valid for one call of `before`, within a minute.
     */
    readonly ahead: (account: AccountId) => Effect.Effect<void, KitMissing>
    /**
     * Returns how many transactions of the account are in blocks, on EVM; null on other namespaces, and if no node
     * answers within a second. Always read before the wallet is asked. Fails only if the code that records does not
     * load: then no wallet is asked.
     */
    readonly before: (account: AccountId) => Effect.Effect<number | null, KitMissing>
    /**
     * Looks for at most 60 s for a transaction that a wallet sent before it vanished: of the same account and call,
     * with that nonce or a later one, and not on record already. Null if it is not found.
     */
    readonly find: (request: LostSend) => Effect.Effect<string | null>
  }
>() {}
