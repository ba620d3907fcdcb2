import { describe, expect, test } from "vitest"
import { parseDocument, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const name = "sandbox.reown.id"
const resolvedLines = [`${name} is`, `  ${address}`, "  on Ethereum (eip155:1)."]

describe("a .reown.id name as an account", () => {
  test.each([["balance"], ["identity"], ["activity"], ["sessions", "list"], ["name", "reverse"]])(
    "is accepted by %s %s, which prints its address on stderr",
    async (...command) => {
      const seen = await run(...command, name, "--json")
      expect([seen.code, seen.err.slice(0, 3)]).toEqual([0, resolvedLines])
      expect(parseDocument(seen).data).toMatchObject({ account: `eip155:1:${address}` })
    }
  )

  test("is accepted by swap-quote and explain, and as a spender", async () => {
    const quote = await run("swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "100", "--account", name)
    expect([quote.code, quote.err.slice(0, 3)]).toEqual([0, resolvedLines])
    const explained = await run(
      "explain",
      `{"method":"personal_sign","params":["0x00","${address}"]}`,
      "--account",
      name,
      "--json"
    )
    expect(parseDocument(explained).data).toMatchObject({ account: `eip155:1:${address}` })
    const { code, out } = await run("token", "approve", "USDC", name, "5", "--dry-run")
    expect([code, out.map((line) => line.split(/ {2,}/)[1])]).toEqual([
      0,
      expect.arrayContaining([`${name} (${address})`])
    ])
  })

  test("is rejected if it breaks the rules of ENS or has no address", async () => {
    const invalid = await run("balance", "vitalik..eth", "--json")
    expect([invalid.code, parseDocument(invalid).error?.message]).toEqual([2, "This is not a valid name (empty label)"])
    const { code, err } = await run("balance", "nobody.reown.id")
    expect([code, err[0]]).toEqual([3, expect.stringContaining("nobody.reown.id")])
    const spender = await run("token", "allowance", "USDC", "zzz", "--account", name, "--json")
    expect([spender.code, parseDocument(spender).error?.message]).toEqual([
      2,
      '<spender> must be an address, 0x and 40 hexadecimal digits, or a name; it is "zzz".'
    ])
  })
})
