import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { SwapApproval } from "../../../core/onchain/swap/checkBuilt.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { setUpKit, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  makeRefusal,
  makeScriptedWallet
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Receipts } from "../receipt/Receipts.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { performSwap, type SwapSteps } from "./performSwap.ts"
import { Swaps } from "./Swaps.ts"

const [from, router] = accounts
const account = accountId("eip155:1", from)
const token = (symbol: string, decimals: number, digit: string) => ({
  id: accountId("eip155:1", `0x${digit.repeat(40)}`),
  name: symbol,
  symbol,
  decimals,
  logoUrl: ""
})
const quote: SwapQuote = {
  account,
  from: token("USDC", 6, "1"),
  to: token("DAI", 18, "2"),
  amount: "100",
  amountUnits: "100000000",
  received: "99",
  receivedUnits: "99000000000000000000",
  minimum: "98.01",
  minimumUnits: "98010000000000000000",
  maximumSlippage: "0.99",
  slippage: "1",
  rate: "0.99",
  priceImpact: "0.3",
  fee: null,
  approval: "needed",
  goodUntil: 0
}
const request = (data: `0x${string}`): TransactionRequest => ({ from, to: router, data, value: "0x0" })
const exact: SwapApproval = { request: request("0xaa"), spender: router, amountUnits: "100000000", allows: "amount" }
const revocation: SwapApproval = { ...exact, request: request("0xa0"), amountUnits: "0", allows: "none" }
const computeHash = (nth: number): string => `0x${String(nth).padStart(64, "0")}`
const minimum = BigInt(quote.minimumUnits)

const encodeWord = (value: bigint | string): string =>
  typeof value === "bigint" ? value.toString(16).padStart(64, "0") : value.slice(2).toLowerCase().padStart(64, "0")
const log = (digit: string, sender: string, receiver: string, amount: bigint) => ({
  address: `0x${digit.repeat(40)}`,
  topics: [
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
    `0x${encodeWord(sender)}`,
    `0x${encodeWord(receiver)}`
  ],
  data: `0x${encodeWord(amount)}`
})
const thief = `0x${"7".repeat(40)}`
const paid = log("1", from, router, 100_000_000n)
const fair = [paid, log("2", router, from, minimum)]

/** Returns a node's simulation of the calls. `rest`: the allowance that remains after them. */
const trace =
  (logs: ReadonlyArray<unknown>, { rest = 0n, status = "0x1" }: { rest?: bigint; status?: string } = {}) =>
  (params: ReadonlyArray<unknown>) => {
    const [{ blockStateCalls }] = params as readonly [
      { readonly blockStateCalls: readonly [{ readonly calls: ReadonlyArray<{ readonly data: string }> }] }
    ]
    return [
      {
        calls: blockStateCalls[0].calls.map(({ data }) => ({
          status: data === "0xbb" ? status : "0x1",
          returnData: data.startsWith("0xdd62ed3e") ? `0x${encodeWord(rest)}` : "0x",
          logs: data === "0xbb" ? logs : [],
          ...(status === "0x0" ? { error: { message: "execution reverted: no" } } : {})
        }))
      }
    ]
  }

const getField = (failure: unknown): unknown => Reflect.get(Object(failure), "field")

interface World {
  /** The results of the swap at each reading; the last one is repeated. */
  readonly now?: ReadonlyArray<bigint | null>
  readonly send?: Answer
  readonly calls?: Answer
  readonly capabilities?: unknown
  readonly status?: string
  readonly node?: (params: ReadonlyArray<unknown>) => unknown
  readonly swap?: TransactionRequest
  readonly impact?: string | null
}

