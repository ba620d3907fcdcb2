import { describe, expect, test } from "vitest"
import { mainnet } from "../../chain/network/networks.ts"
import { optionLines } from "./optionLines.ts"

describe("optionLines", () => {
  test("names what an object or a list has that does not fit", () => {
    expect(optionLines({ networks: [] })).toEqual([expect.stringMatching(/; it is an empty list$/)])
    expect(optionLines({ networks: [mainnet], customRpcUrls: { 1: "https://rpc.example.com" } })).toEqual([
      expect.stringMatching(/; it is an object with `1`$/)
    ])
  })

  test("names wallets that stand where ids of the catalogue are expected", () => {
    const custom = { id: "mine", name: "Mine", homepage: "https://example.com" }
    const lines = optionLines({
      networks: [mainnet],
      customWallets: [custom],
      featuredWalletIds: ["MetaMask", "mine", "c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96"]
    })
    expect(lines).toEqual([
      expect.stringContaining('`featuredWalletIds` has ids of the catalogue, of 64 hex digits each, and not "MetaMask"')
    ])
  })
})
