import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RequestRejected } from "../../../core/wallets/connection/errors.ts"
import { type ReviewError, Reviews } from "../../wallets/signing/Reviews.ts"
import { Approvals } from "./Approvals.ts"
import { makeScreen, type ScreenOptions } from "./makeScreen.ts"

/**
 * Asks the page's own check, then the visitor, before a request reaches a wallet. Needs `Approvals`, `CallFacts`,
 * `PageOrigin` and `Store`.
 */
export const reviewsLayer = (options: ScreenOptions = {}) =>
  Layer.effect(
    Reviews,
    Effect.gen(function* () {
      const { push, refuse } = yield* Approvals
      const screen = yield* makeScreen(options)
      return {
        // Used only once this code has loaded; before, `askingLayer` reads the option.
        all: false,
        refuse,
        ...(screen && { screen }),
        ask: (intent, from) =>
          Effect.flatMap(Deferred.make<void, ReviewError>(), (answer) => {
            const finish = (exit: Effect.Effect<void, ReviewError>) => () => Deferred.unsafeDone(answer, exit)
            const method = intent.steps[0]?.method ?? ""
            return Effect.zipRight(
              push(intent, {
                goesBack: from === "kit",
                onSuccess: finish(Effect.void),
                onError: (error) => finish(error)(),
                onCancel: finish(Effect.suspend(() => new RequestRejected({ method })))
              }),
              Deferred.await(answer)
            )
          })
      }
    })
  )
