import { describe, expect, test } from "vitest"
import { ether, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { resolveTokens } from "./resolveTokens.ts"

const fake = { ...usdc, id: "eip155:1:0x00000000000000000000000000000000deadbeef", symbol: "usdc" } as const
const all = [ether, usdc, weth, fake]

describe("resolveTokens", () => {
  test.each<[string, ReadonlyArray<object>]>([
    ["ETH", [ether]],
    [" weth ", [weth]],
    ["USDC", [usdc, fake]],
    ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", [usdc]],
    ["0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", [usdc]],
    ["eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", [usdc]],
    ["eip155:1/slip44:60", [ether]],
    [usdc.id, [usdc]],
    [fake.id, [fake]],
    ["eip155:137/slip44:60", []],
    ["DOGE", []],
    ["", []],
    ["__proto__", []],
    ["0x12", []]
  ])("resolves %j to %j", (word, tokens) => {
    expect(resolveTokens(word, all)).toEqual(tokens)
  })

  test("treats a symbol that looks like an id as a symbol", () => {
    const pool = { ...usdc, symbol: "UNI/ETH" }
    expect(resolveTokens("uni/eth", [pool, ether])).toEqual([pool])
  })
})
