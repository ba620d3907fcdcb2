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
import { connectedKit, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  refuses,
  scriptedWallet
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
const takenBack: SwapApproval = { ...exact, request: request("0xa0"), amountUnits: "0", allows: "none" }
const hashOf = (nth: number): string => `0x${String(nth).padStart(64, "0")}`
const minimum = BigInt(quote.minimumUnits)

const word = (value: bigint | string): string =>
  typeof value === "bigint" ? value.toString(16).padStart(64, "0") : value.slice(2).toLowerCase().padStart(64, "0")
const moved = (digit: string, sender: string, receiver: string, amount: bigint) => ({
  address: `0x${digit.repeat(40)}`,
  topics: [
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
    `0x${word(sender)}`,
    `0x${word(receiver)}`
  ],
  data: `0x${word(amount)}`
})
const thief = `0x${"7".repeat(40)}`
const paid = moved("1", from, router, 100_000_000n)
const fair = [paid, moved("2", router, from, minimum)]

/** What a node says that tries the calls; `left`: what is still allowed behind them. */
const trying =
  (logs: ReadonlyArray<unknown>, { left = 0n, status = "0x1" }: { left?: bigint; status?: string } = {}) =>
  (params: ReadonlyArray<unknown>) => {
    const [{ blockStateCalls }] = params as readonly [
      { readonly blockStateCalls: readonly [{ readonly calls: ReadonlyArray<{ readonly data: string }> }] }
    ]
    return [
      {
        calls: blockStateCalls[0].calls.map(({ data }) => ({
          status: data === "0xbb" ? status : "0x1",
          returnData: data.startsWith("0xdd62ed3e") ? `0x${word(left)}` : "0x",
          logs: data === "0xbb" ? logs : [],
          ...(status === "0x0" ? { error: { message: "execution reverted: no" } } : {})
        }))
      }
    ]
  }

const fieldOf = (failure: unknown): unknown => Reflect.get(Object(failure), "field")

interface World {
  /** What the swap would give, each time it is asked; the last one stays. */
  readonly now?: ReadonlyArray<bigint | null>
  readonly send?: Answer
  readonly calls?: Answer
  readonly capabilities?: unknown
  readonly status?: string
  readonly node?: (params: ReadonlyArray<unknown>) => unknown
  readonly swap?: TransactionRequest
  readonly impact?: string | null
}

const performed = (approvals: ReadonlyArray<SwapApproval>, world: World = {}, steps: SwapSteps = {}) => {
  const wallet = scriptedWallet({
    eth_sendTransaction: world.send ?? ((_, nth) => hashOf(nth)),
    wallet_sendCalls: world.calls ?? (() => ({ id: "0xba" })),
    wallet_getCapabilities: () => world.capabilities ?? {}
  })
  const kit = connectedKit({ w: wallet.provider })
  const node = Rpc.layerTest((method, params) =>
    method === "eth_simulateV1"
      ? (world.node ?? trying(fair))(params)
      : { status: world.status ?? "0x1", blockNumber: "0x1", gasUsed: "0x1", effectiveGasPrice: "0x1" }
  )
  const slippages: Array<bigint | undefined> = []
  const prices = [...(world.now ?? [99n * 10n ** 18n])]
  const never = Effect.die("not asked for")
  const swaps = Swaps.layerTest({
    requireSupported: () => Effect.void,
    tokens: () => never,
    gasPrice: () => never,
    allowance: () => never,
    quote: () => never,
    approval: () => never,
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
    return { end, failure, sent, batch, kinds, slippages, told: kit.tags().filter((tag) => tag.startsWith("Swap")) }
  }).pipe(Effect.provide(layer))
}

describe("a swap that is performed", () => {
  it.effect("without a need to approve is one transaction, an intent of kind swap", () =>
    Effect.gen(function* () {
      const { end, kinds, sent, told } = yield* performed([])
      assert.deepStrictEqual([sent, kinds], [["0xbb"], ["swap"]])
      assert.deepStrictEqual(told, ["SwapProving", "SwapSending", "SwapSent"])
      assert.deepStrictEqual(end._tag === "Right" ? end.right : {}, { approvals: [], hash: hashOf(1) })
    })
  )

  it.effect("is approved first, and goes out when the approval is in a block", () =>
    Effect.gen(function* () {
      const { end, kinds, sent, told } = yield* performed([exact])
      assert.deepStrictEqual(
        [sent, kinds],
        [
          ["0xaa", "0xbb"],
          ["approve", "swap"]
        ]
      )
      assert.deepStrictEqual(told, ["SwapProving", "SwapApproving", "SwapApproved", "SwapSending", "SwapSent"])
      assert.deepStrictEqual(end._tag === "Right" ? end.right.approvals.map(({ hash }) => hash) : [], [hashOf(1)])
    })
  )

  it.effect("of a token that wants its old approval taken back first takes two", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* performed([takenBack, exact])).sent, ["0xa0", "0xaa", "0xbb"])
    })
  )

  for (const [now, isMoved] of [
    [99n * 10n ** 18n, false],
    [98_020_000_000_000_000_000n, false],
    [minimum, true],
    [minimum - 1n, true],
    [null, true]
  ] as const) {
    it.effect(`${isMoved ? "is not sent" : "is sent"} when it would give ${now} by then, of at least 98.01`, () =>
      Effect.gen(function* () {
        const { failure, sent, told } = yield* performed([], { now: [now] })
        assert.strictEqual(failure?._tag ?? "sent", isMoved ? "SwapPriceMoved" : "sent")
        assert.strictEqual(sent.length, isMoved ? 0 : 1)
        assert.strictEqual(told.at(-1), isMoved ? "SwapFailed" : "SwapSent")
      })
    )
  }

  it.effect("hands the service the slippage that is left to the minimum, before the approval and after it", () =>
    Effect.gen(function* () {
      const { slippages } = yield* performed([exact], { now: [99n * 10n ** 18n, 98_500_000_000_000_000_000n] })
      assert.deepStrictEqual(slippages, [100n, 49n])
    })
  )

  it.effect("whose price falls below the minimum while it is approved is not sent, and the allowance is told", () =>
    Effect.gen(function* () {
      const { failure, sent, told } = yield* performed([exact], { now: [99n * 10n ** 18n, minimum - 1n] })
      assert.deepStrictEqual([failure?._tag, sent], ["SwapPriceMoved", ["0xaa"]])
      assert.deepStrictEqual(told.slice(-2), ["SwapApproved", "SwapFailed"])
    })
  )

  it.effect("T11, F18: ends when its owner says no, and nothing more is asked", () =>
    Effect.gen(function* () {
      const { failure, sent, told } = yield* performed([exact], { send: refuses(4001) })
      assert.deepStrictEqual([failure?._tag, sent.length], ["RequestRejected", 1])
      assert.deepStrictEqual(told, ["SwapProving", "SwapApproving", "SwapFailed"])
    })
  )

  it.effect("ends when the approval failed in its block: the swap is not sent", () =>
    Effect.gen(function* () {
      const { failure, sent } = yield* performed([exact], { status: "0x0" })
      assert.deepStrictEqual([failure?._tag, sent], ["TransactionReverted", ["0xaa"]])
    })
  )

  it.effect("that loses over 15 %, or nobody knows how much, has to be accepted", () =>
    Effect.gen(function* () {
      for (const [priceImpact, isRefused] of [
        ["15", false],
        ["15.01", true],
        ["-20", false],
        [null, true]
      ] as const) {
        const ran = yield* performed([], { impact: priceImpact })
        assert.strictEqual(ran.failure?._tag, isRefused ? "SwapImpactHigh" : undefined)
        assert.strictEqual(ran.sent.length, isRefused ? 0 : 1)
        assert.strictEqual((yield* performed([], { impact: priceImpact }, { accept: ["high-impact"] })).sent.length, 1)
      }
    })
  )
})

