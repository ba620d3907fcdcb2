import { describe, expect, test } from "vitest"
import { latest } from "../../foundation/data/remote.ts"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import type { SwapForm } from "./events.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { ether, swapAccount as account, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { swapQuote } from "./quote.ts"
import { stepSwap, swapStart } from "./state.ts"

const start = mountSlice({ name: "swap", start: swapStart, step: stepSwap }).join(sampleState())
const elsewhere = "eip155:137:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const polygonToken = { ...usdc, id: "eip155:137:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" } as const
const quote = swapQuote(
  { account, from: usdc, to: weth, amountUnits: 100_000000n, slippage: "1", slippageHundredths: 100n },
  { receivedUnits: 4n * 10n ** 16n, prices: {}, fee: null, allowanceUnits: 0n, quotedAt: 0 }
)
const form: SwapForm = { account, from: usdc, to: weth, amount: "100", slippage: "1", approval: "exact", batch: "auto" }
const filled: ReadonlyArray<KitEvent> = [
  { _tag: "SwapAccountSet", account },
  { _tag: "SwapSourceChosen", token: usdc },
  { _tag: "SwapTargetChosen", token: weth },
  { _tag: "SwapAmountTyped", amount: "100" }
]
const quoted: ReadonlyArray<KitEvent> = [...filled, { _tag: "SwapQuoteArrived", form, quote }]
const getSwap = (...events: ReadonlyArray<KitEvent>) => stateAfter(start, ...events).swap ?? swapStart

