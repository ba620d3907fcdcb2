import { expect, test } from "vitest"
import { onSandbox } from "../fixtures/testing/cli/onSandbox.ts"
import { parseDocument, run } from "../fixtures/testing/cli/testing.ts"

const { on: runOnSandbox } = onSandbox()
const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

test.each([
  ["send", "--token", "USDC", "--to", other, "--amount", "5"],
  ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100"],
  ["swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "100", "--account", account],
  ["siwx", "sign"],
  ["name", "lookup", "sandbox"],
  ["name", "suggest", "sandbox"],
  ["name", "register", "terminal"],
  ["name", "reverse", account],
  ["sessions", "list", account],
  ["sessions", "revoke", account, "sandbox-pci-1"],
  ["onramp", "options"],
  ["onramp", "quote", "--amount", "50"],
  ["onramp", "url"]
])("%s %s names its network in the text and in the data", async (...words) => {
  expect((await run(...words)).out.join("\n")).toContain("Ethereum (eip155:1)")
  expect(parseDocument(await run(...words, "--json")).data).toMatchObject({ network: "eip155:1" })
})

test("`rpc` prints only the result on stdout, and its network on stderr", async () => {
  const { err, out } = await runOnSandbox("rpc", "eth_chainId")
  expect([out, err]).toEqual([["0x1  1"], ["Network  Ethereum (eip155:1)"]])
})