describe("what a built swap gives is proven before anybody is asked to approve or send", () => {
  const cases: ReadonlyArray<readonly [string, World, string, string?]> = [
    [
      "less than the minimum",
      { node: trying([paid, moved("2", router, from, minimum - 1n)]) },
      "SwapMisprepared",
      "minimum"
    ],
    [
      "to another receiver",
      { node: trying([paid, moved("2", router, thief, minimum)]) },
      "SwapMisprepared",
      "receiver"
    ],
    ["nothing", { node: trying([paid]) }, "SwapMisprepared", "receiver"],
    [
      "and takes more than the amount",
      { node: trying([moved("1", from, router, 100_000_001n), moved("2", router, from, minimum)]) },
      "SwapMisprepared",
      "amount"
    ],
    [
      "and takes another token too",
      { node: trying([...fair, moved("3", from, thief, 1n)]) },
      "SwapMisprepared",
      "data"
    ],
    [
      "and leaves the allowance to another spender",
      { node: trying(fair, { left: 100_000_000n }) },
      "SwapMisprepared",
      "spender"
    ],
    ["and fails on the network", { node: trying([], { status: "0x0" }) }, "SwapWouldFail"],
    ["as nobody can tell", { node: () => "no such method" }, "SwapUnproven"]
  ]
  for (const [what, world, tag, field] of cases)
    it.effect(`${what}: ${tag}`, () =>
      Effect.gen(function* () {
        const { failure, kinds, sent } = yield* performed([exact], world)
        assert.deepStrictEqual([failure?._tag, sent, kinds], [tag, [], []])
        if (field !== undefined) assert.strictEqual(fieldOf(failure), field)
      })
    )

  it.effect("less than the minimum, because the price moved meanwhile: that is what is said", () =>
    Effect.gen(function* () {
      const world = {
        now: [99n * 10n ** 18n, minimum - 1n],
        node: trying([paid, moved("2", router, from, minimum - 1n)])
      }
      assert.strictEqual((yield* performed([exact], world)).failure?._tag, "SwapPriceMoved")
    })
  )

  it.effect("as nobody can tell, and accepted: it goes out", () =>
    Effect.gen(function* () {
      const accept = ["unproven-minimum"] as const
      assert.deepStrictEqual((yield* performed([exact], { node: () => 1 }, { accept })).sent, ["0xaa", "0xbb"])
    })
  )

  const known = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"
  const called = (least: bigint, receiver: string, amount = 100_000_000n): TransactionRequest => ({
    from,
    to: known,
    value: "0x0",
    data: `0x38ed1739${[amount, least, 160n, receiver, 1n, 2n, `0x${"1".repeat(40)}`, `0x${"2".repeat(40)}`].map(word).join("")}`
  })
  const routed = { ...exact, spender: known }
  const byCall: ReadonlyArray<readonly [string, TransactionRequest, SwapApproval, string | undefined]> = [
    ["the minimum", called(minimum, from), routed, undefined],
    ["a lower minimum", called(minimum - 1n, from), routed, "minimum"],
    ["another receiver", called(minimum, thief), routed, "receiver"],
    ["another amount", called(minimum, from, 100_000_001n), routed, "amount"],
    ["an approval of another spender", called(minimum, from), exact, "spender"]
  ]
  for (const [what, swap, approval, field] of byCall)
    it.effect(`a known router's call with ${what} is read by itself`, () =>
      Effect.gen(function* () {
        const node = () => Effect.runSync(Effect.dieMessage("nothing has to be tried"))
        const { failure, sent } = yield* performed([approval], { swap, node })
        assert.strictEqual(sent.length, field === undefined ? 2 : 0)
        if (field !== undefined) assert.strictEqual(fieldOf(failure), field)
      })
    )
})

