import { describe, expect, test } from "vitest"
import { mainnet, polygon } from "../../chain/network/networks.ts"
import { formatOptionLines } from "./formatOptionLines.ts"

const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const withNode = (url: string) => ({ networks: [{ ...mainnet, rpcUrls: { default: { http: [url] } } }] })

describe("formatOptionLines", () => {
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
