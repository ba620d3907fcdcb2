import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const transfer = { from: me, to: receiver, value: "0x1" }

describe("a recording of a command that sends", () => {
  const terminal = onSandbox()

  test.each<readonly [string, ...ReadonlyArray<string>]>([
    ["send", "--token", "USDC", "--to", receiver, "--amount", "5"],
    ["send", "--to", receiver, "--amount", "0.01"],
    ["token", "approve", "USDC", receiver, "5"],
    ["token", "revoke", "USDC", receiver],
    ["token", "approve", "USDC", me, "5"],
    ["token", "transfer-from", "USDC", me, receiver, "5"],
    ["swap", "--from", "USDC", "--to", "ETH", "--amount", "10"],
    [
      "transfers",
      JSON.stringify([
        { to: receiver, amount: "5", token: "USDC" },
        { to: receiver, amount: "0.25" }
      ])
    ],
    [
      "calls",
      "send",
      JSON.stringify([transfer, { to: receiver, value: "0x2" }].map(({ to, value }) => ({ to, value })))
    ],
    ["rpc", "eth_sendTransaction", JSON.stringify([transfer])],
    ["rpc", "eth_sendTransaction", JSON.stringify([{ ...transfer, gas: "0x7530" }])]
  ])("replays to the recorded hashes: %s %s", async (...words) => {
    const file = join(makeFreshFolder(), "flow.json")
    const recorded = await terminal.on(...words, "--record", file, "--json")
    expect([recorded.code, recorded.err.filter((line) => /error|fail/i.test(line))]).toEqual([0, []])
    // Nothing is connected here: the wallet is that of the recording.
    const replayed = await runIn(makeFreshFolder(), [...words, "--fixtures", file, "--json"])
    expect(replayed).toMatchObject({
      code: 0,
      err: expect.not.arrayContaining([expect.stringContaining("No recording")])
    })
    const getHashes = (out: unknown) => JSON.stringify(out).match(/0x[0-9a-f]{64}/g)
    expect(getHashes(parseDocument(replayed).data)).toEqual(getHashes(parseDocument(recorded).data))
  })

  test("does not replay a transaction with another fee", async () => {
    const file = join(makeFreshFolder(), "flow.json")
    const ask = (gas: string) => ["rpc", "eth_sendTransaction", JSON.stringify([{ ...transfer, gas }])]
    expect((await terminal.on(...ask("0x7530"), "--record", file)).code).toBe(0)
    expect((await runIn(makeFreshFolder(), [...ask("0x7531"), "--fixtures", file])).code).toBe(3)
  })
})
