import { expect, test } from "vitest"
import { document, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

test("name lookup tells addresses by network", async () => {
  const seen = await run("name", "lookup", "sandbox.reown.id", "--json")
  expect([seen.code, seen.err]).toEqual([0, []])
  expect(document(seen)).toMatchObject({
    flow: "name lookup",
    data: {
      name: "sandbox.reown.id",
      registered: true,
      addresses: [
        { address, coinType: 60, network: "eip155:1" },
        { address, network: "eip155:137" }
      ]
    }
  })
  const { out } = await run("name", "lookup", "sandbox")
  expect(out).toContain(`${address}  eip155:137`)
  expect(out).toContain("Since    2026-01-01")
})

test("name reverse tells the names of an account", async () => {
  expect((await run("name", "reverse", address)).out).toEqual(["sandbox.reown.id"])
})

test("name suggest tells what is free", async () => {
  expect((await run("name", "suggest", "sandbox")).out.slice(2, 5).map((line) => line.split(/ +/))).toEqual([
    ["Name", "State"],
    ["sandbox.reown.id", "taken"],
    ["sandbox-1.reown.id", "free"]
  ])
})

test("what cannot be a name is refused; name alone prints its help", async () => {
  const seen = await run("name", "lookup", "ann")
  expect([seen.code, seen.err[0]]).toEqual([2, "Use letters, digits and hyphens, at least 4 characters (name.misfit)"])
  const help = await run("name")
  expect([help.code, help.err]).toEqual([0, []])
  expect(help.out.join("\n")).toContain("lookup")
})