describe("approval and swap in one batch", () => {
  const able = (status: string) => ({ "0x1": { atomic: { status } } })
  it.effect("is one call where the wallet does that by itself, all or nothing, an intent of kind swap", () =>
    Effect.gen(function* () {
      const { batch, end, kinds, sent, told } = yield* performed([takenBack, exact], {
        capabilities: able("supported")
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
      assert.deepStrictEqual(told, ["SwapProving", "SwapSending", "SwapSent"])
      assert.deepStrictEqual(end._tag === "Right" ? end.right : {}, {
        approvals: [takenBack, exact].map(({ allows, amountUnits, spender }) => ({
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
    it.effect(`of a wallet that is ${status}, where ${batch} is chosen, sends ${sends} by themselves`, () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* performed([exact], { capabilities: able(status) }, { batch })).sent.length, sends)
      })
    )

  for (const [code, tag] of [
    [4200, "CallBatchesUnsupported"],
    [5700, "CallBatchNeedsMore"],
    [5710, "ChainNotSupported"],
    [5750, "RequestRejected"],
    [5760, "CallBatchNeedsMore"]
  ] as const)
    it.effect(`that is refused with ${code} is not taken apart by itself`, () =>
      Effect.gen(function* () {
        const world = { capabilities: able("supported"), calls: refuses(code) }
        const { failure, sent, told } = yield* performed([exact], world)
        assert.deepStrictEqual([failure?._tag, sent, told.at(-1)], [tag, [], "SwapFailed"])
        assert.strictEqual((yield* performed([exact], world, { batch: "never" })).sent.length, 2)
      })
    )
})
