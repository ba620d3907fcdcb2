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
import { connectorOf, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import { follow } from "./follow.ts"
import { Store } from "./Store.ts"
import { events, states } from "./streams.ts"
import { until } from "./until.ts"

const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const closed: KitEvent = { _tag: "Closed" }
const announced = (id: string): KitEvent => ({ _tag: "WalletsAnnounced", connectors: [connectorOf(id)] })
const layer = Store.layer(sampleState())
const room = { name: "account", start: accountStart, step: stepAccount } as const
const open = ({ modal }: KitState) => modal.open

describe("the store", () => {
  it.scoped("moves by all events of a batch and tells once, with the state after them", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const told: Array<readonly [number, ReadonlyArray<string>]> = []
      yield* store.subscribe(
        (state, batch) => void told.push([state.wallet.connectors.length, batch.map(({ _tag }) => _tag)])
      )
      yield* store.dispatch(announced("a"), announced("b"), opened)
      assert.deepStrictEqual(told, [[2, ["WalletsAnnounced", "WalletsAnnounced", "Opened"]]])
      assert.isTrue(store.getState().modal.open)
    }).pipe(Effect.provide(layer))
  )

  it.scoped("tells nobody of no events", () =>
    Effect.gen(function* () {
      const store = yield* Store
      let told = 0
      yield* store.subscribe(() => void told++)
      yield* store.dispatch()
      assert.strictEqual(told, 0)
    }).pipe(Effect.provide(layer))
  )

  it.scoped("keeps the state's identity when nothing moved, and still tells of the event", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const before = store.getState()
      const told: Array<KitEvent> = []
      yield* store.subscribe((_, batch) => void told.push(...batch))
      yield* store.dispatch(closed)
      assert.strictEqual(store.getState(), before)
      assert.deepStrictEqual(told, [closed])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("lets a listener that dispatches wait its turn: everybody hears in the same order", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const heard: Array<string> = []
      yield* store.subscribe((_, [event]) => {
        if (event?._tag === "Opened") Effect.runSync(store.dispatch(closed))
        heard.push(`first ${event?._tag}`)
      })
      yield* store.subscribe((state, [event]) => void heard.push(`second ${event?._tag} ${state.modal.open}`))
      yield* store.dispatch(opened)
      assert.deepStrictEqual(heard, ["first Opened", "second Opened true", "first Closed", "second Closed false"])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("forgets a listener with its scope, even while it tells", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const scope = yield* Scope.make()
      let told = 0
      yield* Scope.extend(
        store.subscribe(() => void told++),
        scope
      )
      yield* store.dispatch(opened)
      yield* Scope.close(scope, Exit.void)
      yield* store.dispatch(closed)
      assert.strictEqual(told, 1)
    }).pipe(Effect.provide(layer))
  )

  it.scoped("a room that joins is moved from then on, and one that joined stays as it is", () =>
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

  it.scoped("tells of a room that joined", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const told: Array<boolean> = []
      yield* store.subscribe((state, batch) => void told.push(state.account !== undefined && batch.length === 0))
      yield* store.join(room)
      assert.deepStrictEqual(told, [true])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("a room may join while a listener is being told", () =>
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

describe("following the state", () => {
  it.scoped("runs with the present value first, then with every other one, in order", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const seen: Array<boolean> = []
      yield* follow(open, (value) => Effect.sync(() => void seen.push(value)))
      yield* store.dispatch(opened)
      yield* store.dispatch(announced("a"))
      yield* store.dispatch(closed)
      yield* settled
      assert.deepStrictEqual(seen, [false, true, false])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("runs one after another: what moves meanwhile waits", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const seen: Array<string> = []
      yield* follow(open, (value) =>
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

  it.scoped("may compare in its own way", () =>
    Effect.gen(function* () {
      const store = yield* Store
      let runs = 0
      yield* follow(
        ({ wallet }) => ({ count: wallet.connectors.length }),
        () => Effect.sync(() => void runs++),
        (a, b) => a.count === b.count
      )
      yield* store.dispatch(opened)
      yield* store.dispatch(announced("a"))
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
        follow(open, () => Effect.sync(() => void runs++)),
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

describe("waiting until the state is as wanted", () => {
  it.effect("ends at once when it is", () =>
    Effect.map(
      until(({ modal }) => !modal.open),
      ({ modal }) => assert.isFalse(modal.open)
    ).pipe(Effect.provide(layer))
  )

  it.effect("ends with the first state that is, even one that did not last", () =>
    Effect.gen(function* () {
      const waiting = yield* Effect.fork(until(open))
      yield* settled
      yield* (yield* Store).dispatch(opened)
      yield* (yield* Store).dispatch(closed)
      assert.isTrue((yield* Fiber.join(waiting)).modal.open)
    }).pipe(Effect.provide(layer))
  )
})

describe("streams", () => {
  it.scoped("of states begin with the present one and miss none", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const stream = yield* states
      yield* store.dispatch(opened)
      yield* store.dispatch(closed)
      const seen = yield* Stream.runCollect(Stream.take(stream, 3))
      assert.deepStrictEqual(Chunk.toReadonlyArray(seen).map(open), [false, true, false])
    }).pipe(Effect.provide(layer))
  )

  it.scoped("of events give each one, in the order in which they moved the state", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const stream = yield* events
      yield* store.dispatch(opened, announced("a"))
      yield* store.dispatch(closed)
      const seen = yield* Stream.runCollect(Stream.take(stream, 3))
      assert.deepStrictEqual(
        Chunk.toReadonlyArray(seen).map(({ _tag }) => _tag),
        ["Opened", "WalletsAnnounced", "Closed"]
      )
    }).pipe(Effect.provide(layer))
  )
})
