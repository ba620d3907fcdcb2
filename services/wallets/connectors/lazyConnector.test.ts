import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { makeChanges } from "./changes.ts"
import type { WalletConnector } from "./Connector.ts"
import { createLazyConnector } from "./lazyConnector.ts"

/** Returns an adapter that records its requests and loads; the first `failures` loads fail. */
const makeLateAdapter = (failures = 0) => {
  const { listen, notify } = makeChanges()
  let loads = 0
  const adapter: WalletConnector = {
    listen,
    request: ({ method }) => Effect.succeed(`answered ${method}`),
    connect: () => Effect.succeed([{ namespace: "eip155", network: "eip155:1", accounts: [{ address: "0x1" }] }]),
    switchNetwork: () => Effect.void,
    disconnect: Effect.void
  }
  const connector = createLazyConnector(async () => {
    loads++
    if (loads <= failures) throw new Error("gone")
    return adapter
  })
  return { connector, loads: () => loads, notify: () => notify({ _tag: "Disconnected" }) }
}

it.effect("createLazyConnector loads an adapter's code once, with the first call", () =>
  Effect.gen(function* () {
    const { connector, loads } = makeLateAdapter()
    assert.strictEqual(loads(), 0)
    assert.deepStrictEqual(
      yield* Effect.all([connector.request({ method: "a" }), connector.request({ method: "b" })], {
        concurrency: "unbounded"
      }),
      ["answered a", "answered b"]
    )
    assert.lengthOf(yield* connector.connect({ silent: true }), 1)
    assert.strictEqual(loads(), 1)
  })
)

it.effect("createLazyConnector reports a failed load to its callers, and loads again", () =>
  Effect.gen(function* () {
    const { connector, loads } = makeLateAdapter(1)
    const error = yield* Effect.flip(connector.request({ method: "a" }))
    assert.include(String(error.cause), "gone")
    assert.strictEqual(yield* connector.request({ method: "a" }), "answered a")
    assert.strictEqual(loads(), 2)
  })
)

it.effect(
  "createLazyConnector calls each listener once, added before, during or after the load, and not after it stopped",
  () =>
    Effect.gen(function* () {
      const { connector, notify } = makeLateAdapter()
      const received: Array<string> = []
      const listenNamed = (name: string) =>
        Effect.gen(function* () {
          const scope = yield* Scope.make()
          yield* Scope.extend(
            connector.listen(() => void received.push(name)),
            scope
          )
          return Scope.close(scope, Exit.void)
        })
      const stopBefore = yield* listenNamed("before")
      yield* yield* listenNamed("gone")
      const loading = yield* Effect.fork(connector.request({ method: "a" }))
      yield* listenNamed("while")
      yield* loading
      const stopAfter = yield* listenNamed("after")
      notify()
      assert.deepStrictEqual(received, ["before", "while", "after"])
      yield* stopAfter
      yield* stopBefore
      notify()
      assert.deepStrictEqual(received, ["before", "while", "after", "while"])
    })
)