const perform = (approvals: ReadonlyArray<SwapApproval>, world: World = {}, steps: SwapSteps = {}) => {
  const wallet = makeScriptedWallet({
    eth_sendTransaction: world.send ?? ((_, nth) => computeHash(nth)),
    wallet_sendCalls: world.calls ?? (() => ({ id: "0xba" })),
    wallet_getCapabilities: () => world.capabilities ?? {}
  })
  const kit = setUpKit({ w: wallet.provider })
  const node = Rpc.layerTest((method, params) =>
    method === "eth_simulateV1"
      ? (world.node ?? trace(fair))(params)
      : { status: world.status ?? "0x1", blockNumber: "0x1", gasUsed: "0x1", effectiveGasPrice: "0x1" }
  )
  const slippages: Array<bigint | undefined> = []
  const prices = [...(world.now ?? [99n * 10n ** 18n])]
  const unused = Effect.die("not asked for")
  const swaps = Swaps.layerTest({
    requireSupported: () => Effect.void,
    tokens: () => unused,
    gasPrice: () => unused,
    allowance: () => unused,
    quote: () => unused,
    approval: () => unused,
    transaction: (_, choice) =>
      Effect.sync(() => {
        slippages.push(choice?.slippageHundredths)
        return world.swap ?? request("0xbb")
      }),
    forgetAllowances: Effect.void,
    best: () => Effect.sync(() => (prices.length > 1 ? prices.shift() : prices[0]) ?? null),
    prepare: () => Effect.succeed({ approvals })
  })
  const layer = Layer.mergeAll(CallBatches.layer, Layer.provide(Receipts.layer, node), node, swaps).pipe(
    Layer.provideMerge(WalletRequests.layer),
    Layer.provideMerge(kit.layer)
  )
  return Effect.gen(function* () {
    yield* (yield* Connections).connect({ connectorId: "w" })
    const running = yield* Effect.fork(
      Effect.either(performSwap(world.impact === undefined ? quote : { ...quote, priceImpact: world.impact }, steps))
    )
    yield* TestClock.adjust("30 seconds")
    const end = yield* Fiber.join(running)
    yield* settled
    const sent = wallet.params.flatMap((params) =>
      Array.isArray(params) && params[0]?.data !== undefined ? [params[0].data] : []
    )
    const batch = wallet.params.find((params) => Array.isArray(params) && params[0]?.calls !== undefined)
    const kinds = kit.events.flatMap((event) => (event._tag === "IntentShown" ? [event.kind] : []))
    const failure = end._tag === "Left" ? end.left : undefined
    return {
      end,
      failure,
      sent,
      batch,
      kinds,
      slippages,
      reported: kit.tags().filter((tag) => tag.startsWith("Swap"))
    }
  }).pipe(Effect.provide(layer))
}

