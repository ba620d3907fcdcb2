import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { RequestRejected } from "../../../core/wallets/connection/errors.ts"
import type {
  ConnectionEnded,
  ContextChanged,
  PageFramed,
  TooManyPending
} from "../../../core/wallets/requests/errors.ts"
import type { ScreenBlocked, ScreenUnanswered } from "../../../core/wallets/signing/errors.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"

/** Failures of a request that waited for the visitor and is not sent to a wallet. */
export type ReviewError =
  | ConnectionEnded
  | ContextChanged
  | KitMissing
  | PageFramed
  | RequestRejected
  | ScreenError
  | TooManyPending

/** Failures of a request that the page's own check ended. */
export type ScreenError = KitMissing | ScreenBlocked | ScreenUnanswered

/** The origin of a request: the page's own call, or a view of the kit. */
export type RequestOrigin = "kit" | "page"

/**
 * Asks a visitor about a request before the wallet gets it; implemented by the part `approval`. Without it, as in a
 * terminal, a host's call counts as the confirmation.
 */
export class Reviews extends Context.Tag("services/Reviews")<
  Reviews,
  {
    /** True if the host wants each of its requests reviewed (`reviewRequests`). */
    readonly all: boolean
    /**
     * Shows an intent, and completes once it is confirmed. Fails with `RequestRejected` if the visitor refuses or
     * leaves, with `ConnectionEnded` if the wallet is disconnected meanwhile, and with `ContextChanged` if the wallet,
     * its account or its network has changed by then. After a request of a view of the kit (`kit`), that view is shown
     * again.
     */
    readonly ask: (intent: Intent, from?: RequestOrigin) => Effect.Effect<void, ReviewError>
    /**
     * Asks the page's own check (`screen`) about an intent. Returns true if it warns, which is then in the intent's
     * state. Fails if it blocks the request. Absent if the page has no check.
     */
    readonly screen?: (intent: Intent, from: RequestOrigin) => Effect.Effect<boolean, ScreenError>
    /**
     * Shows that a page sent a request that is not passed on to a wallet.
     * docs/spec/wallets.md#requests-refused-methods.
     */
    readonly refuse: (method: string) => Effect.Effect<void, KitMissing>
  }
>() {}
