import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { writeVersioned } from "../../../core/foundation/data/versioned.ts"
import { NativeBalances } from "../../onchain/account/NativeBalances.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Identities } from "../../onchain/identity/Identities.ts"
import { Names } from "../../onchain/name/Names.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../store/Store.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { pageStorage } from "../../../fixtures/testing/services/pageStorage.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { TokenBalances } from "../../onchain/token/TokenBalances.ts"
import { cacheBounds, Caches } from "./Caches.ts"
import { Storage } from "./Storage.ts"

const address = "0x1111111111111111111111111111111111111111"
const stranger = "0x2222222222222222222222222222222222222222"
const account = `eip155:1:${address}` as const
const usdc = {
  name: "USD Coin",
  symbol: "USDC",
  chainId: "eip155:1",
  address: `eip155:1:${stranger}`,
  price: 1,
  value: 1250.5,
  quantity: { decimals: "6", numeric: "1250.5" },
  iconUrl: "https://img.test/usdc.png"
}
const anna = {
  name: "anna.reown.id",
  registered_at: "2026-01-01T00:00:00.000Z",
  addresses: { 60: { address }, 2147483785: { address: stranger } },
  attributes: [{ bio: "hello" }]
}

type Services = TokenBalances | NativeBalances | Identities | Names

/** One visit to a page: services made anew over the page's storage, and the requests they sent. */
const visit = (storage: globalThis.Storage, storageName = "") => {
  const { layer: door, seen } = answering((url) =>
    url.pathname.endsWith("/balance")
      ? { balances: [usdc] }
      : url.pathname.startsWith("/v1/identity/")
        ? { name: "anna.eth", avatar: "https://img.test/a.png" }
        : url.pathname.startsWith("/v1/profile/reverse/")
          ? [anna]
          : { jsonrpc: "2.0", id: 1, result: "0x14d1120d7b160000" }
  )
  const base = Layer.mergeAll(
    Layer.provideMerge(Layer.provide(Rpc.layer, Store.layer(testState())), door),
    Store.layer(testState()),
    SupportedChains.layerTest(() => true),
    Layer.provide(
      Caches.layer(storageName),
      Storage.layer(() => storage)
    )
  )
  const services = Layer.provide(
    Layer.mergeAll(TokenBalances.layer, NativeBalances.layer, Identities.layer, Names.layer),
    base
  )
  const ask = <A, E>(one: Effect.Effect<A, E, Services>) => Effect.provide(one, Layer.fresh(services))
  return { ask, seen }
}

const tokens = Effect.flatMap(TokenBalances, (all) => all.list(account))
const native = Effect.flatMap(NativeBalances, (all) => all.get(account))
const identity = Effect.flatMap(Identities, (all) => all.of(account, stranger))
const names = Effect.flatMap(Names, (all) => all.reverse(account, stranger))
const token = {
  name: "USD Coin",
  symbol: "USDC",
  network: "eip155:1",
  address: stranger,
  price: "1",
  value: "1250.5",
  quantity: { decimals: 6, numeric: "1250.5" },
  iconUrl: "https://img.test/usdc.png"
}
const profile = {
  name: "anna.reown.id",
  registered: true,
  registeredAt: "2026-01-01T00:00:00.000Z",
  avatar: "",
  bio: "hello",
  addresses: [{ coinType: 60, chainId: 1, address }]
}

const subjects: ReadonlyArray<
  readonly [what: string, key: string, millis: number, one: Effect.Effect<unknown, unknown, Services>, answer: unknown]
> = [
  ["token balances", "portfolio_cache", 30_000, tokens, [{ ...token, stored: true }]],
  ["the native balance", "native_balance_cache", 30_000, native, { amount: "1.5", symbol: "ETH" }],
  ["names of an account", "ens_cache", 300_000, names, [profile]],
  ["an identity", "identity_cache", 300_000, identity, { name: "anna.eth", avatar: "https://img.test/a.png" }]
]

