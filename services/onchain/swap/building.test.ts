import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { swapAccount as account, ether, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { agreeable, approvalOf, router, swapService } from "../../../fixtures/testing/services/swapService.ts"
import { Swaps } from "./Swaps.ts"
import type { SwapAsk } from "./SwapService.ts"

const ask: SwapAsk = { account, from: usdc, to: weth, amount: "100" }
const quoted = (more: Partial<SwapAsk> = {}) => Effect.flatMap(Swaps, (swaps) => swaps.quote({ ...ask, ...more }))
const prepare = (more: Partial<SwapAsk> = {}) =>
  Effect.flatMap(Swaps, (swaps) => Effect.flatMap(quoted(more), swaps.prepare))
const build = (more: Partial<SwapAsk> = {}) =>
  Effect.flatMap(Swaps, (swaps) => Effect.flatMap(quoted(more), swaps.transaction))
const transaction = build()
const approval = Effect.flatMap(Swaps, (swaps) => Effect.flatMap(quoted(), swaps.approval))
const tx = (call: "build-approve" | "build-transaction", more: object) => ({
  [call]: { tx: { ...Object(Reflect.get(Object(agreeable[call]), "tx")), ...more } }
})
const refusal = (description: string) => () =>
  Response.json({ reasons: [{ name: "convert", description }] }, { status: 400 })
const [from, thief] = [account.slice(9), "0x00000000000000000000000000000000deadbeef"]

describe("preparing a swap", () => {
  it.effect("gives the approval it needs and then the swap, each checked", () => {
    const { asked, bodies, layer, queries } = swapService()
    return Effect.gen(function* () {
      const { approvals } = yield* prepare()
      assert.deepStrictEqual(approvals, [
        {
          request: { from, to: usdc.id.slice(9), data: approvalOf(router, 100_000_000n), value: "0x0", gas: "0xea60" },
          spender: router.toLowerCase(),
          amountUnits: "100000000",
          allows: "amount"
        }
      ])
      assert.deepInclude(queries[asked.indexOf("build-approve")], { userAddress: account, from: usdc.id, to: weth.id })
      assert.isFalse(asked.includes("build-transaction"))
      assert.deepStrictEqual(yield* transaction, {
        from,
        to: router,
        data: "0x12aa3caf00",
        value: "0x0",
        gas: "0x33450"
      })
      assert.deepStrictEqual(bodies[asked.indexOf("build-transaction")], {
        amount: "100000000",
        eip155: { slippage: 1 },
        projectId: "p1",
        from: usdc.id,
        to: weth.id,
        userAddress: account
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("lets the service's contract take more than the amount only where that was asked for", () =>
    Effect.gen(function* () {
      const swaps = yield* Swaps
      const quote = yield* quoted()
      const all = { amountUnits: String(2n ** 256n - 1n), allows: "all" as const }
      assert.deepInclude(yield* swaps.approval(quote, { approval: "all" }), all)
      assert.deepInclude((yield* swaps.prepare(quote, { approval: "all" })).approvals[0] ?? {}, all)
      assert.deepInclude(yield* swaps.approval(quote), { amountUnits: "100000000", allows: "amount" })
    }).pipe(Effect.provide(swapService().layer))
  )

  it.effect("asks for the allowance anew, whatever the quote knew, and so does the next quote", () => {
    const { asked, layer } = swapService({ allowance: (nth: number) => ({ allowance: nth === 1 ? "0" : "100000000" }) })
    return Effect.gen(function* () {
      assert.deepStrictEqual((yield* prepare()).approvals, [])
      assert.deepStrictEqual(
        [asked.filter((call) => call === "allowance").length, asked.includes("build-approve")],
        [2, false]
      )
      yield* quoted()
      assert.strictEqual(asked.filter((call) => call === "allowance").length, 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("of a chain's own coin takes no approval, and sends what is given of it", () => {
    const quotes = {
      quotes: [{ fromAmount: "1500000000000000000", fromAccount: ether.id, toAmount: "5", toAccount: usdc.id }]
    }
    const { asked, layer } = swapService({ quotes })
    return Effect.gen(function* () {
      const given = { from: ether, to: usdc, amount: "1.5" }
      assert.deepStrictEqual((yield* prepare(given)).approvals, [])
      assert.strictEqual((yield* build(given)).value, "0x14d1120d7b160000")
      assert.isFalse(asked.includes("allowance"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("takes an old approval back first where the token wants it", () =>
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
        swapService({ allowance: { allowance: "5" }, ...tx("build-approve", { data: approvalOf(router, 0n) }) }).layer
      )
    )
  )

  it.effect("ends when the allowance cannot be had", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(prepare())).message, "Failed to check allowance")
    }).pipe(Effect.provide(swapService({ allowance: () => new Response("", { status: 403 }) }).layer))
  )
})

describe("building", () => {
  it.effect("takes another slippage, and leaves out the estimate where it is told to", () => {
    const { asked, bodies, layer } = swapService()
    return Effect.gen(function* () {
      const swaps = yield* Swaps
      yield* swaps.transaction(yield* quoted({ slippage: "0.5" }), { unestimated: true })
      assert.deepInclude(bodies[asked.indexOf("build-transaction")], {
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
  ] as const)("T12: a swap that is %s is not handed on", ([, more, field]) =>
    Effect.gen(function* () {
      assert.deepInclude(yield* Effect.flip(transaction), { _tag: "SwapMisprepared", field })
    }).pipe(Effect.provide(swapService(tx("build-transaction", more)).layer))
  )

  it.effect.each([
    ["for another token", { to: weth.id }, "receiver"],
    ["that transfers", { data: `0xa9059cbb${"0".repeat(128)}` }, "data"],
    ["of too little", { data: approvalOf(router, 99n) }, "amount"],
    ["that pays", { value: "5" }, "value"]
  ] as const)("T8: an approval %s is not handed on", ([, more, field]) =>
    Effect.gen(function* () {
      assert.deepInclude(yield* Effect.flip(approval), { _tag: "SwapMisprepared", field })
    }).pipe(Effect.provide(swapService(tx("build-approve", more)).layer))
  )

  it.effect.each([
    ["F1", () => new Response("", { status: 403 })],
    ["F3, once: it is a POST", () => new Response("", { status: 503 })],
    ["F7", () => new Response("<html>")],
    ["F8", {}],
    ["F8 inside", { tx: { from: account, to: 7, data: "0x" } }]
  ] as const)("that fails (%s) ends in the specification's words", ([, answer]) => {
    const { asked, layer } = swapService({ "build-transaction": answer })
    return Effect.gen(function* () {
      const { _tag, message } = yield* Effect.flip(transaction)
      assert.deepStrictEqual([_tag, message], ["SwapNotBuilt", "Failed to create transaction"])
      assert.strictEqual(asked.filter((call) => call === "build-transaction").length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("that nobody sells so much for says so", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(transaction)).message, "Insufficient liquidity")
    }).pipe(Effect.provide(swapService({ "build-transaction": refusal("Insufficient liquidity in the pool") }).layer))
  )

  it.effect("an approval that fails ends in the specification's words", () =>
    Effect.gen(function* () {
      const { _tag, message } = yield* Effect.flip(approval)
      assert.deepStrictEqual([_tag, message], ["ApprovalNotBuilt", "Failed to create approval transaction"])
    }).pipe(Effect.provide(swapService({ "build-approve": () => new Response("", { status: 403 }) }).layer))
  )

  it.effect("on a network that the service does not know is refused", () => {
    const known = { is: true }
    const { asked, layer } = swapService({}, () => known.is)
    return Effect.gen(function* () {
      const swaps = yield* Swaps
      const given = yield* quoted()
      known.is = false
      const failures = yield* Effect.all([Effect.flip(swaps.approval(given)), Effect.flip(swaps.transaction(given))])
      assert.deepStrictEqual(
        failures.map(({ message }) => message),
        ["Network not supported for Swaps", "Network not supported for Swaps"]
      )
      assert.isFalse(asked.some((call) => call.startsWith("build")))
    }).pipe(Effect.provide(layer))
  })
})
