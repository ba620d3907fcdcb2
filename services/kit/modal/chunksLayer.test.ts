import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ChunkName, View } from "../../../core/kit/modal/views.ts"
import type { KitEvent } from "../../../core/event.ts"
import { listChunksToLoad } from "../../../core/kit/chunks/listChunksToLoad.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { getConnector, dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { chunksLayer } from "./chunksLayer.ts"
import { loadChunk, memoize } from "../../foundation/chunks/loadChunk.ts"

const names: ReadonlyArray<ChunkName> = ["network", "Account", "AllWallets", "SwitchNetwork", "UnsupportedChain"]
const found: KitEvent = { _tag: "WalletsAnnounced", connectors: [getConnector("w")] }
const makeOpened = (view: View["_tag"] = "Connect"): KitEvent => ({ _tag: "Opened", view: { _tag: view } as View })
const makePushed = (view: View["_tag"]): KitEvent => ({ _tag: "Pushed", view: { _tag: view } as View })

/** Chunks that load, except those that fail as often as specified. `loads` lists the loads that were started. */
const makeLoading = (failures: Partial<Record<ChunkName, number>> = {}, config = {}) => {
  const loads: Array<ChunkName> = []
  const load = (name: ChunkName) =>
    Effect.suspend(() => {
      loads.push(name)
      return loads.filter((loaded) => loaded === name).length <= (failures[name] ?? 0)
        ? Effect.fail(new KitMissing("gone"))
        : Effect.void
    })
  const layer = chunksLayer(load).pipe(
    Layer.provideMerge(
      Layer.merge(Store.layer(stateAfter(sampleState({ catalogue: true, ...config }), found)), Page.layerNone)
    )
  )
  return { loads, layer }
}
const chunks = Effect.map(state, ({ kit }) => kit.chunks)

