import { describe, expect, test } from "vitest"
import * as networks from "../../../core/chain/network/networks.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { getChainMark } from "./chainMarks.ts"

const marked = [
  ["Ethereum", "eip155:1"],
  ["Polygon", "eip155:137"],
  ["Base", "eip155:8453"],
  ["Arbitrum", "eip155:42161"],
  ["OP", "eip155:10"],
  ["BNB", "eip155:56"],
  ["Avalanche", "eip155:43114"],
  ["Solana", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"],
  ["Bitcoin", "bip122:000000000019d6689c085ae165831e93"],
  ["zkSync", "eip155:324"],
  ["Linea", "eip155:59144"],
  ["Gnosis", "eip155:100"]
] as const

describe("getChainMark", () => {
  test.each(marked)("returns one path under 300 bytes for %s", (_, id) => {
    const mark = getChainMark(id)
    expect(mark?.path).toMatch(/^M[-\d. a-zA-Z]{30,299}$/)
    expect(mark?.color).toMatch(/^#[0-9a-f]{6}$/)
  })

  test("returns twelve distinct marks, and undefined for a chain without one", () => {
    expect(new Set(marked.map(([, id]) => getChainMark(id)?.path)).size).toBe(12)
    expect(getChainMark("eip155:999999")).toBeUndefined()
  })

  test.each(Object.values(networks).map(toNetwork))(
    "returns a mark for $name unless the network has an image",
    ({ id, imageId }) => {
      expect(getChainMark(id) === undefined).toBe(imageId !== undefined)
    }
  )
})
