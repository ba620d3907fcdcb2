import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type Sending, sendRequest } from "./sendRequest.ts"

const from = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const makeSending = (changes: Partial<Sending> = {}): Sending => ({
  from,
  receiver,
  amount: "1.5",
  token: { decimals: 18 },
  ...changes
})

describe("sendRequest", () => {
  test("sends the chain's own coin as value, without data", () => {
    expect(Either.getOrNull(sendRequest(makeSending()))).toEqual({
      from,
      to: receiver,
      data: "0x",
      value: "0x14d1120d7b160000"
    })
  })

  test("sends a token by its contract's transfer, without any coin", () => {
    expect(Either.getOrNull(sendRequest(makeSending({ token: { address: usdc, decimals: 6 } })))).toEqual({
      from,
      to: usdc,
      value: "0x0",
      data: `0xa9059cbb${receiver.slice(2).toLowerCase().padStart(64, "0")}${(1_500_000).toString(16).padStart(64, "0")}`
    })
  })

  test.each<[string, Partial<Sending>]>([
    ["nothing", { amount: "0" }],
    ["less than nothing", { amount: "-1" }],
    ["words", { amount: "all" }],
    ["an exponent", { amount: "1e3" }],
    ["more digits than the token has", { amount: "0.0000001", token: { address: usdc, decimals: 6 } }],
    ["2^256", { amount: (2n ** 256n).toString(), token: { address: usdc, decimals: 0 } }],
    ["a receiver that is none", { receiver: "0x12" }],
    ["a receiver with a mistaken letter", { receiver: receiver.replace("C", "c") }],
    ["the zero address", { receiver: `0x${"0".repeat(40)}` }],
    ["a receiver without 0x", { receiver: receiver.slice(2) }],
    ["a name", { receiver: "anna.eth" }],
    ["the token's own contract as receiver", { receiver: usdc.toLowerCase(), token: { address: usdc, decimals: 6 } }]
  ])("rejects %s", (_, changes) => {
    expect(Either.getOrThrow(Either.flip(sendRequest(makeSending(changes)))).message).toBe(
      "Please enter a valid amount and receiver address"
    )
  })

  test("sends exactly the amount that was written", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 128n }), fc.integer({ min: 0, max: 36 }), (units, decimals) => {
        const digits = units.toString().padStart(decimals + 1, "0")
        const amount = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
        const request = Either.getOrThrow(sendRequest(makeSending({ amount, token: { decimals } })))
        expect(BigInt(request.value)).toBe(units)
      })
    )
  })
})
