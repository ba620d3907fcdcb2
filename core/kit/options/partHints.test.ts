import { describe, expect, test } from "vitest"
import { mainnet, polygon } from "../../chain/network/networks.ts"
import { formatOptionLines } from "./formatOptionLines.ts"

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

  test.each(["/rpc", "http://localhost:8545", "https://node.example/key"])("accepts the node %s", (url) => {
    expect(formatOptionLines(withNode(url))).toEqual([])
  })
})
