import { describe, expect, test } from "vitest"
import { parseDocument, run } from "../../../fixtures/testing/cli/testing.ts"

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const send = (to: string, ...more: ReadonlyArray<string>) =>
  run("send", "--token", "USDC", "--to", to, "--amount", "5", ...more)

describe("send", () => {
  test.each([
    [receiver.replace("C", "c"), "send.receiver-mistyped", "A character of this address is wrong"],
    [`0x${"0".repeat(40)}`, "send.receiver-lost", "Anything sent there is lost"],
    ["0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35", "send.receiver-lost", "Anything sent there is lost"],
    [receiver.slice(0, -1), "send.misfit", "a valid amount and receiver address"],
    ["vitalik..eth", "ens.invalid", "This is not a valid name"]
  ])("rejects the receiver %s with the reason", async (to, code, why) => {
    const { error } = parseDocument(await send(to, "--json"))
    expect(error).toMatchObject({ code, retryable: false, message: expect.stringContaining(why) })
  })

  test("accepts the zero address only with --burn, as far as the recordings reach", async () => {
    expect(parseDocument(await send(`0x${"0".repeat(40)}`, "--burn", "--json")).error?.code).not.toMatch(/^send\./)
  })

  test("sends the network's coin without a token, and fails without an amount", async () => {
    expect(parseDocument(await run("send", "--to", receiver, "--json")).error?.code).toBe("send.incomplete")
    const coin = parseDocument(await run("send", "--to", receiver, "--amount", "0.1", "--dry-run", "--json"))
    expect(coin.data ?? coin.error).not.toMatchObject({ code: "send.needs-token" })
  })

  test("accepts a receiver in lower case and in upper case", async () => {
    for (const to of [receiver.toLowerCase(), `0x${receiver.slice(2).toUpperCase()}`])
      expect(parseDocument(await send(to, "--json")).error?.code).not.toBe("send.misfit")
  })
})
