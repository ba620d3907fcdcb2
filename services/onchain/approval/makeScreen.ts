import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import {
  type Screen,
  type ScreenRequest,
  readScreenAnswer,
  screenMillis,
  toScreenRequest
} from "../../../core/onchain/approval/screening.ts"
import { ScreenBlocked, ScreenUnanswered } from "../../../core/wallets/signing/errors.ts"
import { type Intent, getSigner } from "../../../core/wallets/signing/intent.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { reportFault } from "../../foundation/platform/reportFault.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { RequestOrigin } from "../../wallets/signing/Reviews.ts"
import { CallFacts } from "../calldata/CallFacts.ts"
import { Approvals } from "./Approvals.ts"

/** The page's own check of requests. */
export interface ScreenOptions {
  readonly screen?: Screen | undefined
  /** True if a request ends when the check gives no answer. */
  readonly isRequired?: boolean | undefined
}

/** How long to wait for nodes before a request is described with the known facts, in milliseconds. */
const wordsMillis = 2_000

/**
 * Returns the function that asks the page's own check about an intent; undefined without a check. It receives a frozen
 * copy of the request, described as in its review, and has two seconds. docs/spec/wallets.md#requests-screening.
 */
export const makeScreen = Effect.fnUntraced(function* ({ isRequired = false, screen }: ScreenOptions) {
  const facts = yield* CallFacts
  const store = yield* Store
  const approvals = yield* Approvals
  const origin = yield* PageOrigin
  if (screen === undefined) return undefined
  const site = origin === null ? "" : new URL(origin).host

  const describe = (intent: Intent, from: RequestOrigin) => {
    const asking = { account: getSigner(intent), app: origin ?? "" }
    const words = Effect.forEach(
      intent.steps,
      (step) =>
        Effect.flatMap(
          Effect.timeoutOption(facts.explain(step, asking), wordsMillis),
          Option.match({ onNone: () => facts.explainNow(step, asking), onSome: Effect.succeed })
        ),
      { concurrency: 4 }
    )
    return Effect.map(words, (all) => toScreenRequest(intent, all, from))
  }
  const end = (intent: Intent, from: RequestOrigin, error: ScreenBlocked | ScreenUnanswered) =>
    Effect.gen(function* () {
      yield* store.dispatch({ _tag: "IntentWithdrawn", id: intent.id })
      if (from === "page") yield* approvals.report(toFailureData(error))
      return yield* Effect.fail(error)
    })

  return Effect.fnUntraced(function* (intent: Intent, from: RequestOrigin) {
    const { id } = intent
    const answer = yield* askScreen(screen, yield* describe(intent, from))
    if (answer._tag === "None") {
      const { cause } = answer
      yield* Effect.logWarning("screen gave no answer", { cause })
      yield* store.dispatch({ _tag: "IntentScreened", id, verdict: "none", cause })
      return isRequired ? yield* end(intent, from, new ScreenUnanswered({ site })) : false
    }
    const { reason, verdict } = answer
    const warning = verdict === "warn" ? { warning: { site, reason } } : {}
    yield* store.dispatch({ _tag: "IntentScreened", id, verdict, ...warning })
    const detail = reason === "" ? "" : `: ${reason}`
    return verdict === "block"
      ? yield* end(intent, from, new ScreenBlocked({ site, reason: reason === "" ? null : reason, detail }))
      : verdict === "warn"
  })
})

type Screened =
  | ({ readonly _tag: "Answered" } & NonNullable<ReturnType<typeof readScreenAnswer>>)
  | { readonly _tag: "None"; readonly cause: "failed" | "malformed" | "silent" }

const createNoAnswer = (cause: Extract<Screened, { _tag: "None" }>["cause"]): Screened => ({ _tag: "None", cause })

/** Calls the page's check once. Its error is the page's own uncaught error. */
const askScreen = (screen: Screen, request: ScreenRequest | undefined): Effect.Effect<Screened> =>
  request === undefined
    ? Effect.succeed(createNoAnswer("failed"))
    : Effect.tryPromise({ try: async () => screen(request), catch: (cause) => cause }).pipe(
        Effect.match({
          onFailure: (cause) => {
            reportFault(cause)
            return createNoAnswer("failed")
          },
          onSuccess: (value): Screened => {
            const answer = readScreenAnswer(value)
            return answer === undefined ? createNoAnswer("malformed") : { _tag: "Answered", ...answer }
          }
        }),
        Effect.timeoutTo({
          duration: screenMillis,
          onTimeout: () => createNoAnswer("silent"),
          onSuccess: (answer) => answer
        })
      )
