import * as Either from "effect/Either"
import fc from "fast-check"
import { encodeFunctionData, parseAbi, toFunctionSelector } from "viem"
import { describe, expect, test } from "vitest"
import {
  approve,
  selectors,
  transfer,
  transferFrom,
  getTransferResult,
  hasTransferSucceeded,
  usdtAddresses
} from "./erc20.ts"

const first = `0x${"1".repeat(40)}` as const
const second = `0x${"2".repeat(40)}` as const
const fifth = `0x${"5".repeat(40)}` as const
const abi = parseAbi([
  "function transfer(address recipient, uint256 amount) returns (bool)",
  "function transferFrom(address sender, address recipient, uint256 amount) returns (bool)",
  "function approve(address spender, uint256 amount) returns (bool)"
])
const getAddress = (symbol: string): string => (symbol === "USDT" ? (usdtAddresses[0] ?? "") : first)

describe("ERC-20 calls", () => {
  test.each(
    Object.entries({
      transfer: "function transfer(address,uint256)",
      transferFrom: "function transferFrom(address,address,uint256)",
      approve: "function approve(address,uint256)"
    })
  )("hashes the signature of %s to its selector", (name, signature) => {
    expect(`0x${selectors[name as keyof typeof selectors]}`).toBe(toFunctionSelector(signature))
  })

  test("encodes calldata as the ABI requires, for every amount of 256 bits", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (amount) => {
        expect(Either.getOrThrow(transfer(first, second, amount))).toEqual({
          to: first,
          data: encodeFunctionData({ abi, functionName: "transfer", args: [second, amount] }),
          value: "0x0"
        })
        expect(Either.getOrThrow(transferFrom(first, second, fifth, amount)).data).toBe(
          encodeFunctionData({ abi, functionName: "transferFrom", args: [second, fifth, amount] })
        )
        expect(Either.getOrThrow(approve(first, second, amount)).data).toBe(
          encodeFunctionData({ abi, functionName: "approve", args: [second, amount] })
        )
      }),
      { numRuns: 50 }
    )
  })

  test.each<[string, ReturnType<typeof transfer>, string]>([
    [
      "a negative amount",
      transfer(first, second, -1n),
      'The amount of a token call must be a whole number of base units from 0 to 2^256 - 1; it is "-1".'
    ],
    [
      "257 bits",
      approve(first, second, 2n ** 256n),
      `The amount of a token call must be a whole number of base units from 0 to 2^256 - 1; it is "${2n ** 256n}".`
    ],
    [
      "a number that is no bigint",
      transfer(first, second, JSON.parse("1")),
      'The amount of a token call must be a whole number of base units from 0 to 2^256 - 1; it is "1".'
    ],
    [
      "a short token",
      transfer("0x12", second, 1n),
      'The token of a token call must be 0x and 40 hexadecimal digits; it is "0x12".'
    ],
    [
      "a name as recipient",
      transferFrom(first, second, "ann.eth", 1n),
      'The recipient of a token call must be 0x and 40 hexadecimal digits; it is "ann.eth".'
    ],
    [
      "an empty sender",
      transferFrom(first, "", second, 1n),
      'The sender of a token call must be 0x and 40 hexadecimal digits; it is "".'
    ],
    [
      "a spender without 0x",
      approve(first, second.slice(2), 1n),
      `The spender of a token call must be 0x and 40 hexadecimal digits; it is "${second.slice(2)}".`
    ]
  ])("rejects %s", (_, created, sentence) => {
    expect(Either.getOrThrow(Either.flip(created))).toMatchObject({ _tag: "TokenCallMisfit", message: sentence })
  })

  test("expects no result from seven USDT contracts in any spelling, and a boolean from others", () => {
    expect(usdtAddresses).toHaveLength(7)
    for (const address of usdtAddresses) {
      expect([getTransferResult(address), getTransferResult(`0x${address.slice(2).toUpperCase()}`)]).toEqual([
        "nothing",
        "nothing"
      ])
    }
    expect([getTransferResult(first), getTransferResult("")]).toEqual(["boolean", "boolean"])
  })

  const yes = `0x${"0".repeat(63)}1`
  const no = `0x${"0".repeat(64)}`
  test.each([
    ["USDT", "0x", true],
    ["USDT", yes, true],
    ["USDT", no, false],
    ["USDC", yes, true],
    ["USDC", no, false],
    ["USDC", "0x", false],
    ["USDC", `0x${"0".repeat(63)}2`, false],
    ["USDC", "0x1", false]
  ])("checks whether %s that returned %s has moved: %s", (symbol, returned, moved) => {
    expect(hasTransferSucceeded(getAddress(symbol), returned)).toBe(moved)
  })

  test.each([
    [usdtAddresses[0], "0x", true],
    [usdtAddresses[0], "", true],
    [usdtAddresses[0], `0x${"0".repeat(63)}1`, true],
    [first, "0x", false],
    [first, "", false],
    [first, `0x${"0".repeat(63)}1`, true],
    [first, `0x${"0".repeat(63)}10`, false],
    [first, `x0x${"0".repeat(63)}1`, false],
    [first, `0x${"0".repeat(64)}`, false]
  ])("checks whether a transfer of %s that returned %j has moved something: %s", (token, returned, is) => {
    expect(hasTransferSucceeded(token, returned)).toBe(is)
  })

  test.each([`${second}0`, `x${second}`, "", "7".repeat(100)])("rejects %s as a receiver", (recipient) => {
    expect(Either.getOrThrow(Either.flip(transfer(first, recipient, 1n)))).toMatchObject({
      field: "recipient",
      value: recipient.slice(0, 64)
    })
  })

  test("shows the first 96 digits of an absurd amount", () => {
    const amount = 10n ** 100n
    expect(Either.getOrThrow(Either.flip(transfer(first, second, amount)))).toMatchObject({
      field: "amount",
      value: String(amount).slice(0, 96)
    })
  })
})
