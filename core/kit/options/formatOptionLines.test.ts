import { describe, expect, test } from "vitest"
import { mainnet, polygon } from "../../chain/network/networks.ts"
import { remoteDefaults } from "../features/features.ts"
import { formatOptionLines } from "./formatOptionLines.ts"

const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const withNode = (url: string) => ({ networks: [{ ...mainnet, rpcUrls: { default: { http: [url] } } }] })
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

  test.each([
    [{ networks: [{ ...mainnet, id: 0 }] }, "`networks[0].id` must be an EVM chain ID, e.g. 1; it is 0"],
    [{ networks: [mainnet, { ...mainnet, id: "0x1" }] }, "`networks[1].id` must be an EVM chain ID"],
    [{ networks: [mainnet], defaultNetwork: polygon }, "`defaultNetwork` must be one of `networks`"],
    [{ networks: [mainnet], defaultNetwork: polygon }, 'it is "Polygon", which is not in the list'],
    [{ networks: [mainnet], features: { socials: ["twitter"] } }, "a list of google, x, farcaster"],
    [{ networks: [mainnet], features: { socials: ["twitter"] } }, 'it is ["twitter"]'],
    [withNode("localhost:8545"), "networks[0].rpcUrls.default.http[0]` must be the HTTP URL of a node"],
    [withNode("wss://node.example"), 'it is "wss://node.example"'],
    [withNode("wss://node.example/v2/secret-key"), 'it is "wss://node.example/…"'],
    [withNode(""), 'it is ""']
  ])("names the wrong part of %j", (options, reason) => {
    expect(formatOptionLines(options)).toEqual([expect.stringContaining(reason)])
  })

  test.each([
    [{ cookie: { maxAge: 60 } }, '`cookie` has an unknown key "maxAge". Known keys: domain, path, maxAgeSeconds'],
    [{ cookie: { domian: "example.com" } }, "Did you mean `domain`?"],
    [{ defaultAccountTypes: { evm: "eoa" } }, '`defaultAccountTypes` has an unknown key "evm"'],
    [{ metadata: { name: "App", icon: "https://a.example/i.png" } }, "`metadata` has an unknown key"],
    [{ metadata: { name: "App", icons: ["/icon.png"] } }, "`metadata.icons[0]` must be the full URL"],
    [{ tokens: { 1: { address: usdc, decimals: 6 } } }, '`tokens["1"]` has an unknown key "decimals"'],
    [{ excludeWalletIds: ["com.example", ""] }, "`excludeWalletIds` has an empty id"],
    [{ featuredWalletIds: [" "] }, "`featuredWalletIds` has"],
    [{ customRpcUrls: { "eip155:1": [] } }, '`customRpcUrls["eip155:1"]` must list at least one node'],
    [{ termsConditionsUrl: "foo bar" }, "`termsConditionsUrl` must be the address of a page"],
    [{ privacyPolicyUrl: "example.com/privacy" }, 'it is "example.com/privacy"'],
    [{ universalProviderConfigOverride: { method: {} } }, 'has an unknown key "method". Did you mean `methods`?'],
    [{ universalProviderConfigOverride: { methods: { evm: ["eth_sign"] } } }, '"evm" is not a namespace'],
    [{ universalProviderConfigOverride: { chains: { eip155: ["1"] } } }, ".chains.eip155` must contain network ids"],
    [{ universalProviderConfigOverride: { rpcMap: { 1: "https://a.example" } } }, ".rpcMap` must contain network ids"],
    [{ universalProviderConfigOverride: { defaultChain: "mainnet" } }, ".defaultChain` must contain network ids"]
  ])("reports the part of an option that is ignored: %j", (options, reason) => {
    expect(formatOptionLines({ networks: [mainnet], ...options })[0]).toContain(reason)
  })

  test("accepts the parts of options that are used", () => {
    expect(
      formatOptionLines({
        networks: [mainnet],
        cookie: { domain: "example.com", path: "/", maxAgeSeconds: 60 },
        defaultAccountTypes: { eip155: "eoa", solana: "eoa", bip122: "payment" },
        metadata: { name: "App", description: "", url: "https://a.example", icons: ["https://a.example/i.png"] },
        tokens: { 1: { address: usdc, image: "https://a.example/i.png" } },
        excludeWalletIds: ["com.example", "Some Wallet"],
        customRpcUrls: { "eip155:1": [{ url: "https://a.example" }] },
        termsConditionsUrl: "terms.html",
        privacyPolicyUrl: "#privacy",
        universalProviderConfigOverride: {
          methods: { eip155: ["personal_sign"] },
          chains: { eip155: ["eip155:1"] },
          rpcMap: { "eip155:1": "https://a.example" },
          defaultChain: "eip155:1"
        }
      })
    ).toEqual([])
  })

  test.each(["/rpc", "http://localhost:8545", "https://node.example/key"])("accepts the node %s", (url) => {
    expect(formatOptionLines(withNode(url))).toEqual([])
  })
})
