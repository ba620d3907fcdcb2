import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { FundingOption } from "../../../core/onchain/funding/FundingOption.ts"
import { commandAndWait, dispatchAndWait, makeRoom } from "../../../fixtures/testing/services/roomWith.ts"
import { accounts } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Store } from "../../foundation/store/Store.ts"
import { fundingLayer } from "./fundingLayer.ts"

const connected = {
  _tag: "Connected",
  restored: true,
  connection: {
    connectorId: "zebra",
    namespace: "eip155",
    network: "eip155:1",
    accounts: [{ address: accounts[0] }],
    name: "Zebra",
    icon: ""
  }
} as const
const opened = { _tag: "Opened", view: { _tag: "AddFunds", amount: "2" } } as const
const openWay = (id: string) => commandAndWait("funding", (commands) => commands.openWay(id))
const provideFunding = (open: FundingOption["open"]) => {
  const room = makeRoom(() => ({ fungibles: [] }), { known: true })
  return { ...room, layer: Layer.provideMerge(fundingLayer([{ id: "harbor", name: "Harbor", open }]), room.layer) }
}

describe("fundingLayer", () => {
  it.effect("reports a way that does not answer within 10 s, and ignores its later answer", () => {
    let answer: (value: unknown) => void = () => {}
    const { layer } = provideFunding(
      () =>
        new Promise((resolve) => {
          answer = resolve
        })
    )
    return Effect.gen(function* () {
      yield* dispatchAndWait(connected, opened)
      const { funding: waiting } = yield* openWay("harbor")
      assert.strictEqual(waiting?.opening, "harbor")
      const { state } = yield* Store
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual((yield* state).funding?.opening, "harbor")
      yield* TestClock.adjust("5 seconds")
      const { funding, modal } = yield* state
      assert.deepStrictEqual(
        [funding?.opening, funding?.failed?.error.tag, modal.open],
        [null, "FundingOptionSilent", true]
      )
      answer(undefined)
      yield* Effect.promise(() => Promise.resolve())
      assert.isTrue((yield* dispatchAndWait()).modal.open)
    }).pipe(Effect.provide(layer))
  })

  it.effect("opens one way at a time, and none that the page did not add", () => {
    let calls = 0
    const { layer } = provideFunding(() => {
      calls++
      return new Promise(() => {})
    })
    return Effect.gen(function* () {
      yield* dispatchAndWait(connected, opened)
      yield* openWay("other")
      yield* openWay("harbor")
      yield* openWay("harbor")
      assert.strictEqual(calls, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect.each([
    ["an AbortError", Object.assign(new Error("The user closed it."), { name: "AbortError" })],
    ["a refusal", { code: 4001, message: "User rejected the request." }]
  ])("shows the view again without an error when the way rejects with %s", ([, cause]) => {
    const reports: Array<unknown> = []
    const { reportError } = globalThis
    globalThis.reportError = (fault) => void reports.push(fault)
    const { layer } = provideFunding(() => Promise.reject(cause))
    return Effect.gen(function* () {
      yield* dispatchAndWait(connected, opened)
      yield* openWay("harbor")
      const { funding, modal } = yield* dispatchAndWait()
      assert.deepStrictEqual([funding?.opening, funding?.failed, modal.open, reports], [null, null, true, []])
      const repeated = yield* openWay("harbor")
      assert.isDefined(repeated.funding)
    }).pipe(
      Effect.provide(layer),
      Effect.ensuring(
        Effect.sync(() => {
          globalThis.reportError = reportError
        })
      )
    )
  })

  it.effect("opens no way after the modal was closed", () => {
    let calls = 0
    const { layer } = provideFunding(() => void calls++)
    return Effect.gen(function* () {
      yield* dispatchAndWait(connected, opened, { _tag: "Closed" })
      yield* openWay("harbor")
      assert.strictEqual(calls, 0)
    }).pipe(Effect.provide(layer))
  })
})
