import { describe, expect, test } from "vitest"
import { findNeeded, toDollars } from "./needed.ts"

describe("toDollars", () => {
  test.each([
    ["25", "0.9998", "25"],
    ["25", "1.0003", "26"],
    ["0.5", "2500", "1250"],
    [" 2 ", "1", "10"],
    ["2", "", ""],
    ["2", undefined, ""],
    ["2", "0", ""],
    ["", "1", ""],
    [undefined, "1", ""],
    ["1e9", "1", ""]
  ])("returns for %j at %j the whole dollars %j, at least 10", (amount, price, expected) => {
    expect(toDollars(amount, price)).toBe(expected)
  })
})

describe("findNeeded", () => {
  const network = { namespace: "eip155", nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 } } as const
  const dai = "0x6B175474E89094C44Da98b954EedeAC495271d0F"
  const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
  test.each([
    [undefined, null],
    [null, null],
    ["", null],
    ["eth", null],
    [usdc, usdc],
    ["dai", dai],
    ["USDC", undefined]
  ])("returns for the token %j the contract %j of an account that holds DAI", (token, expected) => {
    expect(findNeeded(network, [{ symbol: "DAI", address: dai }], token)).toBe(expected)
  })
})
