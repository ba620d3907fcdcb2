import { expect, test } from "vitest"
import { document, run } from "../../../fixtures/testing/cli/testing.ts"

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const send = (to: string, ...more: ReadonlyArray<string>) =>
  run("send", "--token", "USDC", "--to", to, "--amount", "5", ...more)

test.each([
  [receiver.replace("C", "c"), "a character is mistaken"],
  [`0x${"0".repeat(40)}`, "nobody has the zero address"],
  ["0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35", "the token's own contract"]
])("nothing is sent to %s, and why is said", async (to, why) => {
  const { error } = document(await send(to, "--json"))
  expect(error).toMatchObject({ code: "send.misfit", retryable: false, hint: expect.stringContaining(why) })
})

test("a receiver in lower case and one in upper case are taken", async () => {
  for (const to of [receiver.toLowerCase(), `0x${receiver.slice(2).toUpperCase()}`])
    expect(document(await send(to, "--json")).error?.code).not.toBe("send.misfit")
})
