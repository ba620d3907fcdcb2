import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"

/** A request to send that a wallet was asked for, and that it vanished with. */
export interface AskedSend {
  readonly account: AccountId
  readonly request: WalletRequest
  /** How many transactions the account had in blocks before; null if that is not known. */
  readonly nonce: number | null
}

/**
 * What asking a wallet to send needs of the chain; the room `receipt` gives it. Its code records and follows what is
 * sent, and so is loaded before a wallet is asked. Without it nothing is noted and nothing is looked for.
 */
export class Outcomes extends Context.Tag("services/Outcomes")<
  Outcomes,
  {
    /**
     * Reads what `before` gives while the request is reviewed, so that the wallet does not wait for it: for one `before`,
     * within a minute.
     */
    readonly ahead: (account: AccountId) => Effect.Effect<void, KitMissing>
    /**
     * How many transactions of the account are in blocks, on EVM; null elsewhere, and if no node says so within a
     * second. Always of a time before the wallet is asked. Fails only if the code that records does not load: then no
     * wallet is asked.
     */
    readonly before: (account: AccountId) => Effect.Effect<number | null, KitMissing>
    /**
     * Looks for at most 60 s for a transaction that a wallet sent before it vanished: of the same account and call, of
     * that nonce or a later one, and none that is on record already. Null if there is none.
     */
    readonly find: (asked: AskedSend) => Effect.Effect<string | null>
  }
>() {}
