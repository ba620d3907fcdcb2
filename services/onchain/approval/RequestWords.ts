import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { ReportedRequest } from "../../../core/onchain/approval/events.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { hasFee, listTriedCalls } from "../../../core/onchain/calldata/simulation.ts"
import { listAddedWarnings } from "../../../core/onchain/calldata/dangers.ts"
import { lineTranslations, requestTranslations } from "../../../core/onchain/calldata/translations.ts"
import type { Words, WordsField } from "../../../core/onchain/calldata/words.ts"
import { type Intent, getSigner } from "../../../core/wallets/signing/intent.ts"
import { nextTask } from "../../foundation/platform/Page.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { CallFacts } from "../calldata/CallFacts.ts"
import { Simulation } from "../calldata/Simulation.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** How long to wait for nodes before a request is described with the known facts, in milliseconds. */
const wordsMillis = 4_000

/** Describes an intent to a visitor, in more detail as facts arrive. */
export class RequestWords extends Context.Tag("services/RequestWords")<
  RequestWords,
  {
    /**
     * Calls `show` when an intent's request is described by its contracts and its chain, or with the known facts after
     * four seconds; again with the fee, with the changes in the network's simulation, and with later warnings. The
     * words that were shown do not change. Never fails.
     */
    readonly describe: (intent: Intent, show: (words: ReportedRequest) => Effect.Effect<void>) => Effect.Effect<void>
  }
>() {
  /** Needs `CallFacts` and `Simulation`. */
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const make = Effect.gen(function* () {
  const facts = yield* CallFacts
  const simulation = yield* Simulation
  const app = (yield* PageOrigin) ?? ""
  return RequestWords.of({
    describe: traced("RequestWords.describe")(function* (intent, show) {
      const [request] = intent.steps
      if (request === undefined) return
      const raw = JSON.stringify(request.params ?? [], null, 2)
      const asking = { account: getSigner(intent), app }
      // Reads and describes the request in two tasks, so that the page stays responsive in between.
      yield* nextTask
      const isFree = listTriedCalls(request).length === 0
      const fee = yield* Effect.fork(isFree ? Effect.succeed([]) : simulation.getFee(request, asking))
      const explained = yield* Effect.fork(facts.explain(request, asking))
      const { digests, words: whole } = yield* Effect.all(
        { digests: inTime(computeDigests(request)), words: inTime(Fiber.join(explained)) },
        { concurrency: 2 }
      )
      const words = Option.isSome(whole) ? whole.value : yield* facts.explainNow(request, asking)
      const described: ReportedRequest = { words, raw, ...Option.getOrElse(digests, () => ({})) }
      // The page's fee has to be compared with the network's price before it can be approved.
      const isFeeUnchecked = hasFee(request) && Option.isNone(yield* Fiber.poll(fee))
      let current: ReportedRequest = {
        ...described,
        ...(isFree && { fee: [], changes: null }),
        ...(isFeeUnchecked && { isFeeUnchecked })
      }
      yield* show(current)
      if (!isFree) {
        current = { ...described, fee: yield* Fiber.join(fee) }
        yield* show(current)
        current = { ...current, changes: yield* simulation.changesOf(request, asking) }
        yield* show(current)
      }
      if (Option.isSome(whole)) return
      const late = findLateWarnings(words, yield* Fiber.join(explained))
      if (late.length > 0) yield* show({ ...current, late })
    })
  })
})

/** Returns the result of an effect if it arrives in time; a later result is available to fibers that join it. */
const inTime = Effect.timeoutOption(wordsMillis)

/** Returns the warnings of the whole description that the shown words lack. */
const findLateWarnings = (shownWords: Words, whole: Words): ReadonlyArray<WordsField> => {
  const { translate } = requestTranslations
  return lineTranslations.store(listAddedWarnings(shownWords, whole), (voice) =>
    listAddedWarnings(translate(shownWords, voice), translate(whole, voice))
  )
}

/** Returns the digests of a request for comparison with a device; empty if their code does not load. */
const computeDigests = Effect.fnUntraced(function* (request: WalletRequest) {
  if (!withDigests.has(request.kind)) return {}
  const code = yield* Effect.option(loadChunk(() => import("../../../core/onchain/wording/requestDigests.ts")))
  const found = code._tag === "None" ? [] : code.value.computeRequestDigests(request)
  const lines = found.map(([label, value]): WordsField => ({ label, value, raw: value, kind: "data" }))
  return lines.length === 0 ? {} : { digests: lineTranslations.store(lines, () => lines) }
})
const withDigests: ReadonlySet<WalletRequest["kind"]> = new Set(["batch", "message", "transaction", "typedData"])