describe("performSwap", () => {
  it.effect("sends one transaction, an intent of kind swap, without an approval", () =>
    Effect.gen(function* () {
      const { end, kinds, sent, reported } = yield* perform([])
      assert.deepStrictEqual([sent, kinds], [["0xbb"], ["swap"]])
      assert.deepStrictEqual(reported, ["SwapProving", "SwapSending", "SwapSent"])
      assert.deepStrictEqual(end._tag === "Right" ? end.right : {}, { approvals: [], hash: computeHash(1) })
    })
  )

  it.effect("sends the approval first, and the swap when the approval is in a block", () =>
    Effect.gen(function* () {
      const { end, kinds, sent, reported } = yield* perform([exact])
      assert.deepStrictEqual(
        [sent, kinds],
        [
          ["0xaa", "0xbb"],
          ["approve", "swap"]
        ]
      )
      assert.deepStrictEqual(reported, ["SwapProving", "SwapApproving", "SwapApproved", "SwapSending", "SwapSent"])
      assert.deepStrictEqual(end._tag === "Right" ? end.right.approvals.map(({ hash }) => hash) : [], [computeHash(1)])
    })
  )

  it.effect("sends two approvals for a token whose old approval must be revoked", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* perform([revocation, exact])).sent, ["0xa0", "0xaa", "0xbb"])
    })
  )

  for (const [price, isMoved] of [
    [99n * 10n ** 18n, false],
    [98_020_000_000_000_000_000n, false],
    [minimum, true],
    [minimum - 1n, true],
    [null, true]
  ] as const) {
    it.effect(`${isMoved ? "stops" : "sends"} when the swap returns ${price} of at least 98.01`, () =>
      Effect.gen(function* () {
        const { failure, sent, reported } = yield* perform([], { now: [price] })
        assert.strictEqual(failure?._tag ?? "sent", isMoved ? "SwapPriceMoved" : "sent")
        assert.strictEqual(sent.length, isMoved ? 0 : 1)
        assert.strictEqual(reported.at(-1), isMoved ? "SwapFailed" : "SwapSent")
      })
    )
  }

  it.effect("builds with the remaining slippage, before and after the approval", () =>
    Effect.gen(function* () {
      const { slippages } = yield* perform([exact], { now: [99n * 10n ** 18n, 98_500_000_000_000_000_000n] })
      assert.deepStrictEqual(slippages, [100n, 49n])
    })
  )

  it.effect("stops when the price falls below the minimum during the approval", () =>
    Effect.gen(function* () {
      const { failure, sent, reported } = yield* perform([exact], { now: [99n * 10n ** 18n, minimum - 1n] })
      assert.deepStrictEqual([failure?._tag, sent], ["SwapPriceMoved", ["0xaa"]])
      assert.deepStrictEqual(reported.slice(-2), ["SwapApproved", "SwapFailed"])
    })
  )

  it.effect("T11, F18: ends without further requests when the owner rejects", () =>
    Effect.gen(function* () {
      const { failure, sent, reported } = yield* perform([exact], { send: makeRefusal(4001) })
      assert.deepStrictEqual([failure?._tag, sent.length], ["RequestRejected", 1])
      assert.deepStrictEqual(reported, ["SwapProving", "SwapApproving", "SwapFailed"])
    })
  )

  it.effect("stops when the approval failed in its block", () =>
    Effect.gen(function* () {
      const { failure, sent } = yield* perform([exact], { status: "0x0" })
      assert.deepStrictEqual([failure?._tag, sent], ["TransactionReverted", ["0xaa"]])
    })
  )

  it.effect("requires acceptance of a price impact over 15 % or unknown", () =>
    Effect.gen(function* () {
      for (const [priceImpact, isRefused] of [
        ["15", false],
        ["15.01", true],
        ["-20", false],
        [null, true]
      ] as const) {
        const result = yield* perform([], { impact: priceImpact })
        assert.strictEqual(result.failure?._tag, isRefused ? "SwapImpactHigh" : undefined)
        assert.strictEqual(result.sent.length, isRefused ? 0 : 1)
        assert.strictEqual((yield* perform([], { impact: priceImpact }, { accept: ["high-impact"] })).sent.length, 1)
      }
    })
  )
})

