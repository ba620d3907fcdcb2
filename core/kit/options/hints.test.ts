import { describe, expect, test } from "vitest"
import { mainnet } from "../../chain/network/networks.ts"
import { remoteDefaults } from "../features/features.ts"
import { formatOptionLines } from "./formatOptionLines.ts"

const own = { id: "own", name: "Own", homepage: "https://example.com" }

describe("formatOptionLines", () => {
  test("names the entries of an object or a list that do not fit", () => {
    expect(formatOptionLines({ networks: [] })).toEqual([expect.stringMatching(/; it is an empty list$/)])
    expect(formatOptionLines({ networks: [mainnet], customRpcUrls: { 1: "https://rpc.example.com" } })).toEqual([
      expect.stringMatching(/; it is an object with `1`$/),
      expect.stringMatching(/ has an entry for "1", which is not the id of a network\. Did you mean "eip155:1"\?$/)
    ])
  })

  test("describes a value that cannot be read", () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    for (const option of ["debug", "features"])
      expect(formatOptionLines({ networks: [mainnet], [option]: proxy })).toEqual([
        expect.stringMatching(new RegExp(`^Option \`${option}\` must .*; it cannot be read$`))
      ])
  })

  test.each([
    ["customRpcUrls", "eip155:137", [{ url: "https://rpc.example.com" }], "which is not in `networks`: eip155:1"],
    ["customRpcUrls", "1", [{ url: "https://rpc.example.com" }], 'Did you mean "eip155:1"?'],
    ["chainImages", "137", "https://example.com/1.png", "which is not in `networks`: eip155:1"],
    ["tokens", "ethereum", { address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" }, "which is not in `networks`"]
  ])("names an unused entry of %s for %j", (option, key, value, reason) => {
    const lines = formatOptionLines({ networks: [mainnet], [option]: { [key]: value } })
    expect(lines).toEqual([expect.stringContaining(`Option \`${option}\` has an entry for "${key}", `)])
    expect(lines[0]).toContain(reason)
  })

  test("accepts entries by the id of a network, and by an EVM chain's number where that is allowed", () => {
    expect(
      formatOptionLines({
        networks: [mainnet],
        customRpcUrls: { "eip155:1": [{ url: "https://rpc.example.com" }] },
        chainImages: { 1: "https://example.com/1.png" },
        tokens: { "eip155:1": { address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" } }
      })
    ).toEqual([])
  })

  const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
  test.each([
    [{ tokens: { 1: { address: "USDC" } } }, 'tokens["1"].address` must be the contract of a token on eip155:1'],
    [{ tokens: { 1: { address: usdc.slice(0, -1) } } }, 'tokens["1"].address` must be the contract of a token'],
    [{ tokens: { "eip155:1": { address: usdc.replace("A0b", "a0b") } } }, '"].address` has capital letters that'],
    [{ tokens: { 1: { address: `0x${"0".repeat(40)}` } } }, 'tokens["1"].address` must be the contract of a token'],
    [{ tokens: { 1: { address: usdc, image: "/usdc.png" } } }, 'tokens["1"].image` must be the https URL'],
    [{ chainImages: { 1: "/eth.png" } }, 'chainImages["1"]` must be the https URL'],
    [
      { customRpcUrls: { "eip155:1": [{ url: "rpc.example.com" }] } },
      '["eip155:1"][0].url` must be the HTTP URL of a node'
    ],
    [
      { allowedAncestors: ["https://shop.example/"] },
      'must be the origin of a site, e.g. "https://shop.example"; it is'
    ],
    [{ addressBook: [usdc.slice(0, -1)] }, "addressBook[0]` must be an address"],
    [{ customWallets: [{ ...own, image_url: "w.png" }] }, "customWallets[0].image_url` must be the https URL"],
    [{ sponsor: { "eip155:5": "https://pay.example" } }, '`sponsor` has an entry for "eip155:5", which is not in']
  ])("names the entry that cannot be used: %j", (options, reason) => {
    expect(formatOptionLines({ networks: [mainnet], ...options })).toEqual([expect.stringContaining(reason)])
  })

  test("accepts entries that fit their rules", () => {
    const image = "https://example.com/1.png"
    expect(
      formatOptionLines({
        networks: [mainnet],
        tokens: { 1: { address: usdc.toLowerCase(), image } },
        chainImages: { "eip155:1": image },
        customRpcUrls: { "eip155:1": [{ url: "http://127.0.0.1:8545" }] },
        allowedAncestors: ["https://shop.example", "http://localhost:3000"],
        addressBook: [usdc, `eip155:1:${usdc}`, "Dz1YpEVKmnvDHzQsJXpf9bvZMmLRHCzRGvQjbbuXmQv2"],
        customWallets: [{ ...own, image_url: image }]
      })
    ).toEqual([])
  })

  test.each([
    ["swaps", ["uniswap", "1inch"], '`features.swaps` lists "uniswap"; the only provider is 1inch'],
    ["onramp", ["coinbase"], '`features.onramp` lists "coinbase"; the only provider is meld']
  ])("names an unknown provider of %s: %j", (feature, list, reason) => {
    expect(formatOptionLines({ networks: [mainnet], features: { [feature]: list } })).toEqual([
      expect.stringContaining(reason)
    ])
    const { onramp, swaps } = remoteDefaults
    expect(formatOptionLines({ networks: [mainnet], features: { swaps, onramp } })).toEqual([])
  })

  test("names wallets where ids of the catalogue are expected", () => {
    const custom = { id: "mine", name: "Mine", homepage: "https://example.com" }
    const lines = formatOptionLines({
      networks: [mainnet],
      customWallets: [custom],
      featuredWalletIds: ["MetaMask", "mine", "c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96"]
    })
    expect(lines).toEqual([
      expect.stringContaining('`featuredWalletIds` has ids of the catalogue, of 64 hex digits each, and not "MetaMask"')
    ])
  })
})
