import { assert, describe, it } from "@effect/vitest"
import * as Chunk from "effect/Chunk"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { accountStart, stepAccount } from "../../../core/onchain/account/state.ts"
import type { KitState } from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { getConnector, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import { follow } from "./follow.ts"
import { Store } from "./Store.ts"
import { events, states } from "./streams.ts"
import { until } from "./until.ts"

const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const closed: KitEvent = { _tag: "Closed" }
const announce = (id: string): KitEvent => ({ _tag: "WalletsAnnounced", connectors: [getConnector(id)] })
const layer = Store.layer(sampleState())
const room = { name: "account", start: accountStart, step: stepAccount } as const
const isOpen = ({ modal }: KitState) => modal.open

describe("Store", () => {
  it.scoped("applies a batch of events and notifies listeners once, with the state after them", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const notifications: Array<readonly [number, ReadonlyArray<string>]> = []
      yield* store.subscribe(
        (state, batch) => void notifications.push([state.wallet.connectors.length, batch.map(({ _tag }) => _tag)])
      )
      yield* store.dispatch(announce("a"), announce("b"), opened)
      assert.deepStrictEqual(notifications, [[2, ["WalletsAnnounced", "WalletsAnnounced", "Opened"]]])
      assert.isTrue(store.getState().modal.open)
    }).pipe(Effect.provide(layer))
  )

  it.scoped("does not notify listeners when there are no events", () =>
    Effect.gen(function* () {
      const store = yield* Store
      let calls = 0
      yield* store.subscribe(() => void calls++)
      yield* store.dispatch()
      assert.strictEqual(calls, 0)
    }).pipe(Effect.provide(layer))
  )

  it.scoped("keeps the identity of the state when an event changes nothing, and still reports the event", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const before = store.getState()
      const reported: Array<KitEvent> = []
      yield* store.subscribe((_, batch) => void reported.push(...batch))
      yield* store.dispatch(closed)
      assert.strictEqual(store.getState(), before)
      assert.deepStrictEqual(reported, [closed])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("queues events that a listener dispatches, so that all listeners receive them in the same order", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const log: Array<string> = []
      yield* store.subscribe((_, [event]) => {
        if (event?._tag === "Opened") Effect.runSync(store.dispatch(closed))
        log.push(`first ${event?._tag}`)
      })
      yield* store.subscribe((state, [event]) => void log.push(`second ${event?._tag} ${state.modal.open}`))
      yield* store.dispatch(opened)
      assert.deepStrictEqual(log, ["first Opened", "second Opened true", "first Closed", "second Closed false"])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("removes a listener when its scope closes", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const scope = yield* Scope.make()
      let calls = 0
      yield* Scope.extend(
        store.subscribe(() => void calls++),
        scope
      )
      yield* store.dispatch(opened)
      yield* Scope.close(scope, Exit.void)
      yield* store.dispatch(closed)
      assert.strictEqual(calls, 1)
    }).pipe(Effect.provide(layer))
  )

  it.scoped("applies events to a room after it has joined, and ignores a second join", () =>
    Effect.gen(function* () {
      const store = yield* Store
      yield* store.dispatch({ _tag: "TabChosen", tab: "nfts" })
      assert.isUndefined(store.getState().account)
      yield* store.join(room)
      assert.strictEqual(store.getState().account?.tab, "tokens")
      yield* store.dispatch({ _tag: "TabChosen", tab: "nfts" })
      yield* store.join(room)
      assert.strictEqual(store.getState().account?.tab, "nfts")
    }).pipe(Effect.provide(layer))
  )

  it.scoped("notifies listeners when a room joins", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const reported: Array<boolean> = []
      yield* store.subscribe((state, batch) => void reported.push(state.account !== undefined && batch.length === 0))
      yield* store.join(room)
      assert.deepStrictEqual(reported, [true])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("lets a room join while listeners are notified", () =>
    Effect.gen(function* () {
      const store = yield* Store
      yield* store.subscribe((_, [event]) => {
        if (event?._tag === "Opened")
          Effect.runSync(Effect.zipRight(store.join(room), store.dispatch({ _tag: "TabChosen", tab: "activity" })))
      })
      yield* store.dispatch(opened)
      assert.strictEqual(store.getState().account?.tab, "activity")
    }).pipe(Effect.provide(layer))
  )
})

describe("follow", () => {
  it.scoped("runs with the current value first, then with each different one, in order", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const seen: Array<boolean> = []
      yield* follow(isOpen, (value) => Effect.sync(() => void seen.push(value)))
      yield* store.dispatch(opened)
      yield* store.dispatch(announce("a"))
      yield* store.dispatch(closed)
      yield* settled
      assert.deepStrictEqual(seen, [false, true, false])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("runs one at a time and queues later values", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const seen: Array<string> = []
      yield* follow(isOpen, (value) =>
        Effect.gen(function* () {
          seen.push(`${value} begins`)
          yield* Effect.yieldNow()
          seen.push(`${value} ends`)
        })
      )
      yield* store.dispatch(opened)
      yield* settled
      assert.deepStrictEqual(seen, ["false begins", "false ends", "true begins", "true ends"])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("uses a custom comparison", () =>
    Effect.gen(function* () {
      const store = yield* Store
      let runs = 0
      yield* follow(
        ({ wallet }) => ({ count: wallet.connectors.length }),
        () => Effect.sync(() => void runs++),
        (a, b) => a.count === b.count
      )
      yield* store.dispatch(opened)
      yield* store.dispatch(announce("a"))
      yield* settled
      assert.strictEqual(runs, 2)
    }).pipe(Effect.provide(layer))
  )

  it.scoped("stops with its scope", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const scope = yield* Scope.make()
      let runs = 0
      yield* Scope.extend(
        follow(isOpen, () => Effect.sync(() => void runs++)),
        scope
      )
      yield* settled
      yield* Scope.close(scope, Exit.void)
      yield* store.dispatch(opened)
      yield* settled
      assert.strictEqual(runs, 1)
    }).pipe(Effect.provide(layer))
  )
})

describe("until", () => {
  it.effect("completes immediately if the condition holds", () =>
    Effect.map(
      until(({ modal }) => !modal.open),
      ({ modal }) => assert.isFalse(modal.open)
    ).pipe(Effect.provide(layer))
  )

  it.effect("completes with the first state that satisfies the condition, even if it does not last", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(until(isOpen))
      yield* settled
      yield* (yield* Store).dispatch(opened)
      yield* (yield* Store).dispatch(closed)
      assert.isTrue((yield* Fiber.join(fiber)).modal.open)
    }).pipe(Effect.provide(layer))
  )
})

describe("states and events", () => {
  it.scoped("streams the current state first, then every later one", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const stream = yield* states
      yield* store.dispatch(opened)
      yield* store.dispatch(closed)
      const seen = yield* Stream.runCollect(Stream.take(stream, 3))
      assert.deepStrictEqual(Chunk.toReadonlyArray(seen).map(isOpen), [false, true, false])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("streams every event in the order in which the events changed the state", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const stream = yield* events
      yield* store.dispatch(opened, announce("a"))
      yield* store.dispatch(closed)
      const seen = yield* Stream.runCollect(Stream.take(stream, 3))
      assert.deepStrictEqual(
        Chunk.toReadonlyArray(seen).map(({ _tag }) => _tag),
        ["Opened", "WalletsAnnounced", "Closed"]
      )
    }).pipe(Effect.provide(layer))
  )
})
