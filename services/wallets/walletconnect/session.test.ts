// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import { waiting } from "../../../fixtures/testing/turns.ts"
import {
  alice,
  bob,
  connected,
  eventually,
  failure,
  relayAndPeer,
  solana
} from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"

const { over, peer, relay } = relayAndPeer()
const sign = { method: "personal_sign", params: ["0x00", alice], network: "eip155:1" } as const
const moment = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 150)))
describe("a WalletConnect session", () => {
  it.scoped("is asked on the network that the request belongs to, once", () =>
    Effect.gen(function* () {
      let told = 0
      const page = yield* over({ onRequest: () => void told++ })
      yield* connected(page, peer())
      for (const network of ["eip155:137", solana] as const) {
        const method = network === solana ? "solana_signMessage" : "personal_sign"
        const waited = waiting()
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
      assert.strictEqual(told, 2)
    })
  )

  it.scoped("answers for its accounts and network by itself", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      const ask = (method: string) => Effect.promise(() => page.provider.request({ method }))
      assert.deepStrictEqual(yield* ask("eth_accounts"), [alice])
      assert.strictEqual(yield* ask("eth_chainId"), "0x1")
      assert.strictEqual((yield* ask("solana_getAccounts") as Effect.Effect<ReadonlyArray<unknown>>).length, 1)
      assert.deepStrictEqual(peer().requests, [])
    })
  )

  for (const [what, asked, code, tag] of [
    [
      "a method it was not allowed",
      { method: "eth_getBalance", params: [], network: "eip155:1" },
      4200,
      "MethodNotGranted"
    ],
    ["a network it does not have", { ...sign, network: "eip155:10" }, 4901, "NetworkNotInWallet"]
  ] as const) {
    it.scoped(`is not asked ${what}: code ${code}`, () =>
      Effect.gen(function* () {
        const page = yield* over()
        yield* connected(page, peer())
        const error = yield* failure(page.provider.request(asked))
        assert.deepStrictEqual([error.code, error.data?.tag], [code, tag])
        assert.deepStrictEqual(peer().requests, [])
      })
    )
  }

  it.scoped("before there is one, requests are code 4900", () =>
    Effect.gen(function* () {
      const page = yield* over()
      const error = yield* failure(page.provider.request(sign))
      assert.deepStrictEqual([error.code, error.data?.tag], [4900, "NoSession"])
    })
  )

  for (const [rejectCode, code] of [
    [5000, 4001],
    [4001, 4001],
    [5002, 4001]
  ] as const) {
    it.scoped(`F18: the wallet's no as ${rejectCode} is ${code}`, () =>
      Effect.gen(function* () {
        const page = yield* over()
        yield* connected(page, peer())
        peer().behave({ request: "reject", rejectCode })
        assert.strictEqual((yield* failure(page.provider.request(sign))).code, code)
      })
    )
  }

  it.scoped("F15: a wallet that never answers a request is given up after five minutes, and not a moment before", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      peer().behave({ request: "silent" })
      let ended = false
      const gives = page.provider.request(sign).finally(() => {
        ended = true
      })
      gives.catch(() => {})
      yield* eventually(() => assert.strictEqual(peer().requests.length, 1))
      yield* TestClock.adjust("299999 millis")
      assert.isFalse(ended)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* failure(gives)).data?.tag, "WalletSilent")
    })
  )

  it.scoped("F16: of two answers the first counts; F19: what it says is handed on as it is", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      peer().behave({ request: "twice" })
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), "0x5169")
      peer().behave({ request: "wrong-type" })
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), 42)
    })
  )

  it.scoped("F20, F21: tells what its wallet changes, once, though the relay says it twice", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      relay().deliverTwice(true)
      yield* Effect.promise(() => peer().changeNetwork("eip155:137"))
      yield* eventually(() => assert.strictEqual(page.heard.at(-1)?.[1]?.[0]?.network, "eip155:137"))
      yield* Effect.promise(() => peer().changeAccounts([`eip155:1:${bob}`, `eip155:137:${bob}`]))
      yield* eventually(() => assert.deepStrictEqual(page.heard.at(-1)?.[1]?.[0]?.accounts, [{ address: bob }]))
      const seen = page.heard.map(([, value]) => JSON.stringify(value))
      yield* moment
      assert.strictEqual(page.heard.length, seen.length)
      assert.isTrue(seen.every((one, i) => one !== seen[i - 1]))
    })
  )

  it.scoped("F28: a message for nobody changes nothing", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      relay().deliverToAll("ab".repeat(32), "AAAA")
      relay().deliverToAll(peer().sessions()[0]?.topic ?? "", "AAAA")
      yield* moment
      assert.deepStrictEqual(page.heard, [])
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), "0x5169")
    })
  )

  it.scoped("F27, F22: ended by its wallet it is gone, and so is what waits for an answer", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      peer().behave({ request: "silent" })
      const gives = page.provider.request(sign)
      gives.catch(() => {})
      yield* eventually(() => assert.strictEqual(peer().requests.length, 1))
      yield* Effect.promise(() => peer().disconnect())
      const error = yield* failure(gives)
      assert.deepStrictEqual([error.code, error.data?.tag], [4900, "SessionEnded"])
      yield* eventually(() => assert.deepStrictEqual(page.heard, [["disconnect", undefined]]))
    })
  )

  it.scoped("ended here, its wallet is told; ended by both at once, nobody stumbles", () =>
    Effect.gen(function* () {
      const page = yield* over()
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
        yield* eventually(() => assert.strictEqual(peer().sessions().length, 0))
        assert.strictEqual((yield* failure(page.provider.request(sign))).code, 4900)
      }
      yield* moment
      assert.deepStrictEqual(page.heard, [])
    })
  )

  it.scoped("moves to another of its networks without a word to the wallet", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      yield* Effect.promise(() => page.provider.switchNetwork("eip155:137"))
      assert.strictEqual(page.heard[0]?.[1]?.[0]?.network, "eip155:137")
      yield* Effect.promise(() => page.provider.request({ method: "personal_sign", params: [] }))
      assert.strictEqual(peer().requests[0]?.network, "eip155:137")
    })
  )

  it.scoped("asks an EVM wallet for a network that it did not share", () =>
    Effect.gen(function* () {
      const page = yield* over()
      peer().share([`eip155:1:${alice}`])
      yield* connected(page, peer())
      const live = page.provider.switchNetwork("eip155:137")
      live.catch(() => {})
      yield* eventually(() => assert.strictEqual(peer().requests[0]?.method, "wallet_switchEthereumChain"))
      yield* eventually(() => assert.isAbove(page.heard.length, 0))
      yield* TestClock.adjust("100 millis")
      yield* Effect.promise(() => live)
      assert.strictEqual(
        yield* Effect.promise(() => page.provider.request({ ...sign, network: "eip155:137" })),
        "0x5169"
      )
    })
  )

  it.scoped("a network that its wallet does not know is not supported, and its owner's no is a no", () =>
    Effect.gen(function* () {
      const page = yield* over()
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

describe("a line that drops", () => {
  it.scoped("F24: what is asked in that moment is answered within two seconds, and reaches the wallet once", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      const waited = waiting()
      relay().dropAll()
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), "0x5169")
      assert.isBelow(waited(), 4_000)
      assert.strictEqual(peer().requests.length, 1)
    })
  )

  it.scoped("F24: after an outage what was asked meanwhile is answered, the session is kept", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      relay().setOnline(false)
      const gives = page.provider.request(sign)
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
      relay().setOnline(true)
      const waited = waiting()
      assert.strictEqual(yield* Effect.promise(() => gives), "0x5169")
      assert.isBelow(waited(), 8_000)
      assert.strictEqual(peer().requests.length, 1)
      assert.deepStrictEqual(page.heard, [])
    })
  )

  it.scoped("F25: a request meets a relay that refuses us: told at once, and the session is kept", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      yield* Effect.promise(() => peer().setOnline(false))
      const gives = page.provider.request(sign)
      gives.catch(() => {})
      relay().refuse("JWT validation error: JWT Token is not yet valid")
      const error = yield* failure(gives)
      assert.deepStrictEqual([error.code, error.data?.tag], [4900, "SessionExpired"])
      assert.deepStrictEqual(page.heard, [])
      relay().refuse(null)
    })
  )
})
