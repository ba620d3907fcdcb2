import { describe, afterAll, beforeAll, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, run, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
/** The first of anvil's well-known accounts: its key is public. */
const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
const recorded = "0x3fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e"

let sandbox: Sandbox
let home: string
beforeAll(async () => {
  home = makeFreshFolder()
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())
const runOnSandbox = (...words: ReadonlyArray<string>): Promise<RunResult> =>
  runIn(home, [...words, "--sandbox", sandbox.addresses.demo], { env })

describe("tx", () => {
  test("shows a transaction with its block and fee in 80 columns", async () => {
    await runOnSandbox("connect", "--wallet", "key")
    const sent = parseDocument(await runOnSandbox("send", "--to", receiver, "--amount", "0.5", "--yes", "--json"))
    const hash = String(Reflect.get(Object(Reflect.get(Object(sent.data), "transaction")), "hash"))
    for (const more of [[], ["--wait"]]) {
      const result = await runOnSandbox("tx", hash, ...more)
      expect([result.code, result.out[0], result.out[1]]).toEqual([
        0,
        "State        confirmed",
        "Network      Ethereum (eip155:1)"
      ])
      expect(result.out.join("\n")).toMatch(/In block +\d+\nNetwork fee +\S+ ETH/)
      expect(result.out.every((line) => line.length <= 80)).toBe(true)
    }
    expect(parseDocument(await runOnSandbox("tx", hash, "--json")).data).toMatchObject({
      hash,
      network: "eip155:1",
      status: "confirmed"
    })
  }, 60_000)

  test("fails with exit 5 at once when no block has the transaction", async () => {
    const hash = `0x${"9".repeat(64)}`
    for (const words of [
      ["tx", hash],
      ["tx", hash, "--network", "eip155:137"]
    ]) {
      const result = await runOnSandbox(...words)
      expect([result.code, result.err[0], result.err[1]]).toEqual([
        5,
        `Network  ${words.length === 2 ? "Ethereum (eip155:1)" : "Polygon (eip155:137)"}`,
        `The transaction ${hash} is not in a block yet (transaction.not-mined)`
      ])
    }
  }, 60_000)

  test("rejects a hash of another network before it sends a request", async () => {
    expect((await run("tx", "0x1")).code).toBe(2)
    expect((await run("tx", recorded, "--network", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp")).err.join()).toContain(
      "64 to 88"
    )
  })
})
