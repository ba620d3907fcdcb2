// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import { measureWaiting } from "../../../fixtures/testing/turns.ts"
import {
  alice,
  bob,
  connected,
  waitUntilEffect,
  failure,
  relayAndPeer,
  solana
} from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"

const { over: setUp, peer, relay } = relayAndPeer()
const sign = { method: "personal_sign", params: ["0x00", alice], network: "eip155:1" } as const
const moment = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 150)))
describe("WalletConnect session", () => {
  it.scoped("sends a request once, on the request's network", () =>
    Effect.gen(function* () {
      let count = 0
      const page = yield* setUp({ onRequest: () => void count++ })
      yield* connected(page, peer())
      for (const network of ["eip155:137", solana] as const) {
        const method = network === solana ? "solana_signMessage" : "personal_sign"
        const waited = measureWaiting()
        yield* Effect.promise(() => page.provider.request({ method, params: {}, network }))
        assert.isBelow(waited(), 1_000)
      }
      assert.deepStrictEqual(
        peer().requests.map(({ method, network }) => [method, network]),
        [
          ["personal_sign", "eip155:137"],
          ["solana_signMessage", solana]
        ]
      )
      assert.strictEqual(count, 2)
    })
  )

  it.scoped("answers requests for accounts and network without asking the wallet", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      const ask = (method: string) => Effect.promise(() => page.provider.request({ method }))
      assert.deepStrictEqual(yield* ask("eth_accounts"), [alice])
      assert.strictEqual(yield* ask("eth_chainId"), "0x1")
      assert.strictEqual((yield* ask("solana_getAccounts") as Effect.Effect<ReadonlyArray<unknown>>).length, 1)
      assert.deepStrictEqual(peer().requests, [])
    })
  )

  for (const [what, request, code, tag] of [
    [
      "a method it was not allowed",
      { method: "eth_getBalance", params: [], network: "eip155:1" },
      4200,
      "MethodNotGranted"
    ],
    ["a network it does not have", { ...sign, network: "eip155:10" }, 4901, "NetworkNotInWallet"]
  ] as const) {
    it.scoped(`rejects ${what} with code ${code}, without asking`, () =>
      Effect.gen(function* () {
        const page = yield* setUp()
        yield* connected(page, peer())
        const error = yield* failure(page.provider.request(request))
        assert.deepStrictEqual([error.code, error.data?.tag], [code, tag])
        assert.deepStrictEqual(peer().requests, [])
      })
    )
  }

  it.scoped("rejects requests with code 4900 without a session", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      const error = yield* failure(page.provider.request(sign))
      assert.deepStrictEqual([error.code, error.data?.tag], [4900, "NoSession"])
    })
  )

  for (const [rejectCode, code] of [
    [5000, 4001],
    [4001, 4001],
    [5002, 4001]
  ] as const) {
    it.scoped(`F18: maps the wallet's refusal ${rejectCode} to ${code}`, () =>
      Effect.gen(function* () {
        const page = yield* setUp()
        yield* connected(page, peer())
        peer().behave({ request: "reject", rejectCode })
        assert.strictEqual((yield* failure(page.provider.request(sign))).code, code)
      })
    )
  }

  it.scoped("F15: fails after five minutes without an answer, and not earlier", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      peer().behave({ request: "silent" })
      let isEnded = false
      const signing = page.provider.request(sign).finally(() => {
        isEnded = true
      })
      signing.catch(() => {})
      yield* waitUntilEffect(() => assert.strictEqual(peer().requests.length, 1))
      yield* TestClock.adjust("299999 millis")
      assert.isFalse(isEnded)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* failure(signing)).data?.tag, "WalletSilent")
    })
  )

  it.scoped("F16: uses the first of two answers; F19: returns the answer unchanged", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      peer().behave({ request: "twice" })
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), "0x5169")
      peer().behave({ request: "wrong-type" })
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), 42)
    })
  )

  it.scoped("F20, F21: reports a wallet's change once, though the relay delivers it twice", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      relay().deliverTwice(true)
      yield* Effect.promise(() => peer().changeNetwork("eip155:137"))
      yield* waitUntilEffect(() => assert.strictEqual(page.received.at(-1)?.[1]?.[0]?.network, "eip155:137"))
      yield* Effect.promise(() => peer().changeAccounts([`eip155:1:${bob}`, `eip155:137:${bob}`]))
      yield* waitUntilEffect(() => assert.deepStrictEqual(page.received.at(-1)?.[1]?.[0]?.accounts, [{ address: bob }]))
      const seen = page.received.map(([, value]) => JSON.stringify(value))
      yield* moment
      assert.strictEqual(page.received.length, seen.length)
      assert.isTrue(seen.every((seenItem, i) => seenItem !== seen[i - 1]))
    })
  )

  it.scoped("F28: ignores a message of an unknown session", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      relay().deliverToAll("ab".repeat(32), "AAAA")
      relay().deliverToAll(peer().sessions()[0]?.topic ?? "", "AAAA")
      yield* moment
      assert.deepStrictEqual(page.received, [])
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), "0x5169")
    })
  )

  it.scoped("F27, F22: disconnects when its wallet ends it, and ends pending requests", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      peer().behave({ request: "silent" })
      const signing = page.provider.request(sign)
      signing.catch(() => {})
      yield* waitUntilEffect(() => assert.strictEqual(peer().requests.length, 1))
      yield* Effect.promise(() => peer().disconnect())
      const error = yield* failure(signing)
      assert.deepStrictEqual([error.code, error.data?.tag], [4900, "SessionEnded"])
      yield* waitUntilEffect(() => assert.deepStrictEqual(page.received, [["disconnect", undefined]]))
    })
  )

  it.scoped("notifies the wallet on disconnect; both sides may end it at once", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      for (const both of [false, true]) {
        yield* connected(page, peer())
        yield* Effect.promise(() =>
          Promise.all([
            page.provider.disconnect(),
            ...(both
              ? [
                  peer()
                    .disconnect()
                    .catch(() => {})
                ]
              : [])
          ])
        )
        yield* waitUntilEffect(() => assert.strictEqual(peer().sessions().length, 0))
        assert.strictEqual((yield* failure(page.provider.request(sign))).code, 4900)
      }
      yield* moment
      assert.deepStrictEqual(page.received, [])
    })
  )

  it.scoped("switches to another of its networks without asking the wallet", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      yield* Effect.promise(() => page.provider.switchNetwork("eip155:137"))
      assert.strictEqual(page.received[0]?.[1]?.[0]?.network, "eip155:137")
      yield* Effect.promise(() => page.provider.request({ method: "personal_sign", params: [] }))
      assert.strictEqual(peer().requests[0]?.network, "eip155:137")
    })
  )

  it.scoped("asks an EVM wallet to add a network that it did not grant", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      peer().share([`eip155:1:${alice}`])
      yield* connected(page, peer())
      const live = page.provider.switchNetwork("eip155:137")
      live.catch(() => {})
      yield* waitUntilEffect(() => assert.strictEqual(peer().requests[0]?.method, "wallet_switchEthereumChain"))
      yield* waitUntilEffect(() => assert.isAbove(page.received.length, 0))
      yield* TestClock.adjust("100 millis")
      yield* Effect.promise(() => live)
      assert.strictEqual(
        yield* Effect.promise(() => page.provider.request({ ...sign, network: "eip155:137" })),
        "0x5169"
      )
    })
  )

  it.scoped("fails with ChainNotSupported for an unknown network, and with RequestRejected for a refusal", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      assert.strictEqual((yield* failure(page.provider.switchNetwork("eip155:10")))._tag, "ChainNotSupported")
      assert.deepStrictEqual(
        peer().requests.map(({ method }) => method),
        ["wallet_switchEthereumChain", "wallet_addEthereumChain"]
      )
      peer().behave({ request: "reject" })
      assert.strictEqual((yield* failure(page.provider.switchNetwork("eip155:10"))).code, 4001)
      assert.strictEqual((yield* failure(page.provider.switchNetwork("solana:x")))._tag, "ChainNotSupported")
    })
  )
})

