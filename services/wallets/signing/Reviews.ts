import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { RequestRejected } from "../../../core/wallets/connection/errors.ts"
import type { ContextChanged, PageFramed, TooManyPending } from "../../../core/wallets/requests/errors.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"

/** Why a request that waited for the visitor goes to no wallet. */
export type ReviewError = ContextChanged | KitMissing | PageFramed | RequestRejected | TooManyPending

/**
 * What asks a visitor about a request before the wallet gets it; the room `approval` gives it. Without it, as at a
 * terminal, a host's call is its own press.
 */
export class Reviews extends Context.Tag("services/Reviews")<
  Reviews,
  {
    /** Whether the host wants each of its requests reviewed (`reviewRequests`). */
    readonly all: boolean
    /**
     * Shows an intent, and completes once it is confirmed. Fails with `RequestRejected` if the visitor says no or leaves,
     * and with `ContextChanged` if the wallet, its account or its network is another by then.
     */
    readonly of: (intent: Intent) => Effect.Effect<void, ReviewError>
    /** Says that a page asked for something that is passed on to nobody. docs/spec/wallets.md#requests-refused-methods. */
    readonly refuse: (method: string) => Effect.Effect<void, KitMissing>
  }
>() {}
