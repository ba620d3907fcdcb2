import { describe, expect, test } from "vitest"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { getCoin } from "../token/tokenId.ts"
import { getPrice, readPrices } from "./prices.ts"
import { priceStart, stepPrice } from "./state.ts"

const start = mountSlice({ name: "price", start: priceStart, step: stepPrice }).join(sampleState())
const coin = getCoin("eip155:1")
const upper = "eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const usdc = "eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"

describe("stepPrice", () => {
  test.each<[string, ReadonlyArray<KitEvent>, unknown]>([
    ["asked", [{ _tag: "PricesAsked", tokens: [upper] }], { _tag: "Asking", last: undefined }],
    [
      "arrived, in whichever spelling",
      [
        { _tag: "PricesAsked", tokens: [upper] },
        { _tag: "PricesArrived", tokens: [upper], prices: { [usdc]: "1" } }
      ],
      { _tag: "Arrived", value: "1" }
    ],
    ["not priced", [{ _tag: "PricesArrived", tokens: [usdc], prices: {} }], { _tag: "Arrived", value: null }],
    [
      "asked anew, what is there stays",
      [
        { _tag: "PricesArrived", tokens: [usdc], prices: { [usdc]: "1" } },
        { _tag: "PricesAsked", tokens: [usdc] }
      ],
      { _tag: "Asking", last: "1" }
    ],
    [
      "failed, what is there stays",
      [
        { _tag: "PricesArrived", tokens: [usdc], prices: { [usdc]: "1" } },
        { _tag: "PricesFailed", tokens: [usdc], error: sampleFailure }
      ],
      { _tag: "Failed", error: sampleFailure, last: "1" }
    ]
  ])("updates a price: %s", (_, events, price) => {
    expect(stateAfter(start, ...events).price?.prices).toEqual({ [usdc]: price })
  })

  test("keeps the same prices object for an unrelated event", () => {
    expect(stateAfter(start, { _tag: "TabChosen", tab: "activity" }, { _tag: "PricesAsked", tokens: [] }).price).toBe(
      start.price
    )
  })

  test("drops absurd prices and unrequested tokens (F14), and keeps the others as exact text", () => {
    const items = [
      { address: coin, price: 2500.25 },
      { address: usdc.slice(9).toUpperCase().replace("0X", "0x"), price: 1e-7 },
      { address: coin, price: 1 },
      { address: upper, price: -1 },
      { address: upper, price: JSON.parse("1e400") },
      { address: upper, price: 1e13 },
      { address: upper, price: 0 },
      { address: upper, price: "1" },
      { address: "eip155:137:0x1", price: 3 },
      null,
      { price: 1 },
      JSON.parse('{"__proto__":{"price":1},"address":"x"}')
    ]
    const { dropped, prices } = readPrices([coin, upper], items)
    expect([prices, dropped]).toEqual([{ [coin]: "2500.25", [usdc]: "0.0000001" }, 9])
    expect([getPrice(prices, upper), getPrice(prices, "eip155:137:0x1")]).toEqual(["0.0000001", undefined])
    expect(readPrices([], items).prices).toEqual({})
  })
})