describe("WalletConnect session on an unstable connection", () => {
  it.scoped(
    "F24: answers within two seconds a request that was sent while the connection dropped, and delivers it once",
    () =>
      Effect.gen(function* () {
        const page = yield* setUp()
        yield* connected(page, peer())
        const waited = measureWaiting()
        relay().dropAll()
        assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), "0x5169")
        assert.isBelow(waited(), 4_000)
        assert.strictEqual(peer().requests.length, 1)
      })
  )

  it.scoped("F24: answers requests after an outage, and keeps the session", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      relay().setOnline(false)
      const signing = page.provider.request(sign)
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
      relay().setOnline(true)
      const waited = measureWaiting()
      assert.strictEqual(yield* Effect.promise(() => signing), "0x5169")
      assert.isBelow(waited(), 8_000)
      assert.strictEqual(peer().requests.length, 1)
      assert.deepStrictEqual(page.received, [])
    })
  )

  it.scoped("F25: reports at once that the relay rejects the project, and keeps the session", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      yield* Effect.promise(() => peer().setOnline(false))
      const signing = page.provider.request(sign)
      signing.catch(() => {})
      relay().refuse("JWT validation error: JWT Token is not yet valid")
      const error = yield* failure(signing)
      assert.deepStrictEqual([error.code, error.data?.tag], [4900, "SessionExpired"])
      assert.deepStrictEqual(page.received, [])
      relay().refuse(null)
    })
  )
})
