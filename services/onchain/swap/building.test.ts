import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { swapAccount as account, ether, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { agreeable, getApproval, router, swapService } from "../../../fixtures/testing/services/swapService.ts"
import { Swaps } from "./Swaps.ts"
import type { SwapQuery } from "./SwapService.ts"

const ask: SwapQuery = { account, from: usdc, to: weth, amount: "100" }
const getQuote = (overrides: Partial<SwapQuery> = {}) =>
  Effect.flatMap(Swaps, (swaps) => swaps.quote({ ...ask, ...overrides }))
const prepare = (overrides: Partial<SwapQuery> = {}) =>
  Effect.flatMap(Swaps, (swaps) => Effect.flatMap(getQuote(overrides), swaps.prepare))
const build = (overrides: Partial<SwapQuery> = {}) =>
  Effect.flatMap(Swaps, (swaps) => Effect.flatMap(getQuote(overrides), swaps.transaction))
const transaction = build()
const approval = Effect.flatMap(Swaps, (swaps) => Effect.flatMap(getQuote(), swaps.approval))
const overrideTransaction = (call: "build-approve" | "build-transaction", overrides: object) => ({
  [call]: { tx: { ...Object(Reflect.get(Object(agreeable[call]), "tx")), ...overrides } }
})
const reject = (description: string) => () =>
  Response.json({ reasons: [{ name: "convert", description }] }, { status: 400 })
const [from, thief] = [account.slice(9), "0x00000000000000000000000000000000deadbeef"]

describe("Swaps.prepare", () => {
  it.effect("returns the verified approval; Swaps.transaction returns the verified swap", () => {
    const { paths: calls, bodies, layer, queries } = swapService()
    return Effect.gen(function* () {
      const { approvals } = yield* prepare()
      assert.deepStrictEqual(approvals, [
        {
          request: { from, to: usdc.id.slice(9), data: getApproval(router, 100_000_000n), value: "0x0", gas: "0xea60" },
          spender: router.toLowerCase(),
          amountUnits: "100000000",
          allows: "amount"
        }
      ])
      assert.deepInclude(queries[calls.indexOf("build-approve")], { userAddress: account, from: usdc.id, to: weth.id })
      assert.isFalse(calls.includes("build-transaction"))
      assert.deepStrictEqual(yield* transaction, {
        from,
        to: router,
        data: "0x12aa3caf00",
        value: "0x0",
        gas: "0x33450"
      })
      assert.deepStrictEqual(bodies[calls.indexOf("build-transaction")], {
        amount: "100000000",
        eip155: { slippage: 1 },
        projectId: "p1",
        from: usdc.id,
        to: weth.id,
        userAddress: account
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("allows more than the amount only if that is requested", () =>
    Effect.gen(function* () {
      const swaps = yield* Swaps
      const quote = yield* getQuote()
      const all = { amountUnits: String(2n ** 256n - 1n), allows: "all" as const }
      assert.deepInclude(yield* swaps.approval(quote, { approval: "all" }), all)
      assert.deepInclude((yield* swaps.prepare(quote, { approval: "all" })).approvals[0] ?? {}, all)
      assert.deepInclude(yield* swaps.approval(quote), { amountUnits: "100000000", allows: "amount" })
    }).pipe(Effect.provide(swapService().layer))
  )

  it.effect("reads the allowance without the cache, and so does the next quote", () => {
    const { paths: calls, layer } = swapService({
      allowance: (nth: number) => ({ allowance: nth === 1 ? "0" : "100000000" })
    })
    return Effect.gen(function* () {
      assert.deepStrictEqual((yield* prepare()).approvals, [])
      assert.deepStrictEqual(
        [calls.filter((call) => call === "allowance").length, calls.includes("build-approve")],
        [2, false]
      )
      yield* getQuote()
      assert.strictEqual(calls.filter((call) => call === "allowance").length, 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("needs no approval for the chain's own coin, and sends the amount as value", () => {
    const quotes = {
      quotes: [{ fromAmount: "1500000000000000000", fromAccount: ether.id, toAmount: "5", toAccount: usdc.id }]
    }
    const { paths: calls, layer } = swapService({ quotes })
    return Effect.gen(function* () {
      const swapQuote = { from: ether, to: usdc, amount: "1.5" }
      assert.deepStrictEqual((yield* prepare(swapQuote)).approvals, [])
      assert.strictEqual((yield* build(swapQuote)).value, "0x14d1120d7b160000")
      assert.isFalse(calls.includes("allowance"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("revokes an old approval first if the token requires it", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        (yield* prepare()).approvals.map(({ allows, amountUnits }) => [allows, amountUnits]),
        [
          ["none", "0"],
          ["amount", "100000000"]
        ]
      )
    }).pipe(
      Effect.provide(
        swapService({
          allowance: { allowance: "5" },
          ...overrideTransaction("build-approve", { data: getApproval(router, 0n) })
        }).layer
      )
    )
  )

  it.effect("fails with AllowanceFailed if the allowance cannot be read", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(prepare())).message, "Failed to check allowance")
    }).pipe(Effect.provide(swapService({ allowance: () => new Response("", { status: 403 }) }).layer))
  )
})

describe("Swaps.transaction and Swaps.approval", () => {
  it.effect("uses another slippage, and skips the estimate on request", () => {
    const { paths: calls, bodies, layer } = swapService()
    return Effect.gen(function* () {
      const swaps = yield* Swaps
      yield* swaps.transaction(yield* getQuote({ slippage: "0.5" }), { unestimated: true })
      assert.deepInclude(bodies[calls.indexOf("build-transaction")], {
        eip155: { slippage: 0.5 },
        disableEstimate: true
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect.each([
    ["another account's", { from: `eip155:1:${thief}` }, "sender"],
    ["on another network", { to: `eip155:137:${router}` }, "receiver"],
    ["a transfer", { to: usdc.id, data: `0xa9059cbb${"0".repeat(128)}` }, "data"],
    ["without data", { data: "0x" }, "data"]
  ] as const)("T12: rejects a swap that is %s", ([, overrides, field]) =>
    Effect.gen(function* () {
      assert.deepInclude(yield* Effect.flip(transaction), { _tag: "SwapMisprepared", field })
    }).pipe(Effect.provide(swapService(overrideTransaction("build-transaction", overrides)).layer))
  )

  it.effect.each([
    ["for another token", { to: weth.id }, "receiver"],
    ["that transfers", { data: `0xa9059cbb${"0".repeat(128)}` }, "data"],
    ["of too little", { data: getApproval(router, 99n) }, "amount"],
    ["that pays", { value: "5" }, "value"]
  ] as const)("T8: rejects an approval %s", ([, overrides, field]) =>
    Effect.gen(function* () {
      assert.deepInclude(yield* Effect.flip(approval), { _tag: "SwapMisprepared", field })
    }).pipe(Effect.provide(swapService(overrideTransaction("build-approve", overrides)).layer))
  )

  it.effect.each([
    ["F1", () => new Response("", { status: 403 })],
    ["F3, once: it is a POST", () => new Response("", { status: 503 })],
    ["F7", () => new Response("<html>")],
    ["F8", {}],
    ["F8 inside", { tx: { from: account, to: 7, data: "0x" } }]
  ] as const)("fails with SwapNotBuilt without a retry (%s)", ([, answer]) => {
    const { paths: calls, layer } = swapService({ "build-transaction": answer })
    return Effect.gen(function* () {
      const { _tag, message } = yield* Effect.flip(transaction)
      assert.deepStrictEqual([_tag, message], ["SwapNotBuilt", "Failed to create transaction"])
      assert.strictEqual(calls.filter((call) => call === "build-transaction").length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect('fails with "Insufficient liquidity" when the service reports it', () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(transaction)).message, "Insufficient liquidity")
    }).pipe(Effect.provide(swapService({ "build-transaction": reject("Insufficient liquidity in the pool") }).layer))
  )

  it.effect("fails with ApprovalNotBuilt when the approval cannot be built", () =>
    Effect.gen(function* () {
      const { _tag, message } = yield* Effect.flip(approval)
      assert.deepStrictEqual([_tag, message], ["ApprovalNotBuilt", "Failed to create approval transaction"])
    }).pipe(Effect.provide(swapService({ "build-approve": () => new Response("", { status: 403 }) }).layer))
  )

  it.effect("fails on a network that the service does not support", () => {
    const known = { is: true }
    const { paths: calls, layer } = swapService({}, () => known.is)
    return Effect.gen(function* () {
      const swaps = yield* Swaps
      const swapQuote = yield* getQuote()
      known.is = false
      const failures = yield* Effect.all([
        Effect.flip(swaps.approval(swapQuote)),
        Effect.flip(swaps.transaction(swapQuote))
      ])
      assert.deepStrictEqual(
        failures.map(({ message }) => message),
        ["Network not supported for Swaps", "Network not supported for Swaps"]
      )
      assert.isFalse(calls.some((call) => call.startsWith("build")))
    }).pipe(Effect.provide(layer))
  })
})
