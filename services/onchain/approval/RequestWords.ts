import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { ToldRequest } from "../../../core/onchain/approval/events.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { setsFee, triedCalls } from "../../../core/onchain/calldata/simulated.ts"
import { addedWarnings } from "../../../core/onchain/calldata/dangers.ts"
import { lineTellings, requestTellings } from "../../../core/onchain/calldata/tellings.ts"
import type { Words, WordsField } from "../../../core/onchain/calldata/words.ts"
import { type Intent, signerOf } from "../../../core/wallets/signing/intent.ts"
import { posted } from "../../foundation/platform/Page.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { CallFacts } from "../calldata/CallFacts.ts"
import { Simulation } from "../calldata/Simulation.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** How long nodes are waited for before a request is described with what is known, in milliseconds. */
const wordsMillis = 4_000

/** Describes an intent to a visitor, step by step as more becomes known. */
export class RequestWords extends Context.Tag("services/RequestWords")<
  RequestWords,
  {
    /**
     * Calls `show` once an intent's request is described by its contracts and its chain, or with what is known after four
     * seconds; again with the fee, with what the network's trial of it changed, and with warnings that came later. What was
     * shown stays as it is. Never fails.
     */
    readonly tell: (intent: Intent, show: (told: ToldRequest) => Effect.Effect<void>) => Effect.Effect<void>
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
    tell: traced("RequestWords.tell")(function* (intent, show) {
      const [request] = intent.steps
      if (request === undefined) return
      const raw = JSON.stringify(request.params ?? [], null, 2)
      const asking = { account: signerOf(intent), app }
      // Reading the request and describing it are two tasks: a page stays responsive between them.
      yield* posted
      const isFree = triedCalls(request).length === 0
      const fee = yield* Effect.fork(isFree ? Effect.succeed([]) : simulation.feeOf(request, asking))
      const explained = yield* Effect.fork(facts.explain(request, asking))
      const { digests, words: whole } = yield* Effect.all(
        { digests: inTime(digestsOf(request)), words: inTime(Fiber.join(explained)) },
        { concurrency: 2 }
      )
      const words = Option.isSome(whole) ? whole.value : yield* facts.explainNow(request, asking)
      const described: ToldRequest = { words, raw, ...Option.getOrElse(digests, () => ({})) }
      // The page's fee has to be compared with the network's price before it can be approved.
      const isFeeUnchecked = setsFee(request) && Option.isNone(yield* Fiber.poll(fee))
      let told: ToldRequest = {
        ...described,
        ...(isFree && { fee: [], changes: null }),
        ...(isFeeUnchecked && { isFeeUnchecked })
      }
      yield* show(told)
      if (!isFree) {
        told = { ...described, fee: yield* Fiber.join(fee) }
        yield* show(told)
        told = { ...told, changes: yield* simulation.changesOf(request, asking) }
        yield* show(told)
      }
      if (Option.isSome(whole)) return
      const late = lateWarnings(words, yield* Fiber.join(explained))
      if (late.length > 0) yield* show({ ...told, late })
    })
  })
})

/** Returns what an effect gives in time; what it gives later is left to whoever joins it. */
const inTime = Effect.timeoutOption(wordsMillis)

/** The warnings that the whole description has and the words that were shown lack. */
const lateWarnings = (shown: Words, whole: Words): ReadonlyArray<WordsField> => {
  const { retell } = requestTellings
  return lineTellings.keep(addedWarnings(shown, whole), (voice) =>
    addedWarnings(retell(shown, voice), retell(whole, voice))
  )
}

/** The digests of a request, for comparing with a device. None if their code does not load. */
const digestsOf = Effect.fnUntraced(function* (request: WalletRequest) {
  if (!withDigests.has(request.kind)) return {}
  const code = yield* Effect.option(loadChunk(() => import("../../../core/onchain/wording/requestDigests.ts")))
  const found = code._tag === "None" ? [] : code.value.requestDigests(request)
  const lines = found.map(([label, value]): WordsField => ({ label, value, raw: value, kind: "data" }))
  return lines.length === 0 ? {} : { digests: lineTellings.keep(lines, () => lines) }
})
const withDigests: ReadonlySet<WalletRequest["kind"]> = new Set(["batch", "message", "transaction", "typedData"])
