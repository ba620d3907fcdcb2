import { describe, expect, it } from "vitest"
import { usdc } from "viem/tokens"
import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { isWellKnown, wellKnownContracts } from "./wellKnown.ts"

const listed = [...wellKnownContracts].flatMap(([network, contracts]) =>
  contracts.split(" ").map((contract) => ({ network, contract }))
)

describe("wellKnownContracts", () => {
  it.each(listed.filter(({ network }) => network.startsWith("eip155:")))(
    "spells $contract of $network with its checksum",
    ({ contract }) => {
      expect(toChecksumAddress(contract)).toBe(contract)
    }
  )

  it("has the USDC contract that viem lists for each EVM network", () => {
    const known: Readonly<Record<string, string>> = usdc.addresses
    for (const network of wellKnownContracts.keys()) {
      const contract = known[network.replace("eip155:", "")]
      if (contract !== undefined) expect(wellKnownContracts.get(network)).toContain(contract)
    }
  })
})

describe("isWellKnown", () => {
  it("recognizes a listed contract in any spelling, on its own network only", () => {
    const dai = "0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063"
    expect(isWellKnown("eip155:137", dai)).toBe(true)
    expect(isWellKnown("eip155:137", dai.toLowerCase())).toBe(true)
    expect(isWellKnown("eip155:1", dai)).toBe(false)
    expect(isWellKnown("eip155:5", "")).toBe(false)
  })

  it("compares Solana addresses case-sensitively", () => {
    const network = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
    expect(isWellKnown(network, "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v")).toBe(true)
    expect(isWellKnown(network, "epjfwdd5aufqssqem2qn1xzybapc8g4weggkzwytdt1v")).toBe(false)
  })
})
