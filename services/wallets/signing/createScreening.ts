import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { memoizeIn } from "../../foundation/chunks/loadChunk.ts"
import type { RequestOrigin, Reviews, ScreenError } from "./Reviews.ts"

/** Asks the page's own check about intents, each once. */
export interface Screening {
  /** Returns true if the check warns. Fails if it blocks the intent. */
  readonly screen: (intent: Intent, from?: RequestOrigin) => Effect.Effect<boolean, ScreenError>
  /** Reuses the answer about an intent for another intent that continues the same request. */
  readonly share: (answered: Intent, continued: Intent) => void
}

/** Creates the checks of a kit. Without a page's own check, no intent has a warning. */
export const createScreening = (reviews: Reviews["Type"] | undefined, scope: Scope.Scope): Screening => {
  const ask = reviews?.screen
  const answers = new WeakMap<Intent, Effect.Effect<boolean, ScreenError>>()
  const start = (intent: Intent, from: RequestOrigin, screen: NonNullable<typeof ask>) => {
    const answer = Effect.flatten(memoizeIn(scope, Effect.exit(screen(intent, from))))
    answers.set(intent, answer)
    return answer
  }
  return {
    screen: (intent, from = "kit") =>
      ask === undefined ? Effect.succeed(false) : (answers.get(intent) ?? start(intent, from, ask)),
    share: (answered, continued) => {
      const answer = answers.get(answered)
      if (answer !== undefined) answers.set(continued, answer)
    }
  }
}
