import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import { entryPointVersions, isPaymasterAnswer, toDraftOperation } from "./paymaster.ts"
import { readSponsors } from "./sponsor.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const url = "https://pay.example/v1?key=1"

describe("readSponsors", () => {
  test("reads an address, and an address with a context, by the id of an EVM network", () => {
    const context = { policyId: "7", rules: [1] }
    const read = readSponsors({ "eip155:1": url, "eip155:8453": { url, context } })
    expect(read).toEqual({ "eip155:1": { url }, "eip155:8453": { url, context } })
    context.rules.push(2)
    expect(read?.["eip155:8453"]?.context).toEqual({ policyId: "7", rules: [1] })
    expect(readSponsors({ "eip155:1": "http://127.0.0.1:4744" })).toBeDefined()
    expect(readSponsors({})).toEqual({})
  })

  test.each([
    ["a list", [url]],
    ["another namespace", { "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp": url }],
    ["a number as the network", { 1: url }],
    ["a network written in another way", { "eip155:0x1": url }],
    ["http on another machine", { "eip155:1": "http://pay.example" }],
    ["a password in the address", { "eip155:1": "https://me:secret@pay.example" }],
    ["no address", { "eip155:1": { context: {} } }],
    ["a context that is not an object", { "eip155:1": { url, context: "policy" } }],
    ["a context with a function", { "eip155:1": { url, context: { policy: () => 1 } } }],
    [
      "a getter that throws",
      {
        get "eip155:1"(): string {
          throw new Error("no")
        }
      }
    ]
  ])("rejects %s", (_, value) => {
    expect(readSponsors(value)).toBeUndefined()
  })
})

describe("toDraftOperation", () => {
  test("encodes calls as the smart accounts execute them", () => {
    const abi = parseAbi(["function executeBatch((address target, uint256 value, bytes data)[] calls)"])
    const calls = [
      { to: account, value: "0x5" },
      { to: account, data: `0x${"ab".repeat(33)}` },
      { to: account, data: "0x" }
    ]
    const args = calls.map(({ data = "0x", to, value = "0x0" }) => ({
      target: to as `0x${string}`,
      value: BigInt(value),
      data: data as `0x${string}`
    }))
    expect(toDraftOperation(account, calls, "0.8")?.["callData"]).toBe(
      encodeFunctionData({ abi, functionName: "executeBatch", args: [args] })
    )
  })

  test("has initCode only for the entry point 0.6, and no operation for a call that cannot be encoded", () => {
    expect(
      entryPointVersions.map((version) => "initCode" in (toDraftOperation(account, [{ to: account }], version) ?? {}))
    ).toEqual([false, false, true])
    expect(toDraftOperation(account, [{ to: "0xyz" }], "0.8")).toBeUndefined()
  })
})

describe("isPaymasterAnswer", () => {
  test.each([
    [{ paymaster: account, paymasterData: "0x" }, "0.8", true],
    [{ paymaster: account, paymasterData: "0x12", callData: "0xdeadbeef" }, "0.7", true],
    [{ paymasterAndData: account }, "0.6", true],
    [{ paymasterAndData: "0x" }, "0.6", false],
    [{ paymasterAndData: account }, "0.7", false],
    [{ paymaster: account, paymasterData: "0x" }, "0.6", false],
    [{ paymaster: account }, "0.8", false],
    [{ paymaster: 7, paymasterData: "none" }, "0.8", false],
    [{ paymaster: account, paymasterData: "0x1" }, "0.8", false],
    [null, "0.8", false],
    ["paid", "0.6", false]
  ] as const)("%o for %s: %s", (answer, version, expected) => {
    expect(isPaymasterAnswer(answer, version)).toBe(expected)
  })
})
