import { assert, describe, it } from "@effect/vitest"
import { safeProvider } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import fc from "fast-check"
import type { Posted } from "../../../core/wallets/safe/messages.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  address,
  makeSafeAround,
  origin,
  silent,
  stranger
} from "../../../fixtures/testing/services/wallets/safeAround.ts"

const passMillis = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )

describe("safeFrame: T1, forged answers", () => {
  const waiting = Effect.gen(function* () {
    const page = makeSafeAround({ getSafeInfo: () => silent })
    const answers: Array<unknown> = []
    const provider = yield* safeProvider(page.frame)
    void provider.request({ method: "eth_accounts" }).then(
      (answer) => answers.push(answer),
      (error) => answers.push(error._tag)
    )
    yield* passMillis(0)
    return { page, answers, id: page.questions[0]?.id ?? "" }
  })
  const makeGoodAnswer = (id: string) => ({
    id,
    success: true,
    version: "9.1.0",
    data: { safeAddress: stranger, chainId: 1 }
  })

  it.effect("rejects eighteen forged answers, and accepts the right one after them", () =>
    Effect.gen(function* () {
      const { id, page, answers } = yield* waiting
      const makePosted = (more: Partial<Posted>): Posted => ({
        source: page.safe,
        origin,
        data: makeGoodAnswer(id),
        ...more
      })
      const forged: ReadonlyArray<Posted> = [
        makePosted({ source: {} }),
        makePosted({ source: null }),
        makePosted({ source: { ...page.safe } }),
        makePosted({ origin: "https://app.safe.global.evil.example" }),
        makePosted({ origin: "http://app.safe.global" }),
        makePosted({ origin: "https://evil.example" }),
        makePosted({ origin: "null" }),
        makePosted({ origin: "" }),
        makePosted({ origin: `${origin}/` }),
        makePosted({ data: makeGoodAnswer("id-0") }),
        makePosted({ data: makeGoodAnswer("") }),
        makePosted({ data: { ...makeGoodAnswer(id), id: [id] } }),
        makePosted({ data: { success: true, data: {} } }),
        makePosted({ data: { ...makeGoodAnswer(id), success: "true" } }),
        makePosted({ data: { ...makeGoodAnswer(id), version: 9 } }),
        makePosted({ data: JSON.stringify(makeGoodAnswer(id)) }),
        makePosted({ data: null }),
        makePosted({ data: [makeGoodAnswer(id)] })
      ]
      assert.strictEqual(forged.length, 18)
      for (const posted of forged) page.say(posted)
      yield* passMillis(0)
      assert.deepStrictEqual(answers, [])
      page.say(makePosted({ data: { ...makeGoodAnswer(id), data: { safeAddress: address, chainId: 1 } } }))
      yield* passMillis(0)
      page.say(makePosted({}))
      yield* passMillis(0)
      assert.deepStrictEqual(answers, [[address]])
    })
  )

  it.effect("ends the request with a failure for an answer of another shape", () =>
    Effect.gen(function* () {
      const { id, page, answers } = yield* waiting
      page.say({
        source: page.safe,
        origin,
        data: { ...makeGoodAnswer(id), data: { safeAddress: "nobody", chainId: 1 } }
      })
      yield* passMillis(0)
      assert.deepStrictEqual(answers, ["WalletAnswerMisfit"])
    })
  )

  it.effect("rejects ten thousand random answers", () =>
    Effect.gen(function* () {
      const { id, page, answers } = yield* waiting
      const data = fc.oneof(
        fc.anything({ withNullPrototype: true }),
        fc.record({
          id: fc.oneof(fc.string(), fc.constant(id)),
          success: fc.oneof(fc.boolean(), fc.anything()),
          data: fc.anything(),
          version: fc.anything()
        }),
        fc.constant(makeGoodAnswer(id))
      )
      const origins = fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.constantFrom(origin, `${origin}.evil.example`, `${origin}:443`, "null", origin.toUpperCase())
      )
      const sources = fc.constantFrom<"ours" | "theirs">("ours", "theirs")
      fc.assert(
        fc.property(data, origins, sources, (data, from, source) => {
          // Skips the page's own answer: the right window, origin and id.
          if (source === "ours" && from === origin && getField(data, "id") === id) return
          page.say({ source: source === "ours" ? page.safe : {}, origin: from, data })
        }),
        { numRuns: 10_000 }
      )
      yield* settled
      yield* passMillis(0)
      assert.deepStrictEqual(answers, [])
    })
  )
})