describe("chunksLayer", () => {
  it.effect("loads nothing before the modal opens", () => {
    const { layer, loads } = makeLoading()
    return Effect.gen(function* () {
      yield* settled
      yield* TestClock.adjust("1 minutes")
      assert.deepStrictEqual(loads, [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("loads each chunk once, however often it is needed", () => {
    const { layer, loads } = makeLoading()
    return Effect.gen(function* () {
      for (const event of [
        makeOpened(),
        makePushed("AllWallets"),
        { _tag: "WentBack" },
        { _tag: "Closed" },
        makeOpened(),
        makePushed("AllWallets")
      ] as ReadonlyArray<KitEvent>) {
        yield* dispatch(event)
        yield* settled
      }
      assert.deepStrictEqual([...loads].sort(), ["AllWallets", "network"])
      assert.deepStrictEqual(yield* chunks, { network: "arrived", AllWallets: "arrived" })
    }).pipe(Effect.provide(layer))
  })

  it.effect("reports a failure until Try again loads the chunk once more", () => {
    const { layer, loads } = makeLoading({ AllWallets: 1 })
    return Effect.gen(function* () {
      yield* dispatch(makeOpened("AllWallets"))
      assert.strictEqual((yield* chunks).AllWallets, "failed")
      yield* dispatch({ _tag: "WalletSearched", text: "a" }, { _tag: "Shaken" })
      yield* TestClock.adjust("1 minutes")
      assert.strictEqual(loads.filter((loaded) => loaded === "AllWallets").length, 1)
      yield* dispatch({ _tag: "ChunkAsked", chunk: "AllWallets" })
      assert.strictEqual((yield* chunks).AllWallets, "arrived")
      assert.strictEqual(loads.filter((loaded) => loaded === "AllWallets").length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("F49: loads a failed chunk again whenever the modal opens again", () => {
    const { layer, loads } = makeLoading({ network: 2 })
    return Effect.gen(function* () {
      for (const expected of ["failed", "failed", "arrived"]) {
        yield* dispatch(makeOpened())
        assert.strictEqual((yield* chunks).network, expected)
        yield* dispatch({ _tag: "Closed" })
        yield* settled
      }
      assert.strictEqual(loads.filter((loaded) => loaded === "network").length, 3)
    }).pipe(Effect.provide(layer))
  })
})

describe("loadChunk", () => {
  it.effect("retries once after 400 ms", () =>
    Effect.gen(function* () {
      let tries = 0
      const code = yield* Effect.fork(
        loadChunk(() => (++tries === 1 ? Promise.reject(new Error("offline")) : Promise.resolve("code")))
      )
      yield* settled
      yield* TestClock.adjust("399 millis")
      yield* settled
      assert.strictEqual(tries, 1)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual(yield* Fiber.join(code), "code")
      assert.strictEqual(tries, 2)
    })
  )

  it.effect("fails as KitMissing, with its cause, when the second try fails too", () =>
    Effect.gen(function* () {
      const failureCause = new Error("gone")
      let tries = 0
      const code = yield* Effect.fork(
        Effect.flip(
          loadChunk(() => {
            tries++
            return Promise.reject(failureCause)
          })
        )
      )
      yield* settled
      yield* TestClock.adjust("400 millis")
      const failure = yield* Fiber.join(code)
      assert.deepStrictEqual([failure._tag, failure.cause, tries], ["KitMissing", failureCause, 2])
    })
  )
})

describe("memoize", () => {
  it.scoped("runs with the first use, and shares the result", () =>
    Effect.gen(function* () {
      let created = 0
      const shared = yield* memoize(
        Effect.delay(
          Effect.sync(() => ++created),
          "1 seconds"
        )
      )
      assert.strictEqual(created, 0)
      const both = yield* Effect.fork(Effect.all([shared, shared], { concurrency: 2 }))
      yield* TestClock.adjust("1 seconds")
      assert.deepStrictEqual(yield* Fiber.join(both), [1, 1])
      assert.strictEqual(yield* shared, 1)
    })
  )

  it.scoped("continues for the second caller when the first is interrupted", () =>
    Effect.gen(function* () {
      let created = 0
      const shared = yield* memoize(
        Effect.delay(
          Effect.sync(() => ++created),
          "1 seconds"
        )
      )
      const first = yield* Effect.fork(shared)
      const second = yield* Effect.fork(shared)
      yield* TestClock.adjust("500 millis")
      yield* Fiber.interrupt(first)
      yield* TestClock.adjust("500 millis")
      assert.strictEqual(yield* Fiber.join(second), 1)
    })
  )

  it.scoped("reports a failure to all waiting callers, and runs again for the next one", () =>
    Effect.gen(function* () {
      let created = 0
      const shared = yield* memoize(Effect.suspend(() => (++created === 1 ? Effect.fail("no") : Effect.succeed("yes"))))
      assert.deepStrictEqual(yield* Effect.all([Effect.flip(shared), Effect.flip(shared)], { concurrency: 2 }), [
        "no",
        "no"
      ])
      assert.strictEqual(yield* shared, "yes")
      assert.strictEqual(created, 2)
    })
  )
})

const start = stateAfter(sampleState({ catalogue: true }), found),
  alone = stateAfter(sampleState({ catalogue: false }), found)
const live: KitEvent = { _tag: "Connected", connection: sampleConnection("w"), restored: false }
const arrived: ReadonlyArray<KitEvent> = names.map((chunk) => ({ _tag: "ChunkArrived", chunk }))
const table: ReadonlyArray<readonly [what: string, state: typeof start, expected: ReadonlyArray<ChunkName>]> = [
  ["a closed modal: none", start, []],
  ["a closed modal of a connected visitor: none", stateAfter(start, live), []],
  ["Connect: the network", stateAfter(start, makeOpened()), ["network"]],
  [
    "Connect with the pointer on All wallets",
    stateAfter(start, makeOpened(), { _tag: "ChunkAsked", chunk: "AllWallets" }),
    ["network", "AllWallets"]
  ],
  ["Connect without a project: none, for there is no list of all wallets", stateAfter(alone, makeOpened()), []],
  [
    "Connect in debug mode: the network, which words the alerts",
    stateAfter(sampleState({ debug: true }), found, makeOpened()),
    ["network"]
  ],
  ["AllWallets: itself and the network", stateAfter(start, makeOpened("AllWallets")), ["AllWallets", "network"]],
  [
    "waiting for a wallet: what to do after a failure",
    stateAfter(start, makeOpened(), { _tag: "ConnectStarted", connectorId: "w" }),
    ["ConnectingExternal", "network"]
  ],
  [
    "waiting for a wallet, once that is there: Account ahead",
    stateAfter(
      start,
      makeOpened(),
      { _tag: "ConnectStarted", connectorId: "w" },
      { _tag: "ChunkArrived", chunk: "ConnectingExternal" }
    ),
    ["ConnectingExternal", "network", "Account"]
  ],
  [
    "Account: itself, and nothing ahead before it is there",
    stateAfter(start, live, makeOpened("Account")),
    ["Account", "network"]
  ],
  [
    "Account once it is there: nothing ahead",
    stateAfter(start, live, makeOpened("Account"), ...arrived),
    ["Account", "network"]
  ],
  [
    "Account without a project: the network all the same, for the balance",
    stateAfter(alone, live, makeOpened("Account")),
    ["Account", "network"]
  ],
  ["SwitchNetwork", stateAfter(start, live, makeOpened("SwitchNetwork")), ["SwitchNetwork", "network"]],
  ["UnsupportedChain", stateAfter(start, live, makeOpened("UnsupportedChain")), ["UnsupportedChain", "network"]]
]
for (const [what, now, expected] of table)
  it(`loads the chunks for ${what}`, () => assert.deepStrictEqual(listChunksToLoad(now), expected))
