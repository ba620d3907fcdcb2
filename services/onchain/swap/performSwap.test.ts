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
import { accounts, type Answer, refuses, scriptedWallet } from "../../../fixtures/testing/services/scriptedWallet.ts"
import { Receipts } from "../../wallets/requests/Receipts.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { performSwap } from "./performSwap.ts"
import { Swaps } from "./Swaps.ts"
import type { PreparedSwap } from "./SwapService.ts"

const [from, router] = accounts
const account = accountId("eip155:1", from)
const token = (symbol: string, decimals: number) => ({
  id: accountId("eip155:1", `0x${"1".repeat(40)}`),
  name: symbol,
  symbol,
  decimals,
  logoUrl: ""
})
const quote: SwapQuote = {
  account,
  from: token("USDC", 6),
  to: token("DAI", 18),
  amount: "100",
  amountUnits: "100000000",
  received: "99",
  receivedUnits: "99000000000000000000",
  minimum: "98.01",
  minimumUnits: "98010000000000000000",
  maximumSlippage: "0.99",
  slippage: "1",
  rate: "0.99",
  priceImpact: null,
  fee: null,
  approval: "needed"
}
const request = (data: `0x${string}`): TransactionRequest => ({ from, to: router, data, value: "0x0" })
const approval = (allows: SwapApproval["allows"]): SwapApproval => ({
  request: request("0xaa"),
  spender: router,
  amountUnits: "0",
  allows
})
const hashOf = (nth: number): string => `0x${String(nth).padStart(64, "0")}`

/** A service that returns these approvals in order, and whose quote would now give this much. */
const preparing = (approvals: ReadonlyArray<SwapApproval | null>, now: bigint | null) => {
  let nth = 0
  const prepared = (one: SwapApproval | null): PreparedSwap => ({
    approval: one,
    transaction: Effect.succeed(request("0xbb"))
  })
  const never = Effect.die("not asked for")
  return Swaps.layerTest({
    tokens: () => never,
    gasPrice: () => never,
    allowance: () => never,
    quote: () => never,
    approval: () => never,
    transaction: () => never,
    forgetAllowances: Effect.void,
    best: () => Effect.succeed(now),
    prepare: () => Effect.sync(() => prepared(approvals[Math.min(nth++, approvals.length - 1)] ?? null))
  })
}

const performed = (
  approvals: ReadonlyArray<SwapApproval | null>,
  options: { readonly now?: bigint | null; readonly send?: Answer; readonly status?: string } = {}
) => {
  const wallet = scriptedWallet({ eth_sendTransaction: options.send ?? ((_, nth) => hashOf(nth)) })
  const kit = connectedKit({ w: wallet.provider })
  const node = Rpc.layerTest(() => ({
    status: options.status ?? "0x1",
    blockNumber: "0x1",
    gasUsed: "0x1",
    effectiveGasPrice: "0x1"
  }))
  const layer = Layer.mergeAll(
    WalletRequests.layer,
    Layer.provide(Receipts.layer, node),
    preparing(approvals, options.now === undefined ? 99n * 10n ** 18n : options.now)
  ).pipe(Layer.provideMerge(kit.layer))
  return Effect.gen(function* () {
    yield* (yield* Connections).connect({ connectorId: "w" })
    const running = yield* Effect.fork(Effect.either(performSwap(quote)))
    yield* TestClock.adjust("10 seconds")
    const end = yield* Fiber.join(running)
    yield* settled
    const sent = wallet.params.flatMap((params) =>
      Array.isArray(params) && params[0]?.data !== undefined ? [params[0].data] : []
    )
    return { end, sent, told: kit.tags().filter((tag) => tag.startsWith("Swap")) }
  }).pipe(Effect.provide(layer))
}

describe("a swap that is performed", () => {
  it.effect("without a need to approve is one transaction", () =>
    Effect.gen(function* () {
      const { end, sent, told } = yield* performed([null])
      assert.deepStrictEqual(sent, ["0xbb"])
      assert.deepStrictEqual(told, ["SwapSending", "SwapSent"])
      assert.strictEqual(end._tag === "Right" ? end.right.receipt.hash : "", hashOf(1))
    })
  )

  it.effect("is approved first, and goes out when the approval is in a block", () =>
    Effect.gen(function* () {
      const { end, sent, told } = yield* performed([approval("amount"), null])
      assert.deepStrictEqual(sent, ["0xaa", "0xbb"])
      assert.deepStrictEqual(told, ["SwapApproving", "SwapSending", "SwapSent"])
      assert.deepStrictEqual(end._tag === "Right" ? end.right.approvals.map(({ hash }) => hash) : [], [hashOf(1)])
    })
  )

  it.effect("of a token that wants its old approval taken back first takes two", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* performed([approval("none"), approval("all"), null])).sent, [
        "0xaa",
        "0xaa",
        "0xbb"
      ])
    })
  )

  it.effect("ends when a third approval is wanted: no swap needs that", () =>
    Effect.gen(function* () {
      const { end, sent } = yield* performed([approval("none")])
      assert.deepStrictEqual(sent, ["0xaa", "0xaa"])
      assert.strictEqual(end._tag === "Left" ? end.left._tag : "", "SwapMisprepared")
    })
  )

  for (const [now, moved] of [
    [98_010_000_000_000_000_000n, false],
    [98_009_999_999_999_999_999n, true],
    [null, true]
  ] as const) {
    it.effect(`${moved ? "is not sent" : "is sent"} when it would give ${now} by then, of at least 98.01`, () =>
      Effect.gen(function* () {
        const { end, sent, told } = yield* performed([null], { now })
        assert.strictEqual(end._tag === "Left" ? end.left._tag : "sent", moved ? "SwapPriceMoved" : "sent")
        assert.strictEqual(sent.length, moved ? 0 : 1)
        assert.strictEqual(told.at(-1), moved ? "SwapFailed" : "SwapSent")
      })
    )
  }

  it.effect("T11, F18: ends when its owner says no, and nothing more is asked", () =>
    Effect.gen(function* () {
      const { end, sent, told } = yield* performed([approval("amount"), null], { send: refuses(4001) })
      assert.strictEqual(end._tag === "Left" ? end.left._tag : "", "RequestRejected")
      assert.strictEqual(sent.length, 1)
      assert.deepStrictEqual(told, ["SwapApproving", "SwapFailed"])
    })
  )

  it.effect("ends when the approval failed in its block: the swap is not sent", () =>
    Effect.gen(function* () {
      const { end, sent } = yield* performed([approval("amount"), null], { status: "0x0" })
      assert.strictEqual(end._tag === "Left" ? end.left._tag : "", "TransactionReverted")
      assert.deepStrictEqual(sent, ["0xaa"])
    })
  )
})