describe("what an earlier visit was told", () => {
  for (const [what, key, millis, one, answer] of subjects) {
    it.effect(
      `${what}: served by the next visit for what is left of ${millis / 1000} s, and not a millisecond longer`,
      () =>
        Effect.gen(function* () {
          const storage = pageStorage()
          yield* visit(storage).ask(one)
          assert.deepStrictEqual(Object.keys(storage), [`@latchkey/${key}`])
          yield* TestClock.adjust(millis - 1)
          const second = visit(storage)
          yield* second.ask(
            Effect.gen(function* () {
              assert.deepStrictEqual(yield* one, answer)
              assert.strictEqual(second.seen.length, 0)
              // The expiry counts from the time of storing, not of reading.
              yield* TestClock.adjust(1)
              yield* one
              assert.strictEqual(second.seen.length, 1)
            })
          )
        })
    )

    it.effect(`${what}: F42: asked for anew when the clock was moved back behind it`, () =>
      Effect.gen(function* () {
        const storage = pageStorage()
        yield* TestClock.setTime(3_600_000)
        yield* visit(storage).ask(one)
        yield* TestClock.setTime(3_599_999)
        const second = visit(storage)
        yield* second.ask(one)
        assert.strictEqual(second.seen.length, 1)
      })
    )

    it.effect(`${what}: two kits with names of their own do not share it`, () =>
      Effect.gen(function* () {
        const storage = pageStorage()
        yield* visit(storage, "a").ask(one)
        assert.deepStrictEqual(Object.keys(storage), [`@latchkey/a:${key}`])
        for (const [name, requests] of [
          ["b", 1],
          ["", 1],
          ["a", 0]
        ] as const) {
          const next = visit(storage, name)
          yield* next.ask(one)
          assert.strictEqual(next.seen.length, requests, name)
        }
      })
    )
  }

  it.effect("is not served to another account, or another asker", () =>
    Effect.gen(function* () {
      const storage = pageStorage()
      yield* visit(storage).ask(Effect.all([tokens, identity]))
      const next = visit(storage)
      yield* next.ask(
        Effect.zipRight(
          Effect.flatMap(TokenBalances, (all) => all.list(`eip155:1:${stranger}`)),
          Effect.flatMap(Identities, (all) => all.of(account))
        )
      )
      assert.strictEqual(next.seen.length, 2)
    })
  )

  it.effect("is forgotten with a refresh, which asks at once", () =>
    Effect.gen(function* () {
      const storage = pageStorage()
      yield* visit(storage).ask(tokens)
      const next = visit(storage)
      const [fresh] = yield* next.ask(Effect.flatMap(TokenBalances, (all) => all.refresh(account, ["0xA"])))
      assert.deepStrictEqual([fresh?.stored, next.seen.length], [undefined, 1])
    })
  )

  it.effect("holds the newest eight answers, and no failure", () =>
    Effect.gen(function* () {
      const storage = pageStorage()
      const first = visit(storage)
      const of = (n: number) => Effect.flatMap(TokenBalances, (all) => all.list(`eip155:1:0x${n}`))
      yield* first.ask(Effect.all(Array.from({ length: 10 }, (_, n) => of(n))))
      const second = visit(storage)
      yield* second.ask(Effect.all([of(9), of(2)]))
      assert.strictEqual(second.seen.length, 0)
      yield* second.ask(of(1))
      assert.strictEqual(second.seen.length, 1)
      assert.isAtMost(storage.getItem("@latchkey/portfolio_cache")?.length ?? 0, cacheBounds.characters)
    })
  )
})

