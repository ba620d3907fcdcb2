import { assert, describe, it } from "@effect/vitest"
import { safeProvider } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import {
  address,
  makeSafeAround,
  hash,
  origin,
  silent,
  stranger
} from "../../../fixtures/testing/services/wallets/safeAround.ts"
import { createSafeFrame } from "./createSafeFrame.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const makeProvider = (page: ReturnType<typeof makeSafeAround>) => safeProvider(page.frame)
const askSafe = (
  page: ReturnType<typeof makeSafeAround>,
  method: string,
  params?: unknown,
  network?: "eip155:1" | "eip155:137"
) =>
  Effect.flatMap(makeProvider(page), (provider) =>
    Effect.tryPromise({
      try: () => provider.request({ method, params, ...(network === undefined ? {} : { network }) }),
      catch: (error) => error as { readonly code?: unknown; readonly _tag?: string }
    })
  )
const passMillis = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )

describe("safeConnector: pending requests", () => {
  it.live("sends a batch with an optional capability", () =>
    Effect.gen(function* () {
      const capabilities = { paymasterService: { optional: true } }
      assert.deepStrictEqual(
        yield* askSafe(makeSafeAround(), "wallet_sendCalls", [
          { calls: [{ to: stranger, capabilities }], capabilities }
        ]),
        { id: hash("aa") }
      )
    })
  )

  it.live("F46: ends pending requests with the kit, and stops listening", () => {
    const page = makeSafeAround({ sendTransactions: () => silent })
    return Effect.gen(function* () {
      const ended = yield* Deferred.make<void>()
      const provider = yield* safeProvider(page.frame, Deferred.await(ended))
      const sending = provider.request({ method: "eth_sendTransaction", params: [{ to: stranger }] }).then(
        () => 0,
        (error: { readonly code?: number }) => error.code
      )
      yield* Effect.promise(() => passTurns(50))
      assert.strictEqual(page.listeners.size, 1)
      yield* Deferred.succeed(ended, undefined)
      assert.strictEqual(yield* Effect.promise(() => sending), 4900)
      assert.strictEqual(page.listeners.size, 0)
    })
  })

  it.live("sends no request in a window that cannot be listened to, and recovers with the next request", () => {
    const page = makeSafeAround()
    let breaks = true
    const frame = createSafeFrame({
      safe: page.safe,
      origin,
      randomId: () => "id",
      listen: (received) => {
        if (breaks) throw new Error("no listeners")
        page.listeners.add(received)
        return () => page.listeners.delete(received)
      }
    })
    return Effect.gen(function* () {
      const provider = yield* safeProvider(frame)
      const listAccounts = () =>
        Effect.promise(() => provider.request({ method: "eth_accounts" }).catch(() => "failed"))
      assert.strictEqual(yield* listAccounts(), "failed")
      breaks = false
      assert.deepStrictEqual([yield* listAccounts(), page.listeners.size], [[address], 0])
    })
  })

  it.effect("waits for a signature that other owners give later", () => {
    const page = makeSafeAround({
      signMessage: () => ({ messageHash: hash("ee") }),
      getOffChainSignature: (_, nth) => (nth < 3 ? "" : "0xbeef")
    })
    return Effect.gen(function* () {
      let got: unknown
      const provider = yield* makeProvider(page)
      void provider.request({ method: "personal_sign", params: ["0x12", address] }).then((answer) => {
        got = answer
      })
      for (let i = 0; i < 3; i++) yield* passMillis(2_000)
      assert.strictEqual(got, "0xbeef")
    })
  })

  it.effect("returns the Safe's own hash after 10 s without an execution, and its receipt later", () => {
    const page = makeSafeAround({
      getTxBySafeTxHash: (_, nth) =>
        nth < 8 ? { txStatus: "AWAITING_CONFIRMATIONS" } : { txStatus: "SUCCESS", txHash: hash("cc") },
      rpcCall: () => ({ status: "0x1" })
    })
    return Effect.gen(function* () {
      let got: unknown
      const provider = yield* makeProvider(page)
      void provider.request({ method: "eth_sendTransaction", params: [{ to: stranger }] }).then((answer) => {
        got = answer
      })
      for (let i = 0; i < 6; i++) yield* passMillis(2_000)
      assert.strictEqual(got, hash("aa"))
      const fetchReceipt = () =>
        Effect.promise(() => provider.request({ method: "eth_getTransactionReceipt", params: [hash("aa")] }))
      const first = yield* fetchReceipt()
      const all = [first, yield* fetchReceipt(), yield* fetchReceipt(), yield* fetchReceipt()]
      assert.deepStrictEqual([all[0], all.at(-1)], [null, { status: "0x1" }])
      assert.strictEqual(page.methods().filter((method) => method === "sendTransactions").length, 1)
    })
  })

  it.effect("fails with SafeSilent after 10 s without an answer, and stops listening", () => {
    const page = makeSafeAround({ getSafeInfo: () => silent })
    return Effect.gen(function* () {
      let tag: unknown
      const provider = yield* makeProvider(page)
      void provider.request({ method: "eth_accounts" }).catch((error) => {
        tag = error._tag
      })
      yield* passMillis(0)
      assert.strictEqual(page.listeners.size, 1)
      yield* passMillis(10_000)
      assert.deepStrictEqual([tag, page.listeners.size], ["SafeSilent", 0])
    })
  })

  it.effect("rejects another network than the Safe's", () =>
    Effect.gen(function* () {
      const provider = yield* makeProvider(makeSafeAround())
      const failed = yield* Effect.promise(
        () =>
          provider.switchNetwork?.("eip155:137").then(
            () => null,
            (error) => error._tag
          ) ?? Promise.resolve()
      )
      assert.strictEqual(failed, "ChainNotSupported")
    })
  )
})
