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

const later = (millis: number) =>
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
    yield* later(0)
    return { page, answers, id: page.questions[0]?.id ?? "" }
  })
  const good = (id: string) => ({ id, success: true, version: "9.1.0", data: { safeAddress: stranger, chainId: 1 } })

  it.effect("rejects eighteen forged answers, and accepts the right one after them", () =>
    Effect.gen(function* () {
      const { id, page, answers } = yield* waiting
      const from = (more: Partial<Posted>): Posted => ({ source: page.safe, origin, data: good(id), ...more })
      const forged: ReadonlyArray<Posted> = [
        from({ source: {} }),
        from({ source: null }),
        from({ source: { ...page.safe } }),
        from({ origin: "https://app.safe.global.evil.example" }),
        from({ origin: "http://app.safe.global" }),
        from({ origin: "https://evil.example" }),
        from({ origin: "null" }),
        from({ origin: "" }),
        from({ origin: `${origin}/` }),
        from({ data: good("id-0") }),
        from({ data: good("") }),
        from({ data: { ...good(id), id: [id] } }),
        from({ data: { success: true, data: {} } }),
        from({ data: { ...good(id), success: "true" } }),
        from({ data: { ...good(id), version: 9 } }),
        from({ data: JSON.stringify(good(id)) }),
        from({ data: null }),
        from({ data: [good(id)] })
      ]
      assert.strictEqual(forged.length, 18)
      for (const posted of forged) page.say(posted)
      yield* later(0)
      assert.deepStrictEqual(answers, [])
      page.say(from({ data: { ...good(id), data: { safeAddress: address, chainId: 1 } } }))
      yield* later(0)
      page.say(from({}))
      yield* later(0)
      assert.deepStrictEqual(answers, [[address]])
    })
  )

  it.effect("ends the request with a failure for an answer of another shape", () =>
    Effect.gen(function* () {
      const { id, page, answers } = yield* waiting
      page.say({ source: page.safe, origin, data: { ...good(id), data: { safeAddress: "nobody", chainId: 1 } } })
      yield* later(0)
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
        fc.constant(good(id))
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
      yield* later(0)
      assert.deepStrictEqual(answers, [])
    })
  )
})