describe("performSwap proves the swap before it asks for an approval or the swap", () => {
  const cases: ReadonlyArray<readonly [string, World, string, string?]> = [
    [
      "less than the minimum",
      { node: trace([paid, log("2", router, from, minimum - 1n)]) },
      "SwapMisprepared",
      "minimum"
    ],
    ["to another receiver", { node: trace([paid, log("2", router, thief, minimum)]) }, "SwapMisprepared", "receiver"],
    ["nothing", { node: trace([paid]) }, "SwapMisprepared", "receiver"],
    [
      "and takes more than the amount",
      { node: trace([log("1", from, router, 100_000_001n), log("2", router, from, minimum)]) },
      "SwapMisprepared",
      "amount"
    ],
    ["and takes another token too", { node: trace([...fair, log("3", from, thief, 1n)]) }, "SwapMisprepared", "data"],
    [
      "and leaves the allowance to another spender",
      { node: trace(fair, { rest: 100_000_000n }) },
      "SwapMisprepared",
      "spender"
    ],
    ["and fails on the network", { node: trace([], { status: "0x0" }) }, "SwapWouldFail"],
    ["whose effect is unknown", { node: () => "no such method" }, "SwapUnproven"]
  ]
  for (const [title, world, tag, field] of cases)
    it.effect(`${title}: ${tag}`, () =>
      Effect.gen(function* () {
        const { failure, kinds, sent } = yield* perform([exact], world)
        assert.deepStrictEqual([failure?._tag, sent, kinds], [tag, [], []])
        if (field !== undefined) assert.strictEqual(getField(failure), field)
      })
    )

  it.effect("reports SwapPriceMoved if the price moved meanwhile", () =>
    Effect.gen(function* () {
      const world = {
        now: [99n * 10n ** 18n, minimum - 1n],
        node: trace([paid, log("2", router, from, minimum - 1n)])
      }
      assert.strictEqual((yield* perform([exact], world)).failure?._tag, "SwapPriceMoved")
    })
  )

  it.effect("sends an unproven swap that was accepted", () =>
    Effect.gen(function* () {
      const accept = ["unproven-minimum"] as const
      assert.deepStrictEqual((yield* perform([exact], { node: () => 1 }, { accept })).sent, ["0xaa", "0xbb"])
    })
  )

  const known = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"
  const callRouter = (least: bigint, receiver: string, amount = 100_000_000n): TransactionRequest => ({
    from,
    to: known,
    value: "0x0",
    data: `0x38ed1739${[amount, least, 160n, receiver, 1n, 2n, `0x${"1".repeat(40)}`, `0x${"2".repeat(40)}`].map(encodeWord).join("")}`
  })
  const routed = { ...exact, spender: known }
  const byCall: ReadonlyArray<readonly [string, TransactionRequest, SwapApproval, string | undefined]> = [
    ["the minimum", callRouter(minimum, from), routed, undefined],
    ["a lower minimum", callRouter(minimum - 1n, from), routed, "minimum"],
    ["another receiver", callRouter(minimum, thief), routed, "receiver"],
    ["another amount", callRouter(minimum, from, 100_000_001n), routed, "amount"],
    ["an approval of another spender", callRouter(minimum, from), exact, "spender"]
  ]
  for (const [title, swap, approval, field] of byCall)
    it.effect(`proves a known router's call with ${title} without a simulation`, () =>
      Effect.gen(function* () {
        const node = () => Effect.runSync(Effect.dieMessage("nothing has to be tried"))
        const { failure, sent } = yield* perform([approval], { swap, node })
        assert.strictEqual(sent.length, field === undefined ? 2 : 0)
        if (field !== undefined) assert.strictEqual(getField(failure), field)
      })
    )
})

describe("performSwap in one batch", () => {
  const makeAble = (status: string) => ({ "0x1": { atomic: { status } } })
  it.effect("sends one atomic call of kind swap if the wallet supports it", () =>
    Effect.gen(function* () {
      const { batch, end, kinds, sent, reported } = yield* perform([revocation, exact], {
        capabilities: makeAble("supported")
      })
      assert.deepStrictEqual([sent, kinds], [[], ["swap"]])
      assert.deepStrictEqual(batch, [
        {
          version: "2.0.0",
          chainId: "0x1",
          from,
          atomicRequired: true,
          calls: ["0xa0", "0xaa", "0xbb"].map((data) => ({ to: router, data, value: "0x0" }))
        }
      ])
      assert.deepStrictEqual(reported, ["SwapProving", "SwapSending", "SwapSent"])
      assert.deepStrictEqual(end._tag === "Right" ? end.right : {}, {
        approvals: [revocation, exact].map(({ allows, amountUnits, spender }) => ({
          hash: null,
          allows,
          amountUnits,
          spender
        })),
        batchId: "0xba"
      })
    })
  )

  for (const [status, batch, sends] of [
    ["supported", "never", 2],
    ["ready", "auto", 2],
    ["ready", "upgrade", 0],
    ["unsupported", "upgrade", 2]
  ] as const)
    it.effect(`sends ${sends} transactions when support is ${status} and ${batch} is selected`, () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* perform([exact], { capabilities: makeAble(status) }, { batch })).sent.length, sends)
      })
    )

  for (const [code, tag] of [
    [4200, "CallBatchesUnsupported"],
    [5700, "CallBatchNeedsMore"],
    [5710, "ChainNotSupported"],
    [5750, "RequestRejected"],
    [5760, "CallBatchNeedsMore"]
  ] as const)
    it.effect(`does not split a batch that is rejected with ${code}`, () =>
      Effect.gen(function* () {
        const world = { capabilities: makeAble("supported"), calls: makeRefusal(code) }
        const { failure, sent, reported } = yield* perform([exact], world)
        assert.deepStrictEqual([failure?._tag, sent, reported.at(-1)], [tag, [], "SwapFailed"])
        assert.strictEqual((yield* perform([exact], world, { batch: "never" })).sent.length, 2)
      })
    )
})
