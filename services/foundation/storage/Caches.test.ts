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
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
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

/** Simulates a visit to a page: new services over the page's storage, and the requests they sent. */
const visit = (storage: globalThis.Storage, storageName = "") => {
  const { layer: calls, seen } = makeAnswering((url) =>
    url.pathname.endsWith("/balance")
      ? { balances: [usdc] }
      : url.pathname.startsWith("/v1/identity/")
        ? { name: "anna.eth", avatar: "https://img.test/a.png" }
        : url.pathname.startsWith("/v1/profile/reverse/")
          ? [anna]
          : { jsonrpc: "2.0", id: 1, result: "0x14d1120d7b160000" }
  )
  const base = Layer.mergeAll(
    Layer.provideMerge(Layer.provide(Rpc.layer, Store.layer(testState())), calls),
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
  const ask = <A, E>(effect: Effect.Effect<A, E, Services>) => Effect.provide(effect, Layer.fresh(services))
  return { ask, seen }
}

const tokens = Effect.flatMap(TokenBalances, (all) => all.list(account))
const native = Effect.flatMap(NativeBalances, (all) => all.get(account))
const identity = Effect.flatMap(Identities, (all) => all.get(account, stranger))
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
  readonly [
    title: string,
    key: string,
    millis: number,
    effect: Effect.Effect<unknown, unknown, Services>,
    answer: unknown
  ]
> = [
  ["token balances", "portfolio_cache", 30_000, tokens, [{ ...token, stored: true }]],
  ["the native balance", "native_balance_cache", 30_000, native, { amount: "1.5", symbol: "ETH" }],
  ["names of an account", "ens_cache", 300_000, names, [profile]],
  ["an identity", "identity_cache", 300_000, identity, { name: "anna.eth", avatar: "https://img.test/a.png" }]
]

describe("Caches: answers stored by an earlier visit", () => {
  for (const [title, key, millis, effect, answer] of subjects) {
    it.effect(`${title}: serves them to the next visit for exactly the rest of ${millis / 1000} s`, () =>
      Effect.gen(function* () {
        const storage = pageStorage()
        yield* visit(storage).ask(effect)
        assert.deepStrictEqual(Object.keys(storage), [`@latchkey/${key}`])
        yield* TestClock.adjust(millis - 1)
        const second = visit(storage)
        yield* second.ask(
          Effect.gen(function* () {
            assert.deepStrictEqual(yield* effect, answer)
            assert.strictEqual(second.seen.length, 0)
            // The expiry counts from the time of storing, not of reading.
            yield* TestClock.adjust(1)
            yield* effect
            assert.strictEqual(second.seen.length, 1)
          })
        )
      })
    )

    it.effect(`F42: requests ${title} again when the clock was set back behind their arrival`, () =>
      Effect.gen(function* () {
        const storage = pageStorage()
        yield* TestClock.setTime(3_600_000)
        yield* visit(storage).ask(effect)
        yield* TestClock.setTime(3_599_999)
        const second = visit(storage)
        yield* second.ask(effect)
        assert.strictEqual(second.seen.length, 1)
      })
    )

    it.effect(`stores ${title} separately for kits with different storage names`, () =>
      Effect.gen(function* () {
        const storage = pageStorage()
        yield* visit(storage, "a").ask(effect)
        assert.deepStrictEqual(Object.keys(storage), [`@latchkey/a:${key}`])
        for (const [name, requests] of [
          ["b", 1],
          ["", 1],
          ["a", 0]
        ] as const) {
          const next = visit(storage, name)
          yield* next.ask(effect)
          assert.strictEqual(next.seen.length, requests, name)
        }
      })
    )
  }

  it.effect("requests again for another account, or another asking address", () =>
    Effect.gen(function* () {
      const storage = pageStorage()
      yield* visit(storage).ask(Effect.all([tokens, identity]))
      const next = visit(storage)
      yield* next.ask(
        Effect.zipRight(
          Effect.flatMap(TokenBalances, (all) => all.list(`eip155:1:${stranger}`)),
          Effect.flatMap(Identities, (all) => all.get(account))
        )
      )
      assert.strictEqual(next.seen.length, 2)
    })
  )

  it.effect("removes them on a refresh, which sends a request immediately", () =>
    Effect.gen(function* () {
      const storage = pageStorage()
      yield* visit(storage).ask(tokens)
      const next = visit(storage)
      const [fresh] = yield* next.ask(Effect.flatMap(TokenBalances, (all) => all.refresh(account, ["0xA"])))
      assert.deepStrictEqual([fresh?.stored, next.seen.length], [undefined, 1])
    })
  )

  it.effect("stores the newest eight answers, and no failures", () =>
    Effect.gen(function* () {
      const storage = pageStorage()
      const first = visit(storage)
      const list = (n: number) => Effect.flatMap(TokenBalances, (all) => all.list(`eip155:1:0x${n}`))
      yield* first.ask(Effect.all(Array.from({ length: 10 }, (_, n) => list(n))))
      const second = visit(storage)
      yield* second.ask(Effect.all([list(9), list(2)]))
      assert.strictEqual(second.seen.length, 0)
      yield* second.ask(list(1))
      assert.strictEqual(second.seen.length, 1)
      assert.isAtMost(storage.getItem("@latchkey/portfolio_cache")?.length ?? 0, cacheBounds.characters)
    })
  )
})

describe("F39: Caches with an invalid content", () => {
  const writeEntry = (answer: unknown, overrides: object = {}) =>
    writeVersioned([{ key: account, at: 0, answer, ...overrides }])
  const hostile: ReadonlyArray<readonly [title: string, portfolio: string, native: string]> = [
    ["empty", "", ""],
    ["broken", "[", '{"v":1'],
    ["null", "null", "null"],
    ["of another version", '{"v":2,"value":[]}', '{"value":[]}'],
    ["not a list", writeVersioned({ [account]: [token] }), writeVersioned({ [account]: "9" })],
    ["a list of anything", writeVersioned([null, 7, "x", [], {}]), writeVersioned([null, 7, "x", [], {}])],
    ["from the future", writeEntry([token], { at: 9e15 }), writeEntry("9", { at: 9e15 })],
    ["without a valid time", writeEntry([token]).replace('"at":0', '"at":1e999'), writeEntry("9", { at: "0" })],
    ["negative", writeEntry([{ ...token, quantity: { decimals: 6, numeric: "-1" } }]), writeEntry("-1")],
    ["absurd", writeEntry([{ ...token, quantity: { decimals: 500, numeric: "1" } }]), writeEntry("1e400")],
    ["a number", writeEntry([{ ...token, value: 1250.5 }]), writeEntry(9)],
    [
      "a prototype",
      writeEntry([]).replace("[]", '[{"__proto__":{"polluted":1}}]'),
      writeEntry("9").replace('"9"', '{"__proto__":{"polluted":1}}')
    ],
    [
      "a script for a picture",
      writeEntry([{ ...token, iconUrl: "javascript:alert(1)" }]),
      writeEntry("<img src=x onerror=alert(1)>")
    ],
    [
      "too long",
      writeEntry([{ ...token, name: "x".repeat(cacheBounds.characters) }]),
      writeEntry("9".repeat(cacheBounds.characters))
    ]
  ]
  for (const [title, portfolio, balance] of hostile) {
    it.effect(`F39: requests again if the stored cache is invalid: ${title}`, () =>
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

  it.effect("drops stored addresses that are not the account's own", () =>
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

describe("F36, F37: Caches and Storage with limited storage", () => {
  it.effect("serves answers when storage is full or throws", () =>
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

  it.effect("removes the caches when a connection needs the room", () =>
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
