import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readWalletAssets, getAssetTokens, type WalletAsset } from "./walletAssets.ts"

const metadata = { name: "USD Coin", symbol: "USDC", decimals: 6, price: 1, iconUrl: "https://a.test/i.png" }
const asset = { address: "0xA0b8", balance: "0x16e360", type: "ERC20", metadata } as const

describe("readWalletAssets", () => {
  test("reads an answer in which every asset is valid", () => {
    expect(readWalletAssets({ "0x1": [asset], "0x89": [] })).toEqual({ "0x1": [asset], "0x89": [] })
  })

  test.each<[string, unknown]>([
    ["address", { ...asset, address: 7 }],
    ["balance", { ...asset, balance: 7 }],
    ["type", { ...asset, type: "ERC721" }],
    ["metadata", { ...asset, metadata: null }],
    ["name", { ...asset, metadata: { ...metadata, name: null } }],
    ["symbol", { ...asset, metadata: { ...metadata, symbol: 1 } }],
    ["decimals", { ...asset, metadata: { ...metadata, decimals: "6" } }],
    ["price", { ...asset, metadata: { ...metadata, price: "1" } }],
    ["iconUrl", { ...asset, metadata: { ...metadata, iconUrl: undefined } }]
  ])("rejects the whole answer if one asset has a bad %s", (_, bad) => {
    expect(readWalletAssets({ "0x1": [asset, bad] })).toBeUndefined()
  })

  const listTokens = (...assets: ReadonlyArray<unknown>) => getAssetTokens("0x89", assets as ReadonlyArray<WalletAsset>)

  test("converts holdings to token balances: the native one without an address, amounts exact", () => {
    expect(
      listTokens(asset, {
        address: "native",
        balance: "0xde0b6b3a7640001",
        type: "NATIVE",
        metadata: { ...metadata, decimals: 18, value: 3 }
      })
    ).toEqual([
      {
        name: "USD Coin",
        symbol: "USDC",
        network: "eip155:137",
        price: "1",
        value: "1.5",
        iconUrl: metadata.iconUrl,
        address: "0xA0b8",
        quantity: { decimals: 6, numeric: "1.5" }
      },
      {
        name: "USD Coin",
        symbol: "USDC",
        network: "eip155:137",
        price: "1",
        iconUrl: metadata.iconUrl,
        value: "3",
        quantity: { decimals: 18, numeric: "1.000000000000000001" }
      }
    ])
  })

  test.each([0, -1, 1.5, 78, Number.NaN])("drops a token of %s decimals", (decimals) => {
    expect(listTokens({ ...asset, metadata: { ...metadata, decimals } })).toEqual([])
  })

  test("computes a missing worth exactly as price times amount, and rejects an absurd one", () => {
    const getWorth = (more: object) =>
      listTokens({ ...asset, balance: "0x3", metadata: { ...metadata, decimals: 18, price: 0.1, ...more } })[0]?.value
    expect([getWorth({}), getWorth({ value: -1 }), getWorth({ value: 1e300 }), getWorth({ value: 0.3 })]).toEqual([
      "0.0000000000000000003",
      "0.0000000000000000003",
      "0.0000000000000000003",
      "0.3"
    ])
    expect(listTokens({ ...asset, metadata: { ...metadata, price: -1 } })).toEqual([])
  })

  test("drops a balance that is not a number, and an invalid chain", () => {
    expect(listTokens({ ...asset, balance: "0x" }, { ...asset, balance: "-1" })).toEqual([])
    expect(getAssetTokens("solana", [asset])).toEqual([])
  })

  test("readWalletAssets and getAssetTokens never throw", () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), fc.string(), (answer, chainId, balance) => {
        readWalletAssets(answer)
        getAssetTokens(chainId, [{ ...asset, balance }])
      })
    )
  })
})
