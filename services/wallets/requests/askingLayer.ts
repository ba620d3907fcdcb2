import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { Outcomes } from "../signing/Outcomes.ts"
import { Reviews } from "../signing/Reviews.ts"
import { WalletRequests } from "./WalletRequests.ts"

/** The options of a page for its requests. `hasScreen`: the page has its own check. */
export interface AskingOptions {
  readonly reviewRequests?: boolean
  readonly hasScreen?: boolean
}

/**
 * Provides the only functions that ask a page's wallets to sign or send. `outcomes`: records requests and follows them;
 * its code loads before a wallet is asked to send, and only then. `reviews`: asks the visitor first; its code loads
 * with the first request that is reviewed, or that the page's own check reads. Layers that ask wallets without both
 * have their own.
 */
export const askingLayer = (
  outcomes: Effect.Effect<Context.Context<Outcomes>, KitMissing>,
  reviews?: Effect.Effect<Context.Context<Reviews>, KitMissing>,
  { hasScreen = false, reviewRequests = false }: AskingOptions = {}
) => {
  const lazy = Effect.map(outcomes, Context.get(Outcomes))
  const recording = Layer.succeed(Outcomes, {
    ahead: (account) => Effect.flatMap(lazy, ({ ahead }) => ahead(account)),
    before: (account) => Effect.flatMap(lazy, ({ before }) => before(account)),
    find: (request) =>
      Effect.orElseSucceed(
        Effect.flatMap(lazy, ({ find }) => find(request)),
        () => null
      )
  })
  const reviewing =
    reviews === undefined
      ? Layer.empty
      : Layer.succeed(Reviews, {
          all: reviewRequests,
          ask: (intent, from) => Effect.flatMap(reviews, (context) => Context.get(context, Reviews).ask(intent, from)),
          ...(hasScreen && {
            screen: (intent, from) =>
              Effect.flatMap(
                reviews,
                (context) => Context.get(context, Reviews).screen?.(intent, from) ?? Effect.succeed(false)
              )
          }),
          refuse: (method) => Effect.flatMap(reviews, (context) => Context.get(context, Reviews).refuse(method))
        })
  return Layer.fresh(Layer.provide(WalletRequests.layer, Layer.merge(recording, reviewing)))
}
