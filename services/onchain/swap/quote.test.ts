import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { ether, swapAccount as account, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { getCoin } from "../../../core/onchain/token/tokenId.ts"
import { testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { keepLoggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { agreeable, swapService } from "../../../fixtures/testing/services/swapService.ts"
import { Swaps } from "./Swaps.ts"
import type { SwapQuery } from "./SwapService.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const ask: SwapQuery = { account, from: usdc, to: weth, amount: "100" }
const quote = (overrides: Partial<SwapQuery> = {}) =>
  Effect.flatMap(Swaps, (swaps) => swaps.quote({ ...ask, ...overrides }))
const reject = (description: string) => () =>
  Response.json({ status: "FAILED", reasons: [{ name: "convert", description }] }, { status: 400 })
const respond = (code: number) => () => new Response("", { status: code })

describe("Swaps.quote", () => {
  it.effect("returns amounts, costs and the approval as exact text", () => {
    const { bodies, counted, layer, queries } = swapService()
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* quote(), {
        account,
        from: usdc,
        to: weth,
        amount: "100",
        amountUnits: "100000000",
        received: "0.03988",
        receivedUnits: "39880000000000000",
        minimum: "0.0394812",
        minimumUnits: "39481200000000000",
        maximumSlippage: "0.0003988",
        slippage: "1",
        rate: "0.0003988",
        priceImpact: "0.3",
        fee: {
          amount: "0.00042000000196",
          most: "0.00084000000392",
          hasDataFee: false,
          usd: "1.0500000049",
          estimate: true
        },
        approval: "needed",
        goodUntil: 15_000
      })
      assert.strictEqual(counted(), "allowance gas-price price quotes")
      const own = { projectId: "p1", st: "appkit", sv: "test" }
      assert.deepInclude(queries, {
        userAddress: account,
        from: usdc.id,
        to: weth.id,
        amount: "100000000",
        gasPrice: "1500000007",
        ...own
      })
      assert.deepInclude(queries, { tokenAddress: usdc.id.toLowerCase(), userAddress: account, ...own })
      assert.deepInclude(queries, { chainId: "eip155:1", ...own })
      assert.deepInclude(bodies, {
        currency: "usd",
        addresses: [usdc.id.toLowerCase(), weth.id.toLowerCase(), getCoin("eip155:1")],
        projectId: "p1"
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("shares requests among simultaneous callers, and caches prices and the allowance for 10 s", () => {
    const {
      paths: calls,
      counted,
      layer
    } = swapService({
      quotes: () => ({
        quotes: [
          { fromAmount: "100000000", fromAccount: usdc.id, toAmount: "1", toAccount: weth.id },
          { fromAmount: "200000000", fromAccount: usdc.id, toAmount: "2", toAccount: weth.id }
        ]
      })
    })
    return Effect.gen(function* () {
      yield* Effect.all(
        Array.from({ length: 10 }, () => quote()),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(counted(), "allowance gas-price price quotes")
      assert.strictEqual((yield* quote({ amount: "200" })).receivedUnits, "2")
      assert.deepStrictEqual(calls.slice(4), ["quotes"])
      yield* TestClock.adjust("10001 millis")
      yield* quote()
      assert.deepStrictEqual(calls.slice(5).sort(), ["allowance", "quotes"])
      yield* TestClock.adjust("5 seconds")
      yield* quote()
      assert.deepStrictEqual(calls.slice(7).sort(), ["gas-price", "quotes"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("needs no approval for the chain's own coin and does not read its allowance", () => {
    const { counted, layer } = swapService({
      quotes: { quotes: [{ fromAmount: "1", fromAccount: ether.id, toAmount: "5", toAccount: usdc.id }] }
    })
    return Effect.gen(function* () {
      assert.deepInclude(yield* quote({ from: ether, to: usdc, amount: "0.000000000000000001" }), {
        approval: "not-needed",
        amountUnits: "1"
      })
      assert.strictEqual(counted(), "gas-price price quotes")
    }).pipe(Effect.provide(layer))
  })

  it.effect.each([
    ["99999999", "needed"],
    ["100000000", "not-needed"],
    [String(2n ** 256n - 1n), "not-needed"]
  ] as const)("reports for an allowance of %s that the approval is %s", ([allowance, approval]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* quote()).approval, approval)
    }).pipe(Effect.provide(swapService({ allowance: { allowance } }).layer))
  )

  it.effect.each([
    ["gas-price", respond(403), { fee: null }],
    ["gas-price", { standard: "-1", fast: "1", instant: "1" }, { fee: null }],
    ["gas-price", respond(404), { fee: null }],
    ["allowance", respond(403), { approval: "unknown" }],
    ["allowance", { allowance: "1e400" }, { approval: "unknown" }],
    ["allowance", () => new Response("<html>"), { approval: "unknown" }],
    [
      "price",
      respond(401),
      {
        priceImpact: null,
        fee: { amount: "0.00042000000196", most: "0.00084000000392", hasDataFee: false, usd: null, estimate: true }
      }
    ],
    ["price", { fungibles: [{ address: usdc.id, price: -1 }] }, { priceImpact: null }]
  ] as const)("returns a quote with unknown parts if %s fails", ([call, answer, known]) =>
    Effect.gen(function* () {
      const quoted = yield* quote()
      assert.deepInclude(quoted, { received: "0.03988", ...known })
    }).pipe(Effect.provide(swapService({ [call]: answer }).layer))
  )

  it.effect.each([
    ["allowance", "Failed to check allowance (swap.allowance-failed)"],
    ["price", "Failed to fetch network token price (swap.network-price-failed)"]
  ] as const)("logs the failure of %s", ([call, line]) => {
    const log = keepLoggedLines()
    return Effect.gen(function* () {
      yield* quote()
      assert.deepStrictEqual(
        log.lines.filter((entry) => entry.includes("(swap.")),
        [line]
      )
    }).pipe(Effect.provide(Layer.merge(swapService({ [call]: respond(403) }).layer, log.layer)))
  })

  it.effect("fails with AllowanceFailed when the allowance itself is requested", () =>
    Effect.gen(function* () {
      const read = Effect.flatMap(Swaps, (swaps) => swaps.allowance(account, usdc.id))
      assert.strictEqual((yield* Effect.flip(read))._tag, "AllowanceFailed")
    }).pipe(Effect.provide(swapService({ allowance: respond(403) }).layer))
  )

  it.effect("requests quotes without a gas price if it is unknown", () => {
    const { paths: calls, layer, queries } = swapService({ "gas-price": respond(400) })
    return Effect.gen(function* () {
      yield* quote()
      assert.isFalse("gasPrice" in (queries[calls.indexOf("quotes")] ?? {}))
    }).pipe(Effect.provide(layer))
  })

  const stolen = { fromAmount: "100000000", fromAccount: usdc.id, toAmount: "99", toAccount: usdc.id }
  it.effect.each([
    ["no quotes", { quotes: [] }, "InsufficientLiquidity"],
    ["a quote for another token", { quotes: [stolen] }, "InsufficientLiquidity"],
    ["an invalid quote", { quotes: [{ ...stolen, toAccount: weth.id, toAmount: "-1" }] }, "InsufficientLiquidity"],
    ["the service's own message for it", reject("insufficient liquidity"), "InsufficientLiquidity"],
    ["another rejection", reject("no"), "BadStatus"],
    ["F1", respond(401), "BadStatus"],
    ["F2", () => new Response("", { status: 429, headers: { "retry-after": "60" } }), "RateLimited"],
    ["F7", () => new Response("<html>"), "BadShape"],
    ["F8", { quotes: 7 }, "BadShape"]
  ] as const)("fails without a valid quote: %s", ([, answer, tag]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(quote()))._tag, tag)
    }).pipe(Effect.provide(swapService({ quotes: answer }).layer))
  )

  it.effect("rejects invalid amounts, slippages and networks without a request", () => {
    const { paths: calls, layer } = swapService()
    return Effect.gen(function* () {
      for (const amount of ["0", "-1", "0.0000001", "1e400", "", "ten"])
        assert.strictEqual((yield* Effect.flip(quote({ amount })))._tag, "SwapAmountMisfit")
      for (const slippage of ["0", "51", "-1", "x"])
        assert.strictEqual((yield* Effect.flip(quote({ slippage })))._tag, "SlippageMisfit")
      assert.strictEqual(
        (yield* Effect.flip(quote({ to: { ...weth, id: "eip155:137:0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2" } })))
          ._tag,
        "SwapsNotSupported"
      )
      assert.deepStrictEqual(calls, [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("F13: succeeds after two failures", () => {
    const { paths: calls, layer } = swapService({
      quotes: (nth: number) => (nth < 3 ? new Response("", { status: 503 }) : agreeable["quotes"])
    })
    return Effect.gen(function* () {
      const quoted = yield* Effect.fork(quote())
      for (let i = 0; i < 30; i++) {
        yield* Effect.promise(() => passTurns())
        yield* TestClock.adjust("100 millis")
      }
      assert.strictEqual((yield* quoted).received, "0.03988")
      assert.strictEqual(calls.filter((call) => call === "quotes").length, 3)
    }).pipe(Effect.provide(layer))
  })
})

describe("Swaps.tokens", () => {
  const { tokens: all } = Object(agreeable["tokens"])
  for (const [tokens, lines] of [
    [all, []],
    [[...all, null, 7], ["swap.tokens: 2 of 5 tokens were malformed"]]
  ] as const) {
    it.effect(`logs only dropped tokens: ${JSON.stringify(lines)}`, () => {
      const log = keepLoggedLines()
      return Effect.gen(function* () {
        yield* Effect.flatMap(Swaps, (swaps) => swaps.tokens("eip155:1"))
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(swapService({ tokens: { tokens } }).layer, log.layer)))
    })
  }

  it.effect("requests tokens once in 10 min for all callers", () => {
    const { paths: calls, layer } = swapService()
    return Effect.gen(function* () {
      const tokens = Effect.flatMap(Swaps, (swaps) => swaps.tokens("eip155:1"))
      const [first] = yield* Effect.all(
        Array.from({ length: 10 }, () => tokens),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(first, [ether, usdc, weth])
      yield* TestClock.adjust("599999 millis")
      yield* tokens
      assert.deepStrictEqual(calls, ["tokens"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("fails with SwapNotStarted when tokens cannot be loaded", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        (yield* Effect.flip(Effect.flatMap(Swaps, (swaps) => swaps.tokens("eip155:1")))).message,
        "Failed to initialize swap"
      )
    }).pipe(Effect.provide(swapService({ tokens: respond(403) }).layer))
  )
})

describe("Swaps on an unsupported network", () => {
  it.effect("returns empty results and an allowance of 0 without requests, and fails for gas prices and quotes", () => {
    const { paths: calls, layer } = swapService({}, () => false)
    return Effect.gen(function* () {
      const swaps = yield* Swaps
      assert.deepStrictEqual(
        [yield* swaps.tokens("eip155:1"), yield* swaps.best(ask), yield* swaps.allowance(account, usdc.id)],
        [[], null, 0n]
      )
      const { _tag, message } = yield* Effect.flip(swaps.gasPrice("eip155:1"))
      assert.deepStrictEqual([_tag, message], ["GasPriceNotSupported", "Network not supported for Gas Price"])
      assert.strictEqual((yield* Effect.flip(quote())).message, "Network not supported for Swaps")
      assert.deepStrictEqual(calls, [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("fails with NoEndpoint without a chain service", () =>
    Effect.gen(function* () {
      const swaps = yield* Swaps
      for (const call of [
        swaps.tokens("eip155:1"),
        swaps.allowance(account, usdc.id),
        swaps.gasPrice("eip155:1"),
        swaps.best(ask),
        quote()
      ]) {
        assert.strictEqual((yield* Effect.flip<unknown, { readonly _tag: string }, Swaps>(call))._tag, "NoEndpoint")
      }
    }).pipe(Effect.provide(swapService({}, () => true, { ...testSettings, endpoints: {} }).layer))
  )
})

describe("Swaps on Solana", () => {
  const network = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
  const [from, to] = [
    { ...usdc, id: `${network}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v` },
    { ...weth, decimals: 9, id: getCoin(network) }
  ] as const
  const quotes = {
    quotes: [{ fromAmount: "100000000", fromAccount: from.id, toAmount: "700000000", toAccount: to.id }]
  }
  const solana = { account: `${network}:7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK`, from, to } as const

  it.effect("requests a quote with CAIP-10 ids; the fee is that of a signature, and no allowance is read", () => {
    const { counted, layer, queries } = swapService({
      quotes,
      price: {
        fungibles: [
          { address: from.id, price: 1 },
          { address: to.id, price: 140 }
        ]
      }
    })
    return Effect.gen(function* () {
      assert.deepInclude(yield* quote(solana), {
        received: "0.7",
        priceImpact: "2",
        fee: { amount: "0.000005", most: "0.00001", hasDataFee: false, usd: "0.0007", estimate: true },
        approval: "not-needed"
      })
      assert.strictEqual(counted(), "price quotes")
      assert.isTrue(queries.some((query) => query["gasPrice"] === "5000" && query["from"] === from.id))
    }).pipe(Effect.provide(layer))
  })

  it.effect("builds no transactions", () => {
    const { layer } = swapService({ quotes })
    return Effect.gen(function* () {
      const swaps = yield* Swaps
      const quoted = yield* quote(solana)
      assert.strictEqual((yield* Effect.flip(swaps.transaction(quoted))).message, "Network not supported for Swaps")
    }).pipe(Effect.provide(layer))
  })
})