describe("stepSwap", () => {
  test("requests a quote as soon as the form is complete, and not before", () => {
    expect([1, 2, 3, 4].map((count) => getSwap(...filled.slice(0, count)).quote._tag)).toEqual([
      "Unasked",
      "Unasked",
      "Unasked",
      "Asking"
    ])
    expect(getSwap(...filled).form).toEqual(form)
    expect(getSwap(...quoted).quote).toEqual({ _tag: "Arrived", value: quote })
  })

  test.each(["-1", "0", "0.0000001", "ten", "1e9"])("rejects an amount of %j, and requests nothing", (amount) => {
    const error = {
      tag: "SwapAmountMisfit",
      code: "swap.amount-misfit",
      data: { symbol: "USDC", decimals: 6, value: amount }
    }
    expect(getSwap(...quoted, { _tag: "SwapAmountTyped", amount }).quote).toEqual({
      _tag: "Failed",
      error,
      last: undefined
    })
  })

  test.each<[string, ReadonlyArray<KitEvent>, string]>([
    ["no amount", [{ _tag: "SwapAmountTyped", amount: " " }], "Unasked"],
    ["no account", [{ _tag: "SwapAccountSet", account: null }], "Unasked"],
    ["a token of another network", [{ _tag: "SwapTargetChosen", token: polygonToken }], "Unasked"],
    ["an odd slippage", [{ _tag: "SwapSlippageChosen", slippage: "99" }], "Failed"],
    ["another amount", [{ _tag: "SwapAmountTyped", amount: "101" }], "Asking"],
    ["the quote asked anew", [{ _tag: "SwapQuoteAsked" }], "Asking"],
    ["the same amount", [{ _tag: "SwapAmountTyped", amount: "100" }], "Arrived"]
  ])("updates the quote after %s: %s", (_, events, tag) => {
    expect(getSwap(...quoted, ...events).quote._tag).toBe(tag)
  })

  test("ignores the quote of another form: an old one, and one that arrives late", () => {
    const other = getSwap(...quoted, { _tag: "SwapAmountTyped", amount: "101" })
    expect(other.quote).toEqual({ _tag: "Asking", last: undefined })
    expect(
      getSwap(...quoted, { _tag: "SwapAmountTyped", amount: "101" }, { _tag: "SwapQuoteArrived", form, quote })
    ).toEqual(other)
    expect(
      getSwap(
        ...quoted,
        { _tag: "SwapAmountTyped", amount: "101" },
        { _tag: "SwapQuoteFailed", form, error: sampleFailure }
      )
    ).toEqual(other)
    expect(latest(getSwap(...quoted, { _tag: "SwapQuoteAsked" }).quote)).toEqual(quote)
  })

  test("swaps the sides when a token is selected on both, and uses the quoted output as the amount when they are reversed", () => {
    expect(getSwap(...quoted, { _tag: "SwapSourceChosen", token: weth }).form).toMatchObject({ from: weth, to: usdc })
    expect(getSwap(...quoted, { _tag: "SwapTargetChosen", token: usdc }).form).toMatchObject({ from: weth, to: usdc })
    expect(getSwap(...quoted, { _tag: "SwapTurned" }).form).toEqual({ ...form, from: weth, to: usdc, amount: "0.04" })
    expect(getSwap({ _tag: "SwapSourceChosen", token: ether }, { _tag: "SwapTurned" }).form).toMatchObject({
      from: null,
      to: ether
    })
  })

  test("keeps the form for another account on the network and requests again, clears the tokens on another network, and ends the swap in progress in both cases (T10)", () => {
    const second = "eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
    expect(
      getSwap(...proving, { _tag: "SwapSending", isBatch: false }, { _tag: "SwapAccountSet", account: second })
    ).toMatchObject({
      form: { ...form, account: second },
      quote: { _tag: "Asking", last: undefined },
      phase: { _tag: "Failed", quote, during: "swap", error: { tag: "OutcomeUnknown" } }
    })
    expect(getSwap(...quoted, { _tag: "SwapAccountSet", account: elsewhere })).toMatchObject({
      form: { account: elsewhere, from: null, to: null, amount: "" },
      quote: { _tag: "Unasked" }
    })
  })

  const spender = "0x1111111254EEB25477B68fb85Ed929f73A960582"
  const proving: ReadonlyArray<KitEvent> = [...quoted, { _tag: "SwapProving", quote }]
  const allowing = { spender, amountUnits: "100000000" }
  const approving: ReadonlyArray<KitEvent> = [...proving, { _tag: "SwapApproving", ...allowing, nth: 1, of: 1 }]
  const approved: ReadonlyArray<KitEvent> = [...approving, { _tag: "SwapApproved", ...allowing, hash: "0x1" }]
  const failed: KitEvent = { _tag: "SwapFailed", during: "swap", error: sampleFailure }

  test("keeps the form unchanged from the press until the swap is followed", () => {
    expect(getSwap(...proving).phase).toEqual({ _tag: "Proving", quote, allowed: null })
    expect(getSwap(...approving).phase).toMatchObject({ _tag: "Approving", quote, ...allowing, nth: 1, of: 1 })
    expect(
      getSwap(
        ...approving,
        { _tag: "SwapAmountTyped", amount: "7" },
        { _tag: "SwapTurned" },
        { _tag: "SwapApprovalChosen", approval: "all" },
        { _tag: "SwapBatchChosen", batch: "never" },
        { _tag: "SwapQuoteAsked" }
      )
    ).toEqual(getSwap(...approving))
    expect(getSwap(...approved).phase).toEqual({ _tag: "Proving", quote, allowed: allowing })
    const sending: ReadonlyArray<KitEvent> = [...approved, { _tag: "SwapSending", isBatch: false }]
    expect(getSwap(...sending, { _tag: "SwapSent", hash: "0x2" })).toMatchObject({
      phase: { _tag: "Following", quote, allowed: null, hash: "0x2" },
      form: { amount: "" },
      quote: { _tag: "Unasked" }
    })
  })

  test("reports the allowance that a failed swap left to its spender; a revocation leaves no allowance", () => {
    const remaining = getSwap(...approved, failed)
    expect(remaining.phase).toEqual({ _tag: "Failed", quote, allowed: allowing, during: "swap", error: sampleFailure })
    const back: KitEvent = { _tag: "SwapApproved", spender, amountUnits: "0", hash: "0x1" }
    expect(getSwap(...approving, back, failed).phase).toMatchObject({ _tag: "Failed", allowed: null })
  })

  test("names the approval of an earlier try when the next one fails before another approval", () => {
    const retryEvents: ReadonlyArray<KitEvent> = [
      ...approved,
      failed,
      { _tag: "SwapPhaseLeft" },
      { _tag: "SwapProving", quote }
    ]
    expect(getSwap(...retryEvents, failed).phase).toMatchObject({ _tag: "Failed", allowed: allowing })
    const sent: ReadonlyArray<KitEvent> = [...retryEvents, { _tag: "SwapSent", hash: "0x2" }, { _tag: "SwapPhaseLeft" }]
    expect(getSwap(...sent, { _tag: "SwapProving", quote }, failed).phase).toMatchObject({ allowed: null })
    const other = { ...quote, from: quote.to, to: quote.from }
    expect(getSwap(...retryEvents.slice(0, -1), { _tag: "SwapProving", quote: other }).phase).toMatchObject({
      allowed: null
    })
    expect(getSwap(...approving, failed, { _tag: "SwapPhaseLeft" }).phase).toEqual({ _tag: "None" })
    expect(getSwap(...quoted, failed).phase).toEqual({ _tag: "None" })
  })

  test("keeps the visitor's draft during a swap by the host", () => {
    const other = getSwap(
      ...quoted,
      { _tag: "SwapProving", quote: { ...quote, amount: "7" } },
      { _tag: "SwapSending", isBatch: true },
      { _tag: "SwapSent", batchId: "0x1" }
    )
    expect(other).toMatchObject({ phase: { _tag: "Following", batchId: "0x1" }, form: { amount: "100" } })
  })

  test("keeps the previous quote when the next request fails", () => {
    const requested: ReadonlyArray<KitEvent> = [...quoted, { _tag: "SwapQuoteAsked" }]
    expect(getSwap(...requested, { _tag: "SwapQuoteFailed", form, error: sampleFailure }).quote).toEqual({
      _tag: "Failed",
      error: sampleFailure,
      last: quote
    })
  })

  test("requests paused prices again after an interaction", () => {
    const paused = getSwap(...quoted, { _tag: "SwapPaused" })
    expect(paused.isPaused).toBe(true)
    expect(getSwap(...quoted, { _tag: "SwapPaused" }, { _tag: "SwapTouched" })).toMatchObject({
      isPaused: false,
      quote: { _tag: "Asking", last: quote }
    })
  })

  test.each<[string, ReadonlyArray<KitEvent>, unknown]>([
    ["asked", [{ _tag: "SwapTokensAsked", network: "eip155:1" }], { _tag: "Asking", last: undefined }],
    [
      "arrived",
      [{ _tag: "SwapTokensArrived", network: "eip155:1", tokens: [usdc] }],
      { _tag: "Arrived", value: [usdc] }
    ],
    [
      "failed",
      [{ _tag: "SwapTokensFailed", network: "eip155:1", error: sampleFailure }],
      { _tag: "Failed", error: sampleFailure, last: undefined }
    ]
  ])("updates the tokens of a network: %s", (_, events, tokens) => {
    expect(getSwap(...events).tokens).toEqual({ "eip155:1": tokens })
  })

  test("ends a review and a check with ContextChanged when the account changes, and follows a sent swap further", () => {
    const moved = { _tag: "SwapAccountSet", account: elsewhere } as const
    const changed = { _tag: "Failed", quote, error: { tag: "ContextChanged" } }
    expect(getSwap(...quoted, { ...moved, isReviewed: true }).phase).toMatchObject(changed)
    expect(getSwap(...proving, moved).phase).toMatchObject(changed)
    expect(getSwap(...quoted, moved).phase).toEqual({ _tag: "None" })
    const sent: ReadonlyArray<KitEvent> = [...proving, { _tag: "SwapSent", hash: "0x2" }]
    expect(getSwap(...sent, moved).phase).toMatchObject({ _tag: "Following", hash: "0x2" })
  })

  test("keeps the same swap object for an unrelated event", () => {
    const idle: ReadonlyArray<KitEvent> = [
      { _tag: "TabChosen", tab: "activity" },
      { _tag: "SwapPhaseLeft" },
      { _tag: "SwapAmountTyped", amount: "" },
      { _tag: "SwapAccountSet", account: null }
    ]
    expect(stateAfter(start, ...idle).swap).toBe(start.swap)
  })
})
