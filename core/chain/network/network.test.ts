import { describe, expect, test } from "vitest"
import * as networks from "./networks.ts"
import { findNetwork, isSupported, toNetwork } from "./network.ts"

const all = Object.values(networks).map(toNetwork)

describe("toNetwork and findNetwork", () => {
  test("includes networks with unique ids and an explorer; those without a built-in mark have an image", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const network of all) {
      expect(network.explorerUrl).toMatch(/^https:/)
      expect(network.rpcUrls.every((url) => url.startsWith("https://"))).toBe(true)
    }
    expect(all.filter(({ imageId }) => imageId !== undefined).map(({ name }) => name)).toEqual(["Celo", "Aurora"])
  })

  test("treats a chain without CAIP fields as EVM", () => {
    expect(
      toNetwork({
        id: 137,
        name: "P",
        nativeCurrency: { name: "P", symbol: "P", decimals: 18 },
        rpcUrls: { default: { http: [] } }
      })
    ).toMatchObject({ id: "eip155:137", namespace: "eip155", testnet: false })
    expect(toNetwork(networks.solana)).toMatchObject({
      id: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      namespace: "solana"
    })
  })

  test("supports a network if no networks are requested or if it is among them", () => {
    const requested = [toNetwork(networks.mainnet)]
    expect(isSupported([], "eip155:5")).toBe(true)
    expect(isSupported(requested, "eip155:1")).toBe(true)
    expect(isSupported(requested, "eip155:5")).toBe(false)
  })

  test("marks an unconfigured network by its name", () => {
    expect(findNetwork([], "solana:x")).toMatchObject({
      id: "solana:x",
      name: "Unknown Network",
      namespace: "solana",
      rpcUrls: []
    })
  })

  test.each([
    ["https://scan.test", "https://scan.test"],
    ["http://localhost:4000", "http://localhost:4000"],
    ["http://scan.test", undefined],
    ["https://user:secret@scan.test", undefined],
    ["javascript:alert(1)", undefined]
  ])("stores an explorer at %s as %s", (url, stored) => {
    expect(toNetwork({ ...networks.mainnet, blockExplorers: { default: { url } } }).explorerUrl).toBe(stored)
  })
})
