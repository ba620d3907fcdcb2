import { describe, expect, test } from "vitest"
import { parseDocument, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("identity", () => {
  test("prints the name and the picture, as text and as data", async () => {
    expect((await run("identity", address)).out.slice(0, 2)).toEqual([
      `Account  eip155:1:${address}`,
      "Name     sandbox.eth"
    ])
    const seen = await run("identity", `eip155:1:${address}`, "--json")
    expect([seen.code, seen.err]).toEqual([0, []])
    expect(parseDocument(seen)).toMatchObject({
      ok: true,
      flow: "identity",
      data: { name: "sandbox.eth" },
      meta: { requests: 2 }
    })
  })

  test("prints neither on a network that the service does not support", async () => {
    expect(parseDocument(await run("identity", `eip155:5:${address}`, "--json")).data).toMatchObject({
      name: null,
      avatar: null
    })
    expect((await run("identity", `eip155:5:${address}`)).out).toEqual([
      `Account  eip155:5:${address}`,
      "Name     none",
      "Picture  none"
    ])
  })
})
