import { encodeAbiParameters, encodeFunctionData, encodePacked, parseAbi, parseAbiParameters, zeroHash } from "viem"
import { describe, expect, test } from "vitest"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { batchReceivers } from "./batchReceivers.ts"

const [me, friend, stranger] = accounts
const calls = [
  [friend, 1n, "0x"],
  [stranger, 2n, "0x01"], // a call with data
  [stranger, 0n, "0x"] // no coins
] as const
const abi = parseAbi([
  "function executeBatch((address,uint256,bytes)[])",
  "function execute(bytes32,bytes)",
  "function handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)"
])
const single = parseAbi(["function execute(address,uint256,bytes)"])
const batch = encodeFunctionData({ abi, functionName: "executeBatch", args: [calls] })
const several = encodeFunctionData({
  abi,
  functionName: "execute",
  args: [`0x01${"0".repeat(62)}`, encodeAbiParameters(parseAbiParameters("(address,uint256,bytes)[]"), [calls])]
})
const one = encodeFunctionData({
  abi,
  functionName: "execute",
  args: [zeroHash, encodePacked(["address", "uint256"], [friend, 5n])]
})
const alone = encodeFunctionData({ abi: single, functionName: "execute", args: [friend, 5n, "0x"] })
const bundled = (sender: `0x${string}`) =>
  encodeFunctionData({
    abi,
    functionName: "handleOps",
    args: [[[sender, 0n, "0x", batch, zeroHash, 0n, zeroHash, "0x", "0x"]], stranger]
  })
const own = { from: me, to: me, value: "0x0" }

describe("batchReceivers", () => {
  test.each([
    ["executeBatch of the account", { ...own, input: batch }],
    ["several calls of ERC-7821", { ...own, input: several }],
    ["one call of ERC-7579", { ...own, input: one }],
    ["one call of the account", { ...own, input: alone }],
    ["an operation of the account in a bundle", { from: stranger, to: stranger, value: "0x0", input: bundled(me) }],
    ["a plain transaction", { from: me, to: friend, value: "0x1", input: "0x" }]
  ])("returns the receivers of coins in %s", (_, transaction) => {
    expect(batchReceivers(me, [transaction])).toEqual([friend.toLowerCase()])
  })

  test.each([
    ["an operation of another account", { from: stranger, to: stranger, value: "0x0", input: bundled(stranger) }],
    ["calls that a stranger sends to the account", { from: stranger, to: me, value: "0x0", input: batch }],
    ["a plain transaction of a stranger", { from: stranger, to: friend, value: "0x1", input: "0x" }],
    ["a creation", { ...own, to: null, input: batch }],
    ["data that is cut", { ...own, input: batch.slice(0, 80) }]
  ])("returns nothing for %s", (_, transaction) => {
    expect(batchReceivers(me, [transaction])).toEqual([])
  })
})
