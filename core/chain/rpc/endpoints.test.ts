import { expect, test } from "vitest"
import type { NetworkId } from "../network/ids.ts"
import { rpcEndpoints } from "./endpoints.ts"

const network = (
  id: NetworkId,
  rpcUrls = ["https://node.test", "https://second.test"],
  customRpcUrls?: ReadonlyArray<string>
) => ({ id, rpcUrls, customRpcUrls })
const chainService = "https://chain.test"
const gateway = "https://chain.test/v1/?chainId=eip155%3A1&projectId=P1"
const urls = (...asked: Parameters<typeof rpcEndpoints>) => rpcEndpoints(...asked).map(({ url }) => url)

test("the host's own come first, then the gateway, then the network's", () => {
  expect(
    urls(
      network("eip155:1", ["https://own.test/Key", "https://node.test"], ["https://own.test/Key"]),
      { chainService },
      "P1"
    )
  ).toEqual(["https://own.test/Key", gateway, "https://node.test"])
})

test("an endpoint of the settings stands in place of the network's own", () => {
  expect(urls(network("eip155:1"), { chainService, rpc: { "eip155:1": "http://127.0.0.1:8545" } }, "P1")).toEqual([
    "http://127.0.0.1:8545",
    gateway
  ])
  expect(urls(network("eip155:1"), { rpc: { "eip155:10": "http://127.0.0.1:8545" } }, "")).toEqual([
    "https://node.test",
    "https://second.test"
  ])
})

test("with rpcOnly a network has the endpoint of the settings alone, or none", () => {
  const rpc = { "eip155:1": "http://127.0.0.1:8545" }
  expect(urls(network("eip155:1"), { chainService, rpc, rpcOnly: "eip155:1" }, "P1")).toEqual([rpc["eip155:1"]])
  expect(urls(network("eip155:10"), { chainService, rpc, rpcOnly: "all" }, "P1")).toEqual([])
  expect(urls(network("eip155:10"), { rpc, rpcOnly: "eip155:1" }, "P1")).toHaveLength(2)
})

test.each<[string, NetworkId, string, string | undefined]>([
  ["there is no project", "eip155:1", "", chainService],
  ["there is no chain service", "eip155:1", "P1", undefined],
  ["the network is not listed", "eip155:31337", "P1", chainService]
])("the gateway is left out when %s", (_, id, projectId, service) => {
  expect(urls(network(id), { chainService: service }, projectId)).toEqual(["https://node.test", "https://second.test"])
})

test("only the gateway is sent plain text", () => {
  expect(rpcEndpoints(network("eip155:1"), { chainService }, "P1").map(({ bodyType }) => bodyType)).toEqual([
    "text/plain",
    "application/json",
    "application/json"
  ])
})

test("ids keep their upper and lower case", () => {
  expect(urls(network("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", []), { chainService }, "AbC")).toEqual([
    "https://chain.test/v1/?chainId=solana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&projectId=AbC"
  ])
})

test("a url of the gateway's host without a project id gets it, and is not asked twice", () => {
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

test("the project id goes to no other host", () => {
  expect(
    urls(
      network("eip155:31337", ["https://chain.test.evil.test/v1/", "https://node.test/chain.test/v1/"]),
      { chainService },
      "P1"
    ).join()
  ).not.toContain("P1")
})

test("duplicates and what is no http url are left out", () => {
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
