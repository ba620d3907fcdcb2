import { describe, expect, test } from "vitest"
import { defaultPurchaseCurrencies } from "./defaults.ts"
import type { PurchaseCurrency } from "./events.ts"
import { parsePurchase } from "./parsePurchase.ts"

const ether: PurchaseCurrency = {
  id: "eth",
  name: "Ether",
  symbol: "ETH",
  networks: [{ name: "ethereum-mainnet", displayName: "Ethereum", id: "eip155:1", contract: `0x${"0".repeat(40)}` }]
}

describe("parsePurchase", () => {
  test.each([
    ["USDC", "USDC"],
    ["usdc", "USDC"],
    [" eth ", "ETH"],
    [" eip155:1/slip44:60 ", "ETH"],
    ["0xA0B86991C6218B36C1D19D4A2E9EB0CE3606EB48", "USDC"],
    ["eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", "USDC"],
    ["eip155:137/erc20:0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359", "USDC"],
    ["eip155:1/slip44:60", "ETH"],
    ["eip155:137/slip44:60", undefined],
    ["eip155:137/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", undefined],
    ["DAI", undefined],
    ["", undefined],
    ["eip155:1/erc20:0x1", undefined]
  ])("parses %s as %s", (word, symbol) => {
    expect(parsePurchase(word, [...defaultPurchaseCurrencies, ether])?.symbol).toBe(symbol)
  })

  test("treats only a contract of all zeros as the network's own coin", () => {
    const makeOdd = (contract: string): PurchaseCurrency => ({
      ...ether,
      symbol: "ODD",
      networks: ether.networks.map((network) => ({ ...network, contract }))
    })
    const zeros = `0x${"0".repeat(40)}`
    for (const contract of [`${zeros}1`, `1${zeros}`, `0x1${"0".repeat(39)}`])
      expect(parsePurchase("eip155:1/slip44:60", [makeOdd(contract), ether])).toBe(ether)
  })
})
