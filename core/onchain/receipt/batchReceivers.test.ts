import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  parseAbi,
  parseAbiParameters,
  size,
  zeroAddress,
  zeroHash
} from "viem"
import { describe, expect, test } from "vitest"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { type BatchTransaction, findBatchReceivers } from "./batchReceivers.ts"

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
const packedCall = encodeFunctionData({
  abi,
  functionName: "execute",
  args: [zeroHash, encodePacked(["address", "uint256"], [friend, 5n])]
})
const alone = encodeFunctionData({ abi: single, functionName: "execute", args: [friend, 5n, "0x"] })
const encodeBundle = (sender: `0x${string}`) =>
  encodeFunctionData({
    abi,
    functionName: "handleOps",
    args: [[[sender, 0n, "0x", batch, zeroHash, 0n, zeroHash, "0x", "0x"]], stranger]
  })
const own = { from: me, to: me, value: "0x0" }

const others = parseAbi([
  "function executeBatch(address[],uint256[],bytes[])",
  "function executeBatch_y6U(address[],uint256[],bytes[])",
  "function execute_ncC(address,uint256,bytes)",
  "function multiSend(bytes)",
  "function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)"
])
const modules = parseAbi([
  "function execute(address,uint256,bytes,uint8)",
  "function executeUserOp(address,uint256,bytes,uint8)",
  "function executeUserOpWithErrorString(address,uint256,bytes,uint8)"
])
const columns = [calls.map(([to]) => to), calls.map(([, value]) => value), calls.map(([, , data]) => data)] as const
const packed = concat(
  calls.map(([to, value, data]) =>
    encodePacked(["uint8", "address", "uint256", "uint256", "bytes"], [0, to, value, BigInt(size(data)), data])
  )
)
const multiSend = encodeFunctionData({ abi: others, functionName: "multiSend", args: [packed] })
const encodeSafeCall = (to: `0x${string}`, value: bigint, data: `0x${string}`, operation: number) =>
  encodeFunctionData({
    abi: others,
    functionName: "execTransaction",
    args: [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, `0x${"11".repeat(65)}`]
  })
const encodeOlderBundle = (callData: `0x${string}`) =>
  encodeFunctionData({
    abi: parseAbi([
      "function handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)"
    ]),
    functionName: "handleOps",
    args: [[[me, 0n, "0x", callData, 1n, 1n, 1n, 1n, 1n, "0x", "0x"]], stranger]
  })
const withData = encodeFunctionData({
  abi,
  functionName: "execute",
  args: [
    `0x01000000000078210001${"0".repeat(44)}`,
    encodeAbiParameters(parseAbiParameters("(address,uint256,bytes)[],bytes"), [calls, "0x1234"])
  ]
})
const prefixed = `0x8dd7712f${batch.slice(2)}` as const

describe("findBatchReceivers", () => {
  test.each<[string, BatchTransaction]>([
    ["executeBatch of the account", { ...own, input: batch }],
    ["several calls of ERC-7821", { ...own, input: several }],
    ["one call of ERC-7579", { ...own, input: packedCall }],
    ["one call of the account", { ...own, input: alone }],
    [
      "an operation of the account in a bundle",
      { from: stranger, to: stranger, value: "0x0", input: encodeBundle(me) }
    ],
    ["a plain transaction", { from: me, to: friend, value: "0x1", input: "0x" }],
    ["several calls with data for the account (ERC-7821)", { ...own, input: withData }],
    [
      "executeBatch in columns",
      { ...own, input: encodeFunctionData({ abi: others, functionName: "executeBatch", args: columns }) }
    ],
    [
      "executeBatch of Biconomy",
      { ...own, input: encodeFunctionData({ abi: others, functionName: "executeBatch_y6U", args: columns }) }
    ],
    [
      "execute of Biconomy",
      { ...own, input: encodeFunctionData({ abi: others, functionName: "execute_ncC", args: [friend, 5n, "0x"] }) }
    ],
    ...(["execute", "executeUserOp", "executeUserOpWithErrorString"] as const).flatMap(
      (functionName): ReadonlyArray<[string, BatchTransaction]> => [
        [
          `one call by ${functionName}`,
          { ...own, input: encodeFunctionData({ abi: modules, functionName, args: [friend, 5n, "0x", 0] }) }
        ],
        [
          `several calls by ${functionName}`,
          { ...own, input: encodeFunctionData({ abi: modules, functionName, args: [stranger, 0n, multiSend, 1] }) }
        ]
      ]
    ),
    [
      "a Safe's transaction that an owner sends",
      { ...own, from: stranger, input: encodeSafeCall(friend, 5n, "0x", 0) }
    ],
    [
      "a Safe's batch that an owner sends",
      { ...own, from: stranger, input: encodeSafeCall(stranger, 0n, multiSend, 1) }
    ],
    [
      "an operation of entry point 0.6",
      { from: stranger, to: stranger, value: "0x0", input: encodeOlderBundle(batch) }
    ],
    [
      "an operation of entry point 0.6 in columns",
      {
        from: stranger,
        to: stranger,
        value: "0x0",
        input: encodeOlderBundle(encodeFunctionData({ abi: others, functionName: "executeBatch", args: columns }))
      }
    ],
    ["a call by executeUserOp of the account", { ...own, input: prefixed }]
  ])("returns the receivers of coins in %s", (_, transaction) => {
    expect(findBatchReceivers(me, [transaction])).toEqual([friend.toLowerCase()])
  })

  test.each([
    ["an operation of another account", { from: stranger, to: stranger, value: "0x0", input: encodeBundle(stranger) }],
    ["calls that a stranger sends to the account", { from: stranger, to: me, value: "0x0", input: batch }],
    ["a plain transaction of a stranger", { from: stranger, to: friend, value: "0x1", input: "0x" }],
    ["a creation", { ...own, to: null, input: batch }],
    ["data that is cut", { ...own, input: batch.slice(0, 80) }],
    [
      "a Safe's delegated call of another contract",
      { ...own, from: stranger, input: encodeSafeCall(friend, 5n, "0x", 1) }
    ],
    [
      "a Safe's transaction to another account",
      { ...own, from: stranger, to: friend, input: encodeSafeCall(friend, 5n, "0x", 0) }
    ],
    [
      "a packed batch that is cut",
      {
        ...own,
        from: stranger,
        input: encodeSafeCall(
          stranger,
          0n,
          encodeFunctionData({
            abi: others,
            functionName: "multiSend",
            args: [`${packed.slice(0, 100)}` as `0x${string}`]
          }),
          1
        )
      }
    ]
  ])("returns nothing for %s", (_, transaction) => {
    expect(findBatchReceivers(me, [transaction])).toEqual([])
  })
})
