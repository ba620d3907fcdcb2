import { describe, expect, test } from "vitest"
import type { NetworkId } from "../network/ids.ts"
import { rpcEndpoints } from "./endpoints.ts"

const network = (
  id: NetworkId,
  rpcUrls = ["https://node.test", "https://second.test"],
  customRpcUrls?: ReadonlyArray<string>
) => ({ id, rpcUrls, customRpcUrls })
const chainService = "https://chain.test"
const gateway = "https://chain.test/v1/?chainId=eip155%3A1&projectId=P1"
const urls = (...params: Parameters<typeof rpcEndpoints>) => rpcEndpoints(...params).map(({ url }) => url)

describe("rpcEndpoints", () => {
  test("lists the host's own endpoints first, then the gateway, then the network's", () => {
    expect(
      urls(
        network("eip155:1", ["https://own.test/Key", "https://node.test"], ["https://own.test/Key"]),
        { chainService },
        "P1"
      )
    ).toEqual(["https://own.test/Key", gateway, "https://node.test"])
  })

  test("replaces the network's own endpoints with the endpoint of the settings", () => {
    expect(urls(network("eip155:1"), { chainService, rpc: { "eip155:1": "http://127.0.0.1:8545" } }, "P1")).toEqual([
      "http://127.0.0.1:8545",
      gateway
    ])
    expect(urls(network("eip155:1"), { rpc: { "eip155:10": "http://127.0.0.1:8545" } }, "")).toEqual([
      "https://node.test",
      "https://second.test"
    ])
  })

  test("uses only the endpoint of the settings with rpcOnly, even if there is no such endpoint", () => {
    const rpc = { "eip155:1": "http://127.0.0.1:8545" }
    expect(urls(network("eip155:1"), { chainService, rpc, rpcOnly: "eip155:1" }, "P1")).toEqual([rpc["eip155:1"]])
    expect(urls(network("eip155:10"), { chainService, rpc, rpcOnly: "all" }, "P1")).toEqual([])
    expect(urls(network("eip155:10"), { rpc, rpcOnly: "eip155:1" }, "P1")).toHaveLength(2)
  })

  test.each<[string, NetworkId, string, string | undefined]>([
    ["there is no project", "eip155:1", "", chainService],
    ["there is no chain service", "eip155:1", "P1", undefined],
    ["the network is not listed", "eip155:31337", "P1", chainService]
  ])("omits the gateway when %s", (_, id, projectId, service) => {
    expect(urls(network(id), { chainService: service }, projectId)).toEqual([
      "https://node.test",
      "https://second.test"
    ])
  })

  test("sends plain text only to the gateway", () => {
    expect(rpcEndpoints(network("eip155:1"), { chainService }, "P1").map(({ bodyType }) => bodyType)).toEqual([
      "text/plain",
      "application/json",
      "application/json"
    ])
  })

  test("preserves the case of ids", () => {
    expect(urls(network("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", []), { chainService }, "AbC")).toEqual([
      "https://chain.test/v1/?chainId=solana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&projectId=AbC"
    ])
  })

  test("adds the project id to a URL on the gateway's host without one, and lists it once", () => {
    expect(urls(network("eip155:1", [], ["https://chain.test/v1?chainId=eip155:5"]), { chainService }, "P1")[0]).toBe(
      "https://chain.test/v1?chainId=eip155%3A5&projectId=P1"
    )
    expect(urls(network("eip155:1", [], ["https://chain.test/v1/?chainId=eip155:1"]), { chainService }, "P1")).toEqual([
      gateway
    ])
    expect(urls(network("eip155:1", ["https://chain.test/v1/?chainId=eip155:1&projectId=theirs"]), {}, "")).toEqual([
      "https://chain.test/v1/?chainId=eip155:1&projectId=theirs"
    ])
    expect(
      urls(network("eip155:1", ["https://rpc.walletconnect.org/v1/?chainId=eip155:1&projectId=theirs"]), {}, "P1")[0]
    ).toContain("projectId=theirs")
  })

  test("sends the project id to no other host", () => {
    expect(
      urls(
        network("eip155:31337", ["https://chain.test.evil.test/v1/", "https://node.test/chain.test/v1/"]),
        { chainService },
        "P1"
      ).join()
    ).not.toContain("P1")
  })

  test("drops duplicates and anything but http(s) URLs", () => {
    expect(
      urls(
        network("eip155:31337", [
          "https://node.test",
          "https://node.test/",
          "wss://node.test",
          "",
          "node.test",
          "javascript:1",
          "HTTPS://NODE.test"
        ]),
        {},
        "P1"
      )
    ).toEqual(["https://node.test"])
    expect(urls(network("eip155:31337", ["https://node.test/Key", "https://node.test/key"]), {}, "P1")).toHaveLength(2)
  })
})
