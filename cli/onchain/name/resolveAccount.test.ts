import { expect, test } from "vitest"
import { document, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const name = "sandbox.reown.id"
const told = [`${name} is`, `  ${address}`, "  on Ethereum (eip155:1)."]

test.each([["balance"], ["identity"], ["activity"], ["sessions", "list"], ["name", "reverse"]])(
  "%s %s takes a name, and says on stderr what it stands for",
  async (...command) => {
    const seen = await run(...command, name, "--json")
    expect([seen.code, seen.err.slice(0, 3)]).toEqual([0, told])
    expect(document(seen).data).toMatchObject({ account: `eip155:1:${address}` })
  }
)

test("a name is an account of a quote and of explain, and a spender, with both told", async () => {
  const quote = await run("swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "100", "--account", name)
  expect([quote.code, quote.err.slice(0, 3)]).toEqual([0, told])
  const explained = await run(
    "explain",
    `{"method":"personal_sign","params":["0x00","${address}"]}`,
    "--account",
    name,
    "--json"
  )
  expect(document(explained).data).toMatchObject({ account: `eip155:1:${address}` })
  const { code, out } = await run("token", "approve", "USDC", name, "5", "--dry-run")
  expect([code, out.map((line) => line.split(/ {2,}/)[1])]).toEqual([
    0,
    expect.arrayContaining([`${name} (${address})`])
  ])
})

test("a name of another service, and one without an address, are refused by a sentence", async () => {
  const foreign = await run("balance", "vitalik.eth", "--json")
  expect([foreign.code, document(foreign).error?.message]).toEqual([
    2,
    expect.stringMatching(/^An account is an address, .* or a name ending in \.reown\.id; "vitalik\.eth" is neither\.$/)
  ])
  const { code, err } = await run("balance", "nobody.reown.id")
  expect([code, err[0]]).toEqual([3, expect.stringContaining("nobody.reown.id")])
  const spender = await run("token", "allowance", "USDC", "zzz", "--account", name, "--json")
  expect([spender.code, document(spender).error?.message]).toEqual([
    2,
    '<spender> must be an address, 0x and 40 hexadecimal digits, or a .reown.id name; it is "zzz".'
  ])
})
