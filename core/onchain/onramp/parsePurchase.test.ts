import { expect, test } from "vitest"
import { defaultPurchaseCurrencies } from "./defaults.ts"
import type { PurchaseCurrency } from "./events.ts"
import { parsePurchase } from "./parsePurchase.ts"

const ether: PurchaseCurrency = {
  id: "eth",
  name: "Ether",
  symbol: "ETH",
  networks: [{ name: "ethereum-mainnet", displayName: "Ethereum", id: "eip155:1", contract: `0x${"0".repeat(40)}` }]
}

test.each([
  ["USDC", "USDC"],
  ["usdc", "USDC"],
  [" eth ", "ETH"],
  ["0xA0B86991C6218B36C1D19D4A2E9EB0CE3606EB48", "USDC"],
  ["eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", "USDC"],
  ["eip155:137/erc20:0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174", "USDC"],
  ["eip155:1/slip44:60", "ETH"],
  ["eip155:137/slip44:60", undefined],
  ["eip155:137/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", undefined],
  ["DAI", undefined],
  ["", undefined],
  ["eip155:1/erc20:0x1", undefined]
])("%s means %s", (word, symbol) => {
  expect(parsePurchase(word, [...defaultPurchaseCurrencies, ether])?.symbol).toBe(symbol)
})