describe("F39: a cache that somebody else wrote", () => {
  const entry = (answer: unknown, more: object = {}) => writeVersioned([{ key: account, at: 0, answer, ...more }])
  const hostile: ReadonlyArray<readonly [what: string, portfolio: string, native: string]> = [
    ["empty", "", ""],
    ["broken", "[", '{"v":1'],
    ["null", "null", "null"],
    ["of another version", '{"v":2,"value":[]}', '{"value":[]}'],
    ["no list", writeVersioned({ [account]: [token] }), writeVersioned({ [account]: "9" })],
    ["a list of anything", writeVersioned([null, 7, "x", [], {}]), writeVersioned([null, 7, "x", [], {}])],
    ["from the future", entry([token], { at: 9e15 }), entry("9", { at: 9e15 })],
    ["of no time", entry([token]).replace('"at":0', '"at":1e999'), entry("9", { at: "0" })],
    ["negative", entry([{ ...token, quantity: { decimals: 6, numeric: "-1" } }]), entry("-1")],
    ["absurd", entry([{ ...token, quantity: { decimals: 500, numeric: "1" } }]), entry("1e400")],
    ["a number", entry([{ ...token, value: 1250.5 }]), entry(9)],
    [
      "a prototype",
      entry([]).replace("[]", '[{"__proto__":{"polluted":1}}]'),
      entry("9").replace('"9"', '{"__proto__":{"polluted":1}}')
    ],
    [
      "a script for a picture",
      entry([{ ...token, iconUrl: "javascript:alert(1)" }]),
      entry("<img src=x onerror=alert(1)>")
    ],
    [
      "too long",
      entry([{ ...token, name: "x".repeat(cacheBounds.characters) }]),
      entry("9".repeat(cacheBounds.characters))
    ]
  ]
  for (const [what, portfolio, balance] of hostile) {
    it.effect(`${what}: the services are asked, as if nothing were there`, () =>
      Effect.gen(function* () {
        const storage = pageStorage()
        storage.setItem("@latchkey/portfolio_cache", portfolio)
        storage.setItem("@latchkey/native_balance_cache", balance)
        const { ask, seen } = visit(storage)
        yield* ask(
          Effect.gen(function* () {
            assert.deepStrictEqual<unknown>(yield* tokens, [token])
            assert.deepStrictEqual(yield* native, { amount: "1.5", symbol: "ETH" })
          })
        )
        assert.strictEqual(seen.length, 2)
        assert.isFalse("polluted" in Object.prototype)
      })
    )
  }

  it.effect("no address but the account's own is taken from it", () =>
    Effect.gen(function* () {
      const storage = pageStorage()
      storage.setItem(
        "@latchkey/ens_cache",
        writeVersioned([
          {
            key: `${address} ${stranger}`,
            at: 0,
            answer: [{ ...profile, addresses: [{ coinType: 60, address: stranger }] }]
          }
        ])
      )
      assert.deepStrictEqual(
        (yield* visit(storage).ask(names)).map(({ addresses }) => addresses),
        [[]]
      )
    })
  )
})

describe("F36, F37: storage that refuses", () => {
  it.effect("a cache that has no room costs nothing but itself", () =>
    Effect.gen(function* () {
      for (const storage of [
        pageStorage(100),
        new Proxy(pageStorage(), {
          get: () => {
            throw new Error("denied")
          },
          ownKeys: () => {
            throw new Error("denied")
          }
        })
      ]) {
        assert.strictEqual((yield* visit(storage).ask(tokens)).length, 1)
      }
    })
  )

  it.effect("the caches go first, and what a connection needs is kept", () =>
    Effect.gen(function* () {
      const storage = pageStorage(600)
      yield* visit(storage).ask(Effect.all([tokens, native]))
      assert.lengthOf(Object.keys(storage), 2)
      const put = Effect.flatMap(Storage, (all) => all.set("@latchkey/connections", "x".repeat(500)))
      assert.isTrue(
        yield* Effect.provide(
          put,
          Storage.layer(() => storage)
        )
      )
      assert.deepStrictEqual(Object.keys(storage), ["@latchkey/connections"])
      yield* visit(storage).ask(tokens)
      assert.deepStrictEqual(Object.keys(storage), ["@latchkey/connections"])
    })
  )
})
