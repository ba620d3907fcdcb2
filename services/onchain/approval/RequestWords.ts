import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { ToldRequest } from "../../../core/onchain/approval/events.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { setsFee, triedCalls } from "../../../core/onchain/calldata/simulated.ts"
import { lineTellings } from "../../../core/onchain/calldata/tellings.ts"
import type { Words, WordsField } from "../../../core/onchain/calldata/words.ts"
import { type Intent, signerOf } from "../../../core/wallets/signing/intent.ts"
import { posted } from "../../foundation/platform/Page.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { CallFacts } from "../calldata/CallFacts.ts"
import { Simulation } from "../calldata/Simulation.ts"

/** How long words are waited for before they are told with what is known, in milliseconds. */
const wordsMillis = 1_000

/** Tells a visitor what an intent is, step by step as it becomes known. */
export class RequestWords extends Context.Tag("services/RequestWords")<
  RequestWords,
  {
    /**
     * Calls `show` with what is known of an intent's request: within a second in any case, again once the chain and the
     * contract's description have said more, again once a fee that the page sets was compared with the network's price,
     * and again once the network has tried it. Never fails.
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
    tell: Effect.fn("RequestWords.tell")(function* (intent, show) {
      const [request] = intent.steps
      if (request === undefined) return
      const raw = JSON.stringify(request.params ?? [], null, 2)
      const asking = { account: signerOf(intent), app }
      // Reading the request and describing it are two tasks: a page stays responsive between them.
      yield* posted
      const isFree = triedCalls(request).length === 0
      const digests = yield* Effect.fork(digestsOf(request))
      const told = (words: Words, more: Partial<ToldRequest> = {}): ToldRequest => ({
        words,
        changes: null,
        ...(isFree && { fee: [] }),
        raw,
        ...more
      })
      // What the page sets is shown at once; the network's price may make a danger of it, so it is compared first.
      const isUnchecked = setsFee(request)
      const set = yield* simulation.feeAsked(request, asking)
      const early = { ...(set && { fee: set }), ...(isUnchecked && { isFeeUnchecked: true }) }
      const fee = yield* Effect.fork(isFree ? Effect.succeed([]) : simulation.feeOf(request, asking))
      const explained = yield* Effect.fork(facts.explain(request, asking))
      const whole = Effect.zipLeft(
        Fiber.join(explained),
        Effect.zipRight(Fiber.join(digests), isUnchecked ? Fiber.join(fee) : Effect.void)
      )
      const quick = Effect.gen(function* () {
        yield* Effect.sleep(wordsMillis)
        const isExplained = Option.isSome(yield* Fiber.poll(explained))
        const first = yield* isExplained ? Fiber.join(explained) : facts.explainNow(request, asking)
        yield* show(told(first, early))
        if (isUnchecked) yield* show(told(first, { fee: yield* Fiber.join(fee) }))
        return yield* Effect.never
      })
      const words = yield* Effect.raceFirst(whole, quick)
      const checked = { ...(isUnchecked ? { fee: yield* Fiber.join(fee) } : early), ...(yield* Fiber.join(digests)) }
      yield* show(told(words, checked))
      if (isFree) return
      const changes = yield* simulation.changesOf(request, asking)
      if (changes !== null) yield* show(told(words, { ...checked, changes }))
      yield* show(told(words, { changes, fee: yield* Fiber.join(fee) }))
    })
  })
})

/** The digests of a request, for comparing with a device. None if their code does not load. */
const digestsOf = Effect.fnUntraced(function* (request: WalletRequest) {
  if (!withDigests.has(request.kind)) return {}
  const code = yield* Effect.option(loadChunk(() => import("../../../core/onchain/wording/requestDigests.ts")))
  const found = code._tag === "None" ? [] : code.value.requestDigests(request)
  const lines = found.map(([label, value]): WordsField => ({ label, value, raw: value, kind: "data" }))
  return lines.length === 0 ? {} : { digests: lineTellings.keep(lines, () => lines) }
})
const withDigests: ReadonlySet<WalletRequest["kind"]> = new Set(["batch", "message", "transaction", "typedData"])
