import { describe, expect, test } from "vitest"
import { run } from "../fixtures/testing/cli/testing.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("--network", () => {
  test.each(["polygon", "Polygon", "137", "polgon", "matic", "0x89", "EIP155:137", " polygon "])(
    "suggests the id for %s",
    async (name) => {
      const { code, err } = await run("balance", account, "--network", name)
      expect(code).toBe(2)
      expect(err).toContain("Did you mean --network eip155:137 (Polygon)?")
    }
  )

  test.each([
    ["mainet", "eip155:1 (Ethereum)"],
    ["arbitrum", "eip155:42161 (Arbitrum One)"],
    ["optimism", "eip155:10 (OP Mainnet)"]
  ])("suggests the id for %s in --networks and network use", async (name, network) => {
    for (const words of [
      ["csp", "--networks", name],
      ["network", "use", name]
    ])
      expect((await run(...words)).err).toContain(`Did you mean ${network}?`)
  })

  test("suggests nothing for a word that is near no name", async () => {
    const { err } = await run("balance", account, "--network", "xx")
    expect(err.join(" ")).not.toContain("Did you mean")
  })

  test("names --network, not the account, if its number is invalid", async () => {
    const { code, err } = await run("balance", account, "--network", "eip155:137x")
    expect([code, err[0]]).toEqual([2, expect.stringContaining('--network must be a CAIP-2 id; it is "eip155:137x"')])
  })
})
