import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { roomWith } from "../../../fixtures/testing/services/roomWith.ts"
import { accounts, scriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Intents } from "../../wallets/signing/Intents.ts"
import { Reviews } from "../../wallets/signing/Reviews.ts"
import { Approvals, reviewsLayer } from "./Approvals.ts"
import { OwnWindow } from "../../wallets/requests/OwnWindow.ts"
import { RequestWords } from "./RequestWords.ts"

const over = (ownWindow: Effect.Effect<void, PageFramed> = Effect.void) => {
  const room = roomWith(() => undefined, { wallet: scriptedWallet().provider })
  const around = Layer.mergeAll(
    Intents.layer,
    Layer.succeed(OwnWindow, ownWindow),
    Layer.succeed(RequestWords, { tell: () => Effect.void })
  ).pipe(Layer.provideMerge(room.layer))
  return Layer.provideMerge(reviewsLayer, Layer.provideMerge(Approvals.layer, around))
}
const account = `eip155:1:${accounts[0]}` as const
const proposal = {
  account,
  connectorId: "w",
  steps: [{ method: "personal_sign", params: ["0x6869", accounts[0]] }]
}
const proposed = Effect.flatMap(Intents, ({ show }) => show(proposal))
const reviewed = Effect.flatMap(proposed, (intent) => Effect.flatMap(Reviews, ({ of }) => of(intent)))
const now = Effect.map(Store, (store) => store.getState())
const shown = Effect.map(now, ({ modal }) => [modal.open, ...modal.history.map(({ _tag }) => _tag)])
const moved = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))

it.scoped("what is not passed on is said in the view after 300 ms, and not before", () =>
  Effect.gen(function* () {
    const { refuse } = yield* Reviews
    yield* refuse("eth_sign")
    assert.strictEqual((yield* now).modal.open, true)
    yield* TestClock.adjust("299 millis")
    assert.strictEqual((yield* now).approval?.notice, null)
    yield* TestClock.adjust("1 millis")
    assert.strictEqual((yield* now).approval?.notice?.tag, "ActionNotAllowed")
  }).pipe(Effect.provide(over()))
)

it.scoped("inside another site's page nothing is asked, and the view says why", () =>
  Effect.gen(function* () {
    const end = yield* Effect.flip(reviewed)
    assert.strictEqual(end._tag, "PageFramed")
    const { approval, modal } = yield* now
    assert.deepStrictEqual([approval?.stack, approval?.notice?.tag, modal.open], [[], "PageFramed", true])
  }).pipe(Effect.provide(over(Effect.suspend(() => new PageFramed({ origin: "https://evil.example" })))))
)

it.scoped("at most 99 requests wait", () =>
  Effect.gen(function* () {
    for (let i = 0; i < 99; i++) yield* Effect.fork(reviewed)
    yield* TestClock.adjust(0)
    assert.strictEqual((yield* now).approval?.stack.length, 99)
    assert.strictEqual((yield* Effect.flip(reviewed))._tag, "TooManyPending")
    yield* moved({ _tag: "Closed" })
    assert.deepStrictEqual((yield* now).approval, { stack: [], notice: null })
  }).pipe(Effect.provide(over()))
)

it.scoped("does not navigate a modal that was open, once the request is confirmed", () =>
  Effect.gen(function* () {
    yield* moved({ _tag: "Opened", view: { _tag: "Account" } })
    const fiber = yield* Effect.fork(reviewed)
    yield* TestClock.adjust(0)
    const { approval, modal } = yield* now
    assert.deepStrictEqual(
      modal.history.map(({ _tag }) => _tag),
      ["Account", "ApproveTransaction"]
    )
    yield* moved({ _tag: "IntentConfirmed", id: approval?.stack[0]?.id ?? "" })
    yield* Fiber.join(fiber)
    assert.deepStrictEqual(yield* shown, [true, "Account", "ApproveTransaction"])
  }).pipe(Effect.provide(over()))
)

it.scoped("closes a modal that was opened for the request, once it is confirmed", () =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(reviewed)
    yield* TestClock.adjust(0)
    yield* moved({ _tag: "IntentConfirmed", id: (yield* now).approval?.stack[0]?.id ?? "" })
    yield* Fiber.join(fiber)
    assert.strictEqual((yield* now).modal.open, false)
  }).pipe(Effect.provide(over()))
)

it.scoped("goes back in a modal that was open, once the visitor declines", () =>
  Effect.gen(function* () {
    yield* moved({ _tag: "Opened", view: { _tag: "Account" } })
    const fiber = yield* Effect.fork(Effect.flip(reviewed))
    yield* TestClock.adjust(0)
    yield* moved({ _tag: "TransactionPopped", id: (yield* now).approval?.stack[0]?.id ?? "", result: "cancel" })
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "RequestRejected")
    assert.deepStrictEqual(yield* shown, [true, "Account"])
  }).pipe(Effect.provide(over()))
)

it.scoped("goes back and shows why, once the account is another", () =>
  Effect.gen(function* () {
    yield* moved({ _tag: "Opened", view: { _tag: "WhatIsAWallet" } })
    const fiber = yield* Effect.fork(Effect.flip(reviewed))
    yield* TestClock.adjust(0)
    yield* moved({
      _tag: "AccountsChanged",
      connectorId: "w",
      namespace: "eip155",
      accounts: [{ address: accounts[1] }]
    })
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "ContextChanged")
    assert.deepStrictEqual(yield* shown, [true, "WhatIsAWallet"])
    const { approval, modal } = yield* now
    assert.strictEqual(approval?.notice, null)
    assert.strictEqual(modal.toast && "error" in modal.toast ? modal.toast.error.tag : "", "ContextChanged")
  }).pipe(Effect.provide(over()))
)

it.scoped("going back says no, and asks nobody", () =>
  Effect.gen(function* () {
    yield* moved({ _tag: "Opened", view: { _tag: "Account" } })
    const fiber = yield* Effect.fork(Effect.flip(reviewed))
    yield* TestClock.adjust(0)
    yield* moved({ _tag: "WentBack" })
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "RequestRejected")
  }).pipe(Effect.provide(over()))
)
