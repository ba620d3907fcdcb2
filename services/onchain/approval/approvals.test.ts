import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { makeRoom } from "../../../fixtures/testing/services/roomWith.ts"
import { accounts, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Intents } from "../../wallets/signing/Intents.ts"
import { Reviews } from "../../wallets/signing/Reviews.ts"
import { Approvals } from "./Approvals.ts"
import { CallFacts } from "../calldata/CallFacts.ts"
import type { ScreenOptions } from "./makeScreen.ts"
import { reviewsLayer } from "./reviewsLayer.ts"
import { OwnWindow } from "../../wallets/requests/OwnWindow.ts"
import { RequestWords } from "./RequestWords.ts"

const words: Words = { sentence: "Sign “hi”", fields: [], risk: "plain", by: "shape", nested: [] }
const evaluate = (): Effect.Effect<never> => Effect.dieMessage("unused")
const provideApprovals = (ownWindow: Effect.Effect<void, PageFramed> = Effect.void, options: ScreenOptions = {}) => {
  const room = makeRoom(() => undefined, { wallet: makeScriptedWallet().provider })
  const services = Layer.mergeAll(
    Intents.layer,
    Layer.succeed(OwnWindow, ownWindow),
    Layer.succeed(RequestWords, { describe: () => Effect.void }),
    Layer.succeed(CallFacts, {
      explain: () => Effect.succeed(words),
      explainNow: () => Effect.succeed(words),
      evaluate
    }),
    PageOrigin.layerTest("https://shop.example")
  ).pipe(Layer.provideMerge(room.layer))
  return Layer.provideMerge(reviewsLayer(options), Layer.provideMerge(Approvals.layer, services))
}
const account = `eip155:1:${accounts[0]}` as const
const proposal = {
  account,
  connectorId: "w",
  steps: [{ method: "personal_sign", params: ["0x6869", accounts[0]] }]
}
const showProposal = Effect.flatMap(Intents, ({ show }) => show(proposal))
const askForReview = Effect.flatMap(showProposal, (intent) => Effect.flatMap(Reviews, (reviews) => reviews.ask(intent)))
const readState = Effect.map(Store, (store) => store.getState())
const visibleViews = Effect.map(readState, ({ modal }) => [modal.open, ...modal.history.map(({ _tag }) => _tag)])
const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))

describe("Reviews", () => {
  it.scoped("shows a refused request in the view after exactly 300 ms", () =>
    Effect.gen(function* () {
      const { refuse } = yield* Reviews
      yield* refuse("eth_sign")
      assert.strictEqual((yield* readState).modal.open, true)
      yield* TestClock.adjust("299 millis")
      assert.strictEqual((yield* readState).approval?.notice, null)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* readState).approval?.notice?.tag, "ActionNotAllowed")
    }).pipe(Effect.provide(provideApprovals()))
  )

  it.scoped("fails with PageFramed inside another site's page and shows the reason", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(askForReview)
      assert.strictEqual(error._tag, "PageFramed")
      const { approval, modal } = yield* readState
      assert.deepStrictEqual([approval?.stack, approval?.notice?.tag, modal.open], [[], "PageFramed", true])
    }).pipe(Effect.provide(provideApprovals(Effect.suspend(() => new PageFramed({ origin: "https://evil.example" })))))
  )

  it.scoped("fails with TooManyPending when 99 requests are pending", () =>
    Effect.gen(function* () {
      for (let i = 0; i < 99; i++) yield* Effect.fork(askForReview)
      yield* TestClock.adjust(0)
      assert.strictEqual((yield* readState).approval?.stack.length, 99)
      assert.strictEqual((yield* Effect.flip(askForReview))._tag, "TooManyPending")
      yield* dispatch({ _tag: "Closed" })
      assert.deepStrictEqual((yield* readState).approval, { stack: [], notice: null })
    }).pipe(Effect.provide(provideApprovals()))
  )

  it.scoped("stays in a modal that was open when the request is confirmed", () =>
    Effect.gen(function* () {
      yield* dispatch({ _tag: "Opened", view: { _tag: "Account" } })
      const fiber = yield* Effect.fork(askForReview)
      yield* TestClock.adjust(0)
      const { approval, modal } = yield* readState
      assert.deepStrictEqual(
        modal.history.map(({ _tag }) => _tag),
        ["Account", "ApproveTransaction"]
      )
      yield* dispatch({ _tag: "IntentConfirmed", id: approval?.stack[0]?.id ?? "" })
      yield* Fiber.join(fiber)
      assert.deepStrictEqual(yield* visibleViews, [true, "Account", "ApproveTransaction"])
    }).pipe(Effect.provide(provideApprovals()))
  )

  it.scoped("closes a modal that was opened for the request when it is confirmed", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(askForReview)
      yield* TestClock.adjust(0)
      yield* dispatch({ _tag: "IntentConfirmed", id: (yield* readState).approval?.stack[0]?.id ?? "" })
      yield* Fiber.join(fiber)
      assert.strictEqual((yield* readState).modal.open, false)
    }).pipe(Effect.provide(provideApprovals()))
  )

  it.scoped("goes back in a modal that was open when the visitor declines", () =>
    Effect.gen(function* () {
      yield* dispatch({ _tag: "Opened", view: { _tag: "Account" } })
      const fiber = yield* Effect.fork(Effect.flip(askForReview))
      yield* TestClock.adjust(0)
      yield* dispatch({
        _tag: "TransactionPopped",
        id: (yield* readState).approval?.stack[0]?.id ?? "",
        result: "cancel"
      })
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "RequestRejected")
      assert.deepStrictEqual(yield* visibleViews, [true, "Account"])
    }).pipe(Effect.provide(provideApprovals()))
  )

  it.scoped("goes back and shows the reason when the account changes", () =>
    Effect.gen(function* () {
      yield* dispatch({ _tag: "Opened", view: { _tag: "WhatIsAWallet" } })
      const fiber = yield* Effect.fork(Effect.flip(askForReview))
      yield* TestClock.adjust(0)
      yield* dispatch({
        _tag: "AccountsChanged",
        connectorId: "w",
        namespace: "eip155",
        accounts: [{ address: accounts[1] }]
      })
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "ContextChanged")
      assert.deepStrictEqual(yield* visibleViews, [true, "WhatIsAWallet"])
      const { approval, modal } = yield* readState
      assert.strictEqual(approval?.notice, null)
      assert.strictEqual(modal.toast && "error" in modal.toast ? modal.toast.error.tag : "", "ContextChanged")
    }).pipe(Effect.provide(provideApprovals()))
  )

  it.scoped("rejects the request when the visitor goes back", () =>
    Effect.gen(function* () {
      yield* dispatch({ _tag: "Opened", view: { _tag: "Account" } })
      const fiber = yield* Effect.fork(Effect.flip(askForReview))
      yield* TestClock.adjust(0)
      yield* dispatch({ _tag: "WentBack" })
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "RequestRejected")
    }).pipe(Effect.provide(provideApprovals()))
  )
})
